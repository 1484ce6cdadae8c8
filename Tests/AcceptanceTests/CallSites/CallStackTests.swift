import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Calls that come through functions without frame pointers are reported as others are.
@Suite struct CallStackTests {
  private let reporter = RecordingReporter()
  private let context: Mockery

  init() { context = makeContext(reporter) }

  @Test func aCallInACallbackOfACLibraryIsReported() {
    let turtle = context.mock(MockTurtle.self)
    Callbacks.sort { turtle.up() }
    let line = #line - 1
    #expect(reporter.failures.first?.line == line)
    #expect(reporter.failures.first?.details.callers.first?.line == line)
  }

  /// Something of an expectation that keeps an object.
  enum Keeper: CaseIterable, Sendable { case action, chain, debugger, matcher, wait }

  /// Functions that destroy closures have no symbols, and may follow an `async` function, whose name
  /// they seem to have.
  @Test(arguments: Keeper.allCases, [true, false])
  func aCallInADeinitIsReported(_ keeper: Keeper, isReset: Bool) async {
    final class Engine: Sendable {
      let turtle: MockTurtle
      init(_ turtle: MockTurtle) { self.turtle = turtle }
      deinit { turtle.down() }
    }
    let turtle = context.mock(MockTurtle.self)
    do {
      let engine = Engine(turtle)
      context.check {
        switch keeper {
        case .action: allowing(turtle).receives.up().then.performs { _ = engine }
        case .chain:
          allowing(turtle).receives.up().then.performs { _ = engine }.then.performs { _ = engine }
        case .debugger:
          allowing(turtle).receives.up().then.performs { _ = engine }.then.breaksInDebugger()
        case .matcher:
          allowing(turtle).receives.say(.matching("anything") { _ in engine.turtle === turtle })
        case .wait:
          allowing(turtle).receives.fetch(.any).then.waits(for: .zero)
            .then.performs { _ in "\(engine.turtle)" }
        }
      }
    }
    if isReset {
      context.reset()
    } else {
      await context.waitUntilSatisfied(timeout: .zero)
      context.assertSatisfied()
      context.checkpoint()
    }
    #expect(reporter.failures.count == 1)
  }

  @Test func aCallAroundWhichAnIssueIsKnownIsReported() {
    let turtle = context.mock(MockTurtle.self)
    withKnownIssue("a comment of more than fifteen bytes") {
      turtle.up()
      Issue.record("as is known")
    }
    #expect(reporter.failures.count == 1)
  }
}

/// A function that C calls back.
private enum Callbacks {
  nonisolated(unsafe) static var body: () -> Void = {}

  /// Calls while the C library sorts, which keeps other things where the frame pointer was.
  static func sort(_ call: () -> Void) {
    withoutActuallyEscaping(call) { call in
      body = call
      var numbers = Array((0..<64).reversed())
      qsort(&numbers, numbers.count, MemoryLayout<Int>.size) { _, _ in
        Callbacks.body()
        return 0
      }
      body = {}
    }
  }
}
