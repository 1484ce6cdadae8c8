import Foundation

/// A few lines of a test with a mistake in them, and what the compiler says of them.
///
///     == the mock alone
///     expectThat(store)
///     -- 1:1: error: 'buildExpression' is unavailable: …
///
/// The lines are in a `check` block unless the heading ends with another place in parentheses. Each
/// message has its line and column within them; line 0 is the one before.
struct Mistake: Sendable, CustomStringConvertible {
  let heading: String
  let code: [String]
  let said: [String]

  init(heading: String, code: [String], said: [String]) {
    self.heading = heading
    self.code = code
    self.said = said
  }

  /// Reads it from the lines of a file, from its heading to the next one.
  init(_ lines: ArraySlice<Substring>) {
    let below = lines.dropFirst()
    heading = String(lines.first?.dropFirst(3) ?? "")
    said = below.filter { $0.hasPrefix("-- ") }.map { String($0.dropFirst(3)) }
    let code = below.filter { !$0.hasPrefix("-- ") }.map(String.init)
    self.code = code.last == "" ? code.dropLast() : code
  }

  var description: String { heading }

  /// It as it stands in a file.
  var text: String {
    (["== \(heading)"] + code + said.map { "-- \($0)" }).map { "\($0)\n" }.joined()
  }

  /// Returns the mistake with other messages.
  func saying(_ messages: [String]) -> Mistake {
    Mistake(heading: heading, code: code, said: messages)
  }
}

/// The file around the lines of a mistake.
extension Mistake {
  /// The file around them.
  var source: String { (before + code + after).map { "\($0)\n" }.joined() }

  /// How many lines of ``source`` stand before them.
  var linesBefore: Int { before.count }

  private var before: [String] {
    switch place {
    case "file": Self.imports
    case "test": Self.imports + Self.function + [") {"]
    case "async test": Self.imports + Self.function + [") async {"]
    default: Self.imports + Self.function + [") {", "context.check {"]
    }
  }

  private var after: [String] {
    switch place {
    case "file": []
    case "test", "async test": ["}"]
    default: ["}", "}"]
    }
  }

  private var place: Substring? { heading.firstMatch(of: /\((test|async test|file)\)$/)?.1 }

  private static let imports = ["import Foundation", "import Mocky", "import Testing", ""]

  private static let function = [
    "private func mistake(",
    "  _ context: Mockery, _ store: MockStore, _ repository: MockUserRepository,",
    "  _ clock: MockClock, _ cache: MockCache<String, Int>, _ channel: MockChannel,",
    "  _ downloader: MockDownloader, _ presenter: MockPresenter, _ printer: MockPrinter,",
    "  _ overloads: MockOverloads, _ real: any Store, _ door: StateMachine<Door>,",
    "  _ readiness: StateMachine<String>, _ opening: CallSequence",
  ]
}
