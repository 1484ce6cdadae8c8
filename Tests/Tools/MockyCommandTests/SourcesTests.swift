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
    let disk = ChangedDisk()
    let words = [
      "generate", "--tests", "T", folder.path("T"), folder.path("T/../T/T.swift"), "--module",
      "App", folder.path("App/A.swift"), folder.path("App"), "--output", folder.path("M.swift"),
    ]
    #expect(Tool(disk).run(words) == Outcome())
    #expect(disk.reads.names == ["T.swift", "A.swift"])
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

  @Test func namesThatAreNotUTF8AreSkippedWithAWarning() throws {
    defer { folder.remove() }
    // Apple's file systems refuse such names.
    guard make("T/caf\u{1}.swift"), make("T/caf\u{1}.txt"), make("T/bo\u{1}te", isFolder: true)
    else { return }
    let path = folder.path("T")
    let outcome = list("T")
    #expect(
      outcome.errors == """
        \(path)/bo\u{FFFD}te: warning: skipped, as its name is not UTF-8
        \(path)/caf\u{FFFD}.swift: warning: skipped, as its name is not UTF-8
        \(path)/caf\u{FFFD}.txt: warning: skipped, as its name is not UTF-8

        """)
    #expect(outcome.code == 0)
    #expect(outcome.output == "MockDoor\tT.Door\t\(path)/T.swift:1\n")
  }

  @Test func aNamedFileMustHaveANameInUTF8() throws {
    defer { folder.remove() }
    let path = folder.path("T/caf\u{FFFD}.swift")
    let reason = "its name is not UTF-8, which the Swift compiler demands\n"
    #expect(
      list("T/caf\u{FFFD}.swift")
        == Outcome(code: 1, errors: "error: cannot read '\(path)': \(reason)"))
    let words = ["generate", "--tests", "T", folder.path("T"), "--output", path]
    #expect(
      Tool().run(words) == Outcome(code: 1, errors: "error: cannot write '\(path)': \(reason)"))
    #expect(try folder.names(in: "T") == ["T.swift"])
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
