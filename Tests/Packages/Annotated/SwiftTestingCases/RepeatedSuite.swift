import Foundation
import Mocky
import Newspaper
import Testing

/// Nothing gets from one test to another, however many run at once. `.ci/full` repeats them a thousand
/// times under the thread sanitizer.
@Suite(.mockery) struct RepeatedSuite {
  private static let rounds =
    ProcessInfo.processInfo.environment["MOCKY_ROUNDS"].flatMap { Int($0) } ?? 20

  /// Known issues are printed: fewer of them are read.
  private static let roundsThatPrint = (rounds + 9) / 10

  @Test(arguments: 0..<rounds) func staticMembersAreThoseOfTheirTest(_ round: Int) async throws {
    let context = Mockery.current
    let press = context.mock(MockPrintingPress.self)
    context.check {
      expectThat(MockPrintingPress.self).receives.edition().then.returns(round)
      expectThat(press).receives.print(round).then.returns(-round)
    }
    let runs = try await Task { try await Printer(press).run(round) }.value
    #expect(runs == [round, -round])
  }

  @Test(arguments: 0..<rounds) func capturedFailuresAreThoseOfTheirTest(_ round: Int) async {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let press = context.mock(MockPrintingPress.self, named: "press \(round)")
    context.check { expectThat(press).receives.print(0) }
    await #expect(throws: UnexpectedInvocation.self) { try await press.print(round + 1) }
    context.assertSatisfied()
    let headlines = reporter.failures.map { String($0.message.prefix { $0 != "\n" }) }
    #expect(
      headlines == [
        "press \(round).print(\(round + 1)): unexpected: expected 0 as argument 1"
      ])
  }

  /// A known issue explains no later failure, and no failure of another test.
  @Test(arguments: 0..<roundsThatPrint)
  func knownIssuesAreThoseOfTheirTest(_ round: Int) async throws {
    let context = Mockery.current
    let press = context.mock(MockPrintingPress.self, named: "press \(round)")
    context.check { expectThat(press).receives(4).print(round).then.returns(round) }
    for copies in [-1, -2] {
      await withKnownIssue {
        async let one = try? press.print(round)
        _ = try? await press.print(copies)
        #expect(await one == round)
      } matching: { issue in
        "\(issue)".contains("press \(round).print(\(copies))")
      }
    }
    try await Blitzer(actions: 2, workers: 2).inTasks { _ in
      let printed = try await press.print(round)
      #expect(printed == round)
    }
  }

  @Test(arguments: 0..<rounds) func callsAreThoseOfTheirTest(_ round: Int) async throws {
    let context = Mockery.current
    let press = context.mock(MockPrintingPress.self, strictness: .nice)
    let copies = Captor<Int>()
    context.check {
      expectThat(press).receives(8).print(.capturing(into: copies)).then.returns(round)
    }
    try await Blitzer(actions: 8, workers: 4).inTasks { number in
      let printed = try await press.print(number)
      #expect(printed == round)
    }
    #expect(copies.values.sorted() == Array(0..<8))
  }
}
