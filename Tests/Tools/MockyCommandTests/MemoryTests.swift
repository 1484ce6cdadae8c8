import Foundation
import Testing

@testable import MockyCommand

/// The tool remembers its runs, and forgets them when they are of no use to the next one.
@Suite struct MemoryTests {
  private let folder = ScratchFolder()

  init() throws {
    try folder.write("let door = MockDoor.self\nfunc test() { open(1) }", to: "T/T.swift")
    try folder.write("protocol Door { func open() }\nfunc a() { b() }", to: "App/Door.swift")
    try folder.write("protocol Gate { func shut() }", to: "App/Gate.swift")
  }

  @Test func whereNothingHasChangedNothingIsWritten() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let memory = try folder.text("Mocks.digests")
    #expect(try writes() == [])
    #expect(try folder.text("Mocks.digests") == memory)
  }

  @Test(arguments: [
    ("T/T.swift", "let door = MockDoor.self\nfunc test() { shut(\"}\")\n\n }"),
    ("App/Door.swift", "protocol Door { func open() }\nfunc a() { { c() }() }"),
  ])
  func aBodyThatChangesIsNoReasonToWriteMocks(file: String, text: String) throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let written = try folder.text("Mocks.swift")
    try folder.write(text, to: file)
    #expect(try writes() == ["Mocks.digests"])
    #expect(try writes() == [])
    try folder.delete("Mocks.digests")
    #expect(run() == Outcome())
    #expect(try folder.text("Mocks.swift") == written)
  }

  @Test(arguments: [
    ("T/T.swift", "let door = MockDoor.self\nfunc test() { MockGate() }", "class MockGate"),
    ("App/Door.swift", "protocol Door { func lock() }\nfunc a() { b() }", "func lock()"),
    ("App/Door.swift", "func a() { b()\n }\nprotocol Door { func open() }", "// Door.swift:3"),
    ("App/Key.swift", "extension Door { func b() {} }\nimport Locks", "class MockDoor"),
  ])
  func whatMattersIsWritten(file: String, text: String, expected: String) throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    try folder.write(text, to: file)
    #expect(try writes().first == "Mocks.digests")
    #expect(try folder.text("Mocks.swift").contains(expected))
    try check()
  }

  @Test func anotherContentOfTheSameSizeAndTimeIsSeen() throws {
    defer { folder.remove() }
    let path = folder.path("App/Door.swift")
    #expect(run() == Outcome())
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try folder.write("protocol Door { func lock() }\nfunc a() { b() }", to: "App/Door.swift")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(run() == Outcome())
    #expect(try folder.text("Mocks.swift").contains("func lock()"))
  }

  @Test func aSourceThatWasOnlyTouchedIsNoReason() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    try folder.write(try folder.text("App/Door.swift"), to: "App/Door.swift")
    #expect(try writes() == [])
  }

  @Test func aSourceThatIsGoneIsForgotten() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    try folder.delete("App/Door.swift")
    #expect(try writes() == ["Mocks.digests", "Mocks.swift"])
    #expect(try !folder.text("Mocks.swift").contains("MockDoor"))
    try check()
  }

  @Test func aSourceOfAnotherNameIsReadAnew() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    try folder.write(try folder.text("App/Door.swift"), to: "App/Portal.swift")
    try folder.delete("App/Door.swift")
    #expect(run() == Outcome())
    #expect(try folder.text("Mocks.swift").contains("// Portal.swift:1"))
    try check()
  }

  @Test func aFileThatIsGoneOrChangedIsWrittenAgain() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let written = try folder.text("Mocks.swift")
    try folder.delete("Mocks.swift")
    #expect(run() == Outcome())
    #expect(try folder.text("Mocks.swift") == written)
    try folder.write(written + "let a = 1", to: "Mocks.swift")
    #expect(run() == Outcome())
    #expect(try folder.text("Mocks.swift") == written)
  }

  @Test(arguments: ["", "1", "1\n2\n", "1\n2\n3 4\n5 6\n7 8\n", "\u{0}"])
  func garbageIsPassedOver(text: String) throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let memory = try folder.text("Mocks.digests")
    let first = memory.prefix { $0 != "\n" }
    try folder.write("\(first)\n\(text)", to: "Mocks.digests")
    #expect(try writes() == ["Mocks.digests"])
    #expect(try folder.text("Mocks.digests") == memory)
  }

  @Test func anotherToolReadsAnew() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    #expect(try writes(edition: "2") == ["Mocks.digests"])
    #expect(try writes(edition: nil) == [])
    #expect(try writes(edition: "2") == [])
  }

  @Test func otherArgumentsAreReadAnew() throws {
    defer { folder.remove() }
    try folder.write("#if A\nprotocol Door {}\n#endif", to: "App/Door.swift")
    #expect(run() == Outcome())
    #expect(run(words + ["-D", "A"]) == Outcome())
    #expect(try folder.text("Mocks.swift").contains("#if true"))
    #expect(run(words + ["--module", "Other", folder.path("T/../App/Gate.swift")]) == Outcome())
    #expect(try folder.text("Mocks.swift").contains("#if A"))
  }

  @Test func warningsAreSaidEachTime() throws {
    defer { folder.remove() }
    let uses = "let door = MockDor.self; let gate = MockGate.self"
    try folder.write("import App\n\(uses)", to: "T/T.swift")
    let outcome = run()
    #expect(outcome.errors.hasSuffix("did you mean 'Door'?\n"))
    #expect(run() == outcome)
  }

  @Test func mistakesAreSaidEachTime() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    try folder.write("protocol Door { func open( }", to: "App/Door.swift")
    let outcome = run()
    #expect(outcome.code == 1)
    #expect(run() == outcome)
  }

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    defer { folder.remove() }
    let path = folder.path("Mocks.digests")
    try folder.write("mine", to: "Mocks.digests")
    let reason = "mockygen did not write the file that is there"
    #expect(run() == Outcome.failure("cannot write '\(path)': \(reason)"))
    #expect(try folder.text("Mocks.digests") == "mine")
    try folder.delete("Mocks.digests")
    try folder.make("Mocks.digests")
    #expect(run().errors.hasPrefix("error: cannot write '\(path)': "))
    #expect(try folder.text("Mocks.swift").contains("class MockDoor"))
  }

  @Test func aMissingFolderIsAnError() throws {
    defer { folder.remove() }
    let path = folder.path("Nowhere/Mocks.digests")
    let outcome = run(words.map { $0.hasSuffix("Mocks.digests") ? path : $0 })
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("error: cannot write '\(path)': "))
  }

  @Test func twoToolsAtOnceLeaveWhatOneWouldHaveLeft() async throws {
    defer { folder.remove() }
    let (folder, words) = (folder, words)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 {
        group.addTask { _ = Tool(edition: "1").run(words) }
      }
    }
    #expect(try folder.names() == ["App", "Mocks.digests", "Mocks.swift", "T"])
    try check()
  }

  private var words: [String] {
    [
      "generate", "--output", folder.path("Mocks.swift"), "--memory", folder.path("Mocks.digests"),
      "--tests", "T", folder.path("T"), "--module", "App", folder.path("App"),
    ]
  }

  private func run(_ words: [String]? = nil) -> Outcome {
    Tool(edition: "1").run(words ?? self.words)
  }

  /// Returns the names of the files that a run writes.
  private func writes(edition: String? = "1") throws -> [String] {
    let before = try folder.editions()
    #expect(Tool(edition: edition).run(words) == Outcome())
    return try folder.editions().filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// Expects the file to be as a tool without memory writes it, and the next run to know that.
  private func check() throws {
    let written = try folder.text("Mocks.swift")
    #expect(try writes() == [])
    let words = ["generate"] + words.dropFirst(5)
    #expect(Tool().run(words) == Outcome(output: written))
  }
}
