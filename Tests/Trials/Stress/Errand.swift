import Foundation
import Mocky

/// A short test of one feature in a context of its own, whose outcome is known however its threads
/// and tasks meet.
struct Errand {
  static let all = [
    Errand("cardinality", cardinality), Errand("consecutive values", consecutiveValues),
    Errand("gate", gate), Errand("clock", clock),
    Errand("scheduler", scheduler),
    Errand("held failure", heldFailure), Errand("notifications", notifications),
    Errand("static member", staticMember), Errand("history", history), Errand("waits", waits),
    Errand("verification", verification), Errand("weak arguments", weakArguments),
  ]

  let name: String
  private let body: @Sendable (inout Trial) async -> Void

  private init(_ name: String, _ body: @escaping @Sendable (inout Trial) async -> Void) {
    self.name = name
    self.body = body
  }

  /// - Returns: what went wrong.
  func run() async -> [String] {
    var trial = Trial()
    await body(&trial)
    return trial.problems.map { "\(name): \($0)" }
  }

  /// The context of an errand, and what went wrong there.
  struct Trial {
    let reporter = RecordingReporter()
    let context: Mockery
    let panel: MockPanel
    private(set) var problems: [String] = []

    init() {
      context = Mockery(reporter: reporter)
      panel = context.mock()
    }

    mutating func expect<Value: Equatable>(_ what: String, _ got: Value, _ expected: Value) {
      if got != expected { problems.append("\(what): \(got), not \(expected)") }
    }

    /// Asserts, and looks at the failures so far.
    mutating func expectFailures(_ expected: [MockFailure.Kind] = []) {
      context.assertSatisfied()
      let failures = reporter.failures
      guard failures.map(\.kind) != expected else { return }
      problems.append("failures: \(failures), not \(expected)")
    }
  }
}

/// Does something in several tasks at once, and collects what they give.
func atOnce<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async -> Value
) async -> [Value] {
  await withTaskGroup(of: Value.self) { tasks in
    for number in 0..<count { tasks.addTask { await body(number) } }
    return await tasks.reduce(into: []) { $0.append($1) }
  }
}
