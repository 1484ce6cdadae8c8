import Foundation
import Testing

@testable import MockyCommand

/// The tool reads the sources of the tested modules, each file once.
@Suite struct SourcesTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("protocol Door { func open() }\nlet door = MockDoor.self", to: "T/T.swift")
    try folder.write("protocol Gate {}", to: "App/A.swift")
  }

  @Test func eachIsReadOnce() throws {
    defer { folder.remove() }
    let words = [
      "generate", "--tests", "T", folder.path("T"), folder.path("T/../T/T.swift"), "--module",
      "App", folder.path("App/A.swift"), folder.path("App"), "--output", folder.path("M.swift"),
    ]
    #expect(Tool().run(words) == Outcome())
    #expect(try folder.text("M.swift").ranges(of: "class MockDoor").count == 1)
  }

  @Test(arguments: [
    (nil, false), ("[.target(name: \"App\")]", true),
    ("[.target(name: \"App\", swiftSettings: [.defaultIsolation(MainActor.self)])]", false),
    (
      "[\"App\"].map { .target(name: $0, swiftSettings: [.defaultIsolation(MainActor.self)]) }",
      false
    ),
  ])
  func anInitializerThatMayBeOnTheMainActorIsNotCalled(_ targets: String?, _ isCalled: Bool) throws
  {
    defer { folder.remove() }
    try folder.write(
      "protocol Lid { func hinge() -> Hinge }\nstruct Hinge { init() {} }", to: "App/A.swift")
    try folder.write("let lid = MockLid.self", to: "T/T.swift")
    if let targets {
      try folder.write(
        "// swift-tools-version: 6.2\nlet package = Package(name: \"App\", targets: \(targets))",
        to: "Package.swift")
    }
    let outcome = Tool().run([
      "generate", "--tests", "T", folder.path("T"), "--module", "App", folder.path("App"),
      "--output", folder.path("M.swift"),
    ])
    #expect(outcome == Outcome())
    let text = try folder.text("M.swift")
    #expect(text.contains("return Hinge()") == isCalled)
  }

  @Test func aLinkToAFolderIsAnError() throws {
    defer { folder.remove() }
    try folder.link("Link", to: "T")
    let message = "'\(folder.path("Link"))' is a link or a special file, not a source"
    #expect(generate("Link") == .failure(message))
  }

  @Test func aFolderWithoutSourcesIsAnError() throws {
    defer { folder.remove() }
    try folder.make("Empty")
    #expect(
      generate("Empty") == .failure("no Swift files for '--tests T' in '\(folder.path("Empty"))'"))
  }

  @Test func whatIsNoFileIsSkippedWithAWarning() throws {
    defer { folder.remove() }
    try folder.make("T/a.swift")
    try folder.write(
      "protocol Lid { func open() }\nlet lid = MockLid.self", to: "T/a.swift/a.swift")
    #expect(mkfifo(folder.path("T/b.swift"), 0o600) == 0)
    try folder.link("T/c.swift", to: "none")
    try folder.link("T/d.swift", to: "../App")
    try folder.link("T/e.swift", to: "../App/A.swift")
    try folder.link("T/f", to: "../App")
    let path = folder.path("T")
    let outcome = generate("T")
    #expect(
      outcome.errors == """
        \(path)/b.swift: warning: skipped, as it is a link or a special file
        \(path)/c.swift: warning: skipped, as it is a link or a special file
        \(path)/d.swift: warning: skipped, as it is a link or a special file
        \(path)/f: warning: skipped, as it is a link or a special file

        """)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("class MockDoor"))
    #expect(outcome.output.contains("class MockLid"))
  }

  @Test func namesThatAreNotUTF8AreSkippedWithAWarning() throws {
    defer { folder.remove() }
    // Apple's file systems refuse such names.
    guard make("T/caf\u{1}.swift"), make("T/caf\u{1}.txt"), make("T/bo\u{1}te", isFolder: true)
    else { return }
    let path = folder.path("T")
    let outcome = generate("T")
    #expect(
      outcome.errors == """
        \(path)/bo\u{FFFD}te: warning: skipped, as its name is not UTF-8
        \(path)/caf\u{FFFD}.swift: warning: skipped, as its name is not UTF-8
        \(path)/caf\u{FFFD}.txt: warning: skipped, as its name is not UTF-8

        """)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("class MockDoor"))
  }

  /// Makes a file or a folder with the byte `0xE9` for each `U+0001` of its name.
  private func make(_ name: String, isFolder: Bool = false) -> Bool {
    let bytes = folder.path(name).utf8CString.map { $0 == 1 ? CChar(bitPattern: 0xE9) : $0 }
    if isFolder { return mkdir(bytes, 0o700) == 0 }
    let file = open(bytes, O_CREAT | O_WRONLY, 0o600)
    return file >= 0 && close(file) == 0
  }

  @Test func whatIsNamedMustBeAFile() throws {
    defer { folder.remove() }
    #expect(mkfifo(folder.path("b.swift"), 0o600) == 0)
    let message = "'\(folder.path("b.swift"))' is a link or a special file, not a source"
    #expect(generate("b.swift") == .failure(message))
  }

  @Test func bytesThatAreNotTextAreAnError() throws {
    defer { folder.remove() }
    try Data("let ä = 1\n// ".utf8 + [0xE4, 0x20]).write(
      to: URL(filePath: folder.path("T/T.swift")))
    #expect(
      generate("T")
        == Outcome(
          code: 1, errors: "\(folder.path("T"))/T.swift:2:4: error: this is not UTF-8\n"))
  }

  private func generate(_ name: String) -> Outcome {
    Tool().run(["generate", "--tests", "T", folder.path(name)])
  }
}
