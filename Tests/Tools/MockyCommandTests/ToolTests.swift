import Foundation
import Testing

@testable import MockyCommand

@Suite struct ToolTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mocky-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "App/Inside"), withIntermediateDirectories: true)
    try write("public protocol Door { func open() }", to: "App/Inside/Door.swift")
    try write("let door = MockDoor.self", to: "Tests.swift")
  }

  @Test func mocksAreWrittenIntoAFile() throws {
    defer { remove() }
    let outcome = Tool().run(words("generate") + ["--output", path("Mocks.swift")])
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "")
    let text = try String(contentsOfFile: path("Mocks.swift"), encoding: .utf8)
    #expect(text.contains("// Door.swift:1\nnonisolated final class MockDoor: Door,"))
  }

  @Test func aFileThatWouldNotChangeIsLeftAsItIs() throws {
    defer { remove() }
    let words = words("generate") + ["--output", path("Mocks.swift")]
    _ = Tool().run(words)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: path("Mocks.swift"))
    #expect(Tool().run(words).code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path("Mocks.swift"))
    #expect(attributes[.modificationDate] as? Date == old)
  }

  @Test func withoutAFileTheyAreSaid() {
    defer { remove() }
    let outcome = Tool().run(words("generate"))
    #expect(outcome.output.contains("class MockDoor"))
    #expect(outcome.code == 0)
  }

  @Test func argumentsMayStandInAFile() throws {
    defer { remove() }
    try write(words("generate").dropFirst().joined(separator: "\n"), to: "arguments")
    let outcome = Tool().run(["generate", "@\(path("arguments"))"])
    #expect(outcome == Tool().run(words("generate")))
  }

  @Test func aMockThatCannotBeWrittenIsAnError() throws {
    defer { remove() }
    try write("public protocol Door { func open( }", to: "App/Inside/Door.swift")
    let outcome = Tool().run(words("generate") + ["--output", path("Mocks.swift")])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("\(path("App"))/Inside/Door.swift:1:"))
    #expect(!FileManager.default.fileExists(atPath: path("Mocks.swift")))
  }

  @Test func aMissingFileIsAnError() {
    defer { remove() }
    let outcome = Tool().run(["generate", "--tests", "T", path("none.swift")])
    #expect(outcome.code == 1)
    #expect(outcome.errors == "error: no such file or folder: '\(path("none.swift"))'\n")
  }

  @Test func misuseHasACodeOfItsOwn() {
    defer { remove() }
    let outcome = Tool().run(["frob"])
    #expect(outcome.code == 64)
    #expect(outcome.errors == "error: unknown command 'frob'\nSee 'mockygen --help'.\n")
    #expect(Tool().run([]).code == 64)
  }

  private func words(_ command: String) -> [String] {
    [command, "--tests", "AppTests", path("Tests.swift"), "--module", "App", path("App")]
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }
}
