import Foundation
import Testing

@testable import MockyCommand

/// The tool writes over its own files only.
@Suite struct OutputTests {
  private let folder = ScratchFolder()
  private var output: String { folder.path("Mocks.swift") }

  init() throws {
    try folder.write("protocol Door { func open() }\nlet door = MockDoor.self", to: "Tests.swift")
  }

  @Test func whatItWroteIsWrittenAgain() throws {
    defer { folder.remove() }
    try folder.write(
      "// Written by mockygen for the mocks that T uses. Changes will be lost.\nlet a = 1",
      to: "Mocks.swift")
    #expect(generate() == Outcome())
    #expect(try folder.text("Mocks.swift").contains("class MockDoor"))
    #expect(try folder.names() == ["Mocks.swift", "Tests.swift"])
  }

  @Test(arguments: ["", "let a = 1\n", "\n// Written by mockygen for the mocks that T uses."])
  func somebodysFileIsLeft(text: String) throws {
    defer { folder.remove() }
    try folder.write(text, to: "Mocks.swift")
    #expect(generate() == refused("cannot write '\(output)': \(Self.reason)"))
    #expect(try folder.text("Mocks.swift") == text)
  }

  @Test func aSourceIsLeft() throws {
    defer { folder.remove() }
    let source = folder.path("Tests.swift")
    let text = try folder.text("Tests.swift")
    #expect(
      generate(to: folder.path("./Tests.swift"))
        == refused("cannot write '\(folder.path("./Tests.swift"))': \(Self.reason)"))
    #expect(try folder.text("Tests.swift") == text)
    #expect(generate(to: source) == refused("cannot write '\(source)': \(Self.reason)"))
  }

  @Test func aFolderIsLeft() throws {
    defer { folder.remove() }
    try folder.make("Mocks.swift")
    #expect(generate().errors.hasPrefix("error: cannot write '\(output)': "))
    #expect(Files.isFolder(output) == true)
  }

  @Test func aLinkToAFileStaysOne() throws {
    defer { folder.remove() }
    try folder.link("Mocks.swift", to: "none")
    try folder.write("let a = 1", to: "none")
    #expect(generate() == refused("cannot write '\(output)': \(Self.reason)"))
    try folder.write("// Written by mockygen for the mocks that T uses.", to: "none")
    #expect(generate() == Outcome())
    #expect(try folder.text("none").contains("class MockDoor"))
    var status = stat()
    #expect(lstat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func aMissingFolderIsAnError() throws {
    defer { folder.remove() }
    let outcome = generate(to: folder.path("none/Mocks.swift"))
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("error: cannot write '\(folder.path("none/Mocks.swift"))': "))
    #expect(try folder.names() == ["Tests.swift"])
  }

  @Test func whatWasWrittenBesideTheTestsIsNoSource() throws {
    defer { folder.remove() }
    let words = ["generate", "--tests", "T", folder.path(""), "--output", output]
    #expect(Tool().run(words) == Outcome())
    let text = try folder.text("Mocks.swift")
    #expect(text.contains("class MockDoor"))
    #expect(Tool().run(words) == Outcome())
    #expect(try folder.text("Mocks.swift") == text)
  }

  private static let reason = "mockygen did not write the file that is there"

  private func generate(to path: String? = nil) -> Outcome {
    Tool().run([
      "generate", "--tests", "T", folder.path("Tests.swift"), "--output", path ?? output,
    ])
  }

  private func refused(_ message: String) -> Outcome {
    Outcome(code: 1, errors: "error: \(message)\n")
  }
}
