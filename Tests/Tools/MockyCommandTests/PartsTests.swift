import Testing

@testable import MockyCommand

/// Mocks are written in several files.
@Suite struct PartsTests {
  private let folder = ScratchFolder()
  private let names = ["Door", "Gate", "Key", "Lamp", "Lock", "Window", "Wall", "Roof"]

  init() throws {
    let uses = names.map { "let a\($0) = Mock\($0).self\n" }.joined()
    try folder.write("import Foundation\n\(uses)", to: "T/T.swift")
    for name in names {
      try folder.write(
        "import \(name)s\npublic protocol \(name) { func a() }", to: "App/\(name).swift")
    }
  }

  @Test func eachMockStandsInOne() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let texts = try texts
    #expect(try folder.names() == ["App", "M+1.swift", "M+2.swift", "M+3.swift", "T"])
    for name in names {
      #expect(texts.filter { $0.contains("final class Mock\(name):") }.count == 1)
      #expect(texts.filter { $0.contains("class \(name)Expectations") }.count <= 1)
    }
  }

  @Test func eachImportsWhatItNeeds() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    for text in try texts {
      for name in names {
        #expect(text.contains("import \(name)s\n") == text.contains("class Mock\(name):"))
      }
      #expect(text.contains("import Mocky\n"))
    }
  }

  @Test func oneThatNothingStandsInHasACommentOnly() throws {
    defer { folder.remove() }
    try folder.write("let door = MockDoor.self", to: "T/T.swift")
    #expect(run() == Outcome())
    let empty = "// Written by mockygen for the mocks that T uses. Changes will be lost.\n"
    #expect(try texts.filter { $0 == empty }.count == 2)
  }

  @Test func aProtocolThatChangesChangesOne() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let before = try texts
    try folder.write(
      "import Lamps\npublic protocol Lamp { func b() }", to: "App/Lamp.swift")
    #expect(run() == Outcome())
    let changed = zip(before, try texts).filter { $0 != $1 }
    #expect(changed.count == 1)
    #expect(changed.allSatisfy { $1.contains("class MockLamp:") })
  }

  @Test func aMockThatIsNoLongerUsedChangesOne() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let before = try texts
    let uses = names.dropFirst().map { "let a\($0) = Mock\($0).self\n" }.joined()
    try folder.write("import Foundation\n\(uses)", to: "T/T.swift")
    #expect(run() == Outcome())
    #expect(zip(before, try texts).filter { $0 != $1 }.count == 1)
  }

  @Test func theyAreNoSourcesThemselves() throws {
    defer { folder.remove() }
    #expect(run() == Outcome())
    let texts = try texts
    #expect(run((1...3).map { folder.path("M+\($0).swift") }) == Outcome())
    #expect(try self.texts == texts)
  }

  private var texts: [String] {
    get throws { try (1...3).map { try folder.text("M+\($0).swift") } }
  }

  /// - Parameter others: what else are said to be tests.
  private func run(_ others: [String] = []) -> Outcome {
    Tool().run(
      ["generate", "--output", folder.path("M.swift"), "--parts", "3", "--tests", "T"]
        + [folder.path("T")] + others + ["--module", "App", folder.path("App")])
  }
}
