import Foundation
import Testing

@testable import MockyCommand

/// Which files the tool reads, and how often.
@Suite struct SourcesTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("protocol Door { func open() }\nlet door = MockDoor.self", to: "T/T.swift")
    try folder.write("protocol Gate {}", to: "App/A.swift")
  }

  @Test func eachIsReadOnce() throws {
    defer { folder.remove() }
    let disk = ChangedDisk()
    let words = [
      "generate", "--tests", "T", folder.path("T"), folder.path("T/../T/T.swift"), "--module",
      "App", folder.path("App/A.swift"), folder.path("App"), "--output", folder.path("M.swift"),
    ]
    #expect(Tool(disk).run(words) == Outcome())
    #expect(disk.reads.names == ["T.swift", "A.swift"])
  }

  @Test func aLinkToAFolderIsAnError() throws {
    defer { folder.remove() }
    try folder.link("Link", to: "T")
    let path = folder.path("Link")
    #expect(
      list("Link")
        == Outcome(
          code: 1, errors: "error: '\(path)' is a link to a folder; name the folder itself\n"))
  }

  @Test func aFolderWithoutSourcesIsAnError() throws {
    defer { folder.remove() }
    try folder.make("Empty")
    #expect(
      list("Empty")
        == Outcome(
          code: 1,
          errors: "error: no Swift files for '--tests T' in '\(folder.path("Empty"))'\n"))
  }

  @Test func whatIsNoFileIsSkippedWithAWarning() throws {
    defer { folder.remove() }
    try folder.make("T/a.swift")
    #expect(mkfifo(folder.path("T/b.swift"), 0o600) == 0)
    try folder.link("T/c.swift", to: "none")
    try folder.link("T/d.swift", to: "../App")
    try folder.link("T/e.swift", to: "../App/A.swift")
    try folder.link("T/f", to: "../App")
    let path = folder.path("T")
    let outcome = list("T")
    #expect(
      outcome.errors == """
        \(path)/a.swift: warning: skipped, as it is a folder
        \(path)/b.swift: warning: skipped, as it is a fifo
        \(path)/c.swift: warning: skipped, as it is a link that leads nowhere
        \(path)/d.swift: warning: skipped, as it is a link to a folder
        \(path)/f: warning: skipped, as it is a link to a folder

        """)
    #expect(outcome.code == 0)
    #expect(outcome.output == "MockDoor\tT.Door\t\(path)/T.swift:1\n")
  }

  @Test func whatIsNamedMustBeAFile() throws {
    defer { folder.remove() }
    #expect(mkfifo(folder.path("b.swift"), 0o600) == 0)
    #expect(
      list("b.swift")
        == Outcome(
          code: 1, errors: "error: '\(folder.path("b.swift"))' is a fifo, not a source\n"))
  }

  @Test func bytesThatAreNotTextAreAnError() throws {
    defer { folder.remove() }
    try Data("let ä = 1\n// ".utf8 + [0xE4, 0x20]).write(
      to: URL(filePath: folder.path("T/T.swift")))
    #expect(
      list("T")
        == Outcome(
          code: 1, errors: "\(folder.path("T"))/T.swift:2:4: error: this is not UTF-8\n"))
  }

  private func list(_ name: String) -> Outcome {
    Tool().run(["list", "--tests", "T", folder.path(name)])
  }
}
