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

  @Test func aFolderWithoutSourcesIsAnError() throws {
    defer { folder.remove() }
    try folder.make("Empty")
    #expect(
      generate("Empty") == .failure("no Swift files for '--tests T' in '\(folder.path("Empty"))'"))
  }

  @Test func whatIsNoFileIsSkipped() throws {
    defer { folder.remove() }
    try folder.make("T/a.swift")
    try folder.write(
      "protocol Lid { func open() }\nlet lid = MockLid.self", to: "T/a.swift/a.swift")
    try folder.link("T/c.swift", to: "none")
    try folder.link("T/d.swift", to: "../App")
    try folder.link("T/e.swift", to: "../App/A.swift")
    try folder.link("T/f", to: "..")
    let outcome = generate("T")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("class MockDoor"))
    #expect(outcome.output.contains("class MockLid"))
  }

  private func generate(_ name: String) -> Outcome {
    Tool().run(["generate", "--tests", "T", folder.path(name)])
  }
}
