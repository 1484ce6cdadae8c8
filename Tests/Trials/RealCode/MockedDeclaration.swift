import MockyCommand
import MockyGenerator

/// The declarations that a trial writes mocks of.
enum DeclarationKind: CaseIterable {
  case `protocol`, `class`

  /// Returns the declarations of a source that can have a mock.
  func declarations(in source: ReadSource) -> [FoundProtocol] {
    source.found.filter { found in
      guard self == .class else { return found.kind == .protocol && found.isVisible }
      return found.kind == .class && found.isVisible
        && !found.declaration.header.has(modifier: "final")
    }
  }

  var plural: String { self == .class ? "classes" : "protocols" }
}

/// A protocol or a class of a package, and the result for its mock.
struct MockedDeclaration {
  let name: String
  let path: String
  private(set) var state = State.compiled
  /// The first message of the generator or the compiler.
  private(set) var reason = ""
  /// True if the conditions around it hold.
  var isActive = true
  private(set) var text = ""
  let found: FoundProtocol

  enum State { case refused, compiled, warned, failed }

  /// The end of the warning that shows that conditions hold.
  static let activity = "warning: RealCode"

  /// Writes the mock.
  ///
  /// - Parameters:
  ///   - found: the protocol or the class.
  ///   - sources: those of its module, and of all that this depends on.
  ///   - path: where the mock is to be written to.
  init(_ found: FoundProtocol, in sources: [ReadSource], path: String) {
    self.found = found
    name = found.qualifiedName
    self.path = path
    let mockName = (found.enclosing + ["Mock\(found.name)"]).joined(separator: ".")
    // All mocks are compiled together, and each of them would bring those that it returns.
    let others = Set(
      sources.flatMap(DeclarationKind.protocol.declarations).filter(\.enclosing.isEmpty).map(\.name)
    )
    .subtracting([found.name]).map { "class Mock\($0) {}\n" }.joined()
    let test = "import \(found.module)\nlet mock = \(mockName).self\n" + others
    let mocks = MocksOnDemand(
      of: [SourceInput(path: "Test.swift", module: "Tests", bytes: Array(test.utf8))],
      module: "Tests", reading: sources)
    if let problem = mocks.problems.first {
      state = .refused
      reason = problem.message
    } else if mocks.mocked.isEmpty {
      state = .refused
      // A message under a condition, which may not hold, is no problem.
      let message = mocks.source.split(separator: "\n").first { $0.contains("#error") }
      reason = message.map(String.init) ?? "'Mock\(found.name)' is declared already"
    }
    isActive = found.conditions.isEmpty
    text = isActive ? mocks.source : Self.showingActivity(mocks.source)
  }

  /// A warning beside the mock, under its conditions.
  private static func showingActivity(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }.hasPrefix("// ") && line.contains(".swift:")
        ? "\(line.prefix { $0 == " " })#warning(\"RealCode\")\n\(line)" : line
    }.joined(separator: "\n")
  }

  mutating func note(_ diagnostic: String, _ isError: Bool) {
    if isError, state != .failed {
      state = .failed
      reason = diagnostic
    } else if state == .compiled {
      state = .warned
      reason = diagnostic
    }
  }
}
