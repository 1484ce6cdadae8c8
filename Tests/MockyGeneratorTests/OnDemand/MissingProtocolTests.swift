import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Messages about mocks whose protocol is not found.
@Suite struct MissingProtocolTests {
  private let app = """
    protocol Reading {}
    class Reader {}
    struct Page {}
    enum Size {}
    private protocol Secret {}
    typealias Pages = [Page]
    """

  private func warnings(_ tests: String) -> [String] {
    Sources(tests: "import Newsroom\nimport XCTest\n" + tests)
      .adding("Reading.swift", in: "Newsroom", app)
      .mocks.warnings.map(\.description)
  }

  @Test(arguments: [
    (
      "let a = MockReeding.self",
      "no protocol or class 'Reeding' in Newsroom; did you mean 'Reading'?"
    ),
    (
      "let a = MockRaeding.self",
      "no protocol or class 'Raeding' in Newsroom; did you mean 'Reading'?"
    ),
    ("let a = MockReadr.self", "no protocol or class 'Readr' in Newsroom; did you mean 'Reader'?"),
    (
      "let a = MockPage.self",
      "'MockPage' is not generated: 'Page' is a struct without closures; "
        + "use a real one, or mock a protocol that it conforms to"
    ),
    (
      "let a = MockSize.self",
      "'MockSize' is not generated: 'Size' is an enum, not a protocol or a class; "
        + "use a real one, or mock a protocol that it conforms to"
    ),
    (
      "let a = MockHue.self\nprivate enum Hue {}",
      "'MockHue' is not generated: 'Hue' is an enum, not a protocol or a class; "
        + "use a real one, or mock a protocol that it conforms to"
    ),
    (
      "let a = MockSecret.self",
      "'MockSecret' is not generated: 'Secret' is private, and its mock is in another file; "
        + "remove 'private'"
    ),
    (
      "let a = MockHidden.self\nfileprivate protocol Hidden {}",
      "'MockHidden' is not generated: 'Hidden' is fileprivate, and its mock is in another file; "
        + "remove 'fileprivate'"
    ),
    (
      "let a = MockURLSession.self",
      "'MockURLSession' is not generated: 'URLSession' is a class of the system, whose source is not "
        + "available; declare a protocol with the members that your code calls, let 'URLSession' "
        + "conform to it, and mock the protocol"
    ),
  ])
  func whatMayHaveBeenMeant(use: String, message: String) {
    #expect(warnings(use) == ["Tests.swift:3:9: warning: \(message)"])
  }

  @Test(arguments: [
    "let a = MockReading.self", "let a = MockReader.self", "let a = MockPages.self",
    "let a = MockReeding.self\nclass MockReeding {}",
    "@Mockable private protocol Reeding {}\nlet a = MockReeding.self", "let a = Mockery.self",
    "let a = MockElephant.self", "import MockReeding",
    "let a = \"MockReeding\"",
    "import Elsewhere\nlet a = MockReeding.self",
  ])
  func nothingIsSaidWithoutReason(tests: String) {
    #expect(warnings(tests) == [])
  }

  /// A build that does not run the command again shows the warning, too.
  @Test func theCompilerIsToldOfAWarningAtItsPlace() {
    let sources = Sources(tests: "import Newsroom\nfunc test() { _ = MockReeding.self }")
      .adding("Reading.swift", in: "Newsroom", app)
    #expect(
      sources.mocks.source == """
        // Written by mockygen for the mocks that AppTests uses. Changes will be lost.
        #sourceLocation(file: "Tests.swift", line: 2)
                 #warning("no protocol or class 'Reeding' in Newsroom; did you mean 'Reading'?")
        #sourceLocation()

        """)
  }

  @Test func pathsInTheSourceAreEscaped() {
    let test = SourceInput(
      path: #"My "own"\T.swift"#, module: "AppTests",
      bytes: Array("import App\n_ = MockReeding.self".utf8))
    let reading = SourceInput(path: "R.swift", module: "App", bytes: Array(app.utf8))
    let mocks = MocksOnDemand(of: [test], module: "AppTests", reading: [ReadSource(reading)])
    #expect(mocks.source.contains(##"#sourceLocation(file: "My \"own\"\\T.swift", line: 2)"##))
  }

  @Test func nothingIsSaidOfWhatADependencyDeclares() {
    let sources = Sources(tests: "import App\nlet a = MockReeding.self", app: app)
      .adding("Mocks.swift", in: "Support", "public class MockReeding {}")
    #expect(sources.mocks.warnings == [])
  }
}
