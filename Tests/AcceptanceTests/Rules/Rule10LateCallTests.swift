import Mocky
import MockyTestSupport
import Testing

/// Rule 10: calls after the end of a test, of code that starts work and does not wait for it.
struct Rule10LateCallTests {
  /// The end of a test.
  enum End: CaseIterable, Sendable {
    case assertion, assertionAndRelease, release, checkpoint

    /// Ends a test that has prepared some mocks, and runs a closure with them after the end.
    func run(_ prepare: (Mockery) -> Analytics, then late: (Analytics) -> Void) -> [String] {
      let reporter = RecordingReporter()
      var context: Mockery? = Mockery(reporter: reporter)
      let analytics = prepare(context!)
      if self != .release { context?.assertSatisfied() }
      if self == .checkpoint { context?.checkpoint() }
      if self == .release || self == .assertionAndRelease { context = nil }
      late(analytics)
      withExtendedLifetime(context) {}
      return reporter.headlines
    }
  }

  typealias Preparation = @Sendable (Mockery) -> MockAnalytics

  /// The ways to say that the test doesn't care about the calls of `track`.
  static let indifferent: [String: Preparation] = [
    "nice": { $0.mock(strictness: .nice) },
    "nice for Void": { $0.mock(strictness: .niceForVoid) },
    "nice, another member": { context in
      let analytics = context.mock(MockAnalytics.self, strictness: .nice)
      context.check { expectThat(analytics).receives.flush() }
      analytics.flush()
      return analytics
    },
    "ignoring": { context in
      declaring(in: context) { analytics in context.check { ignoring(analytics) } }
    },
    "ignoring in byDefault": { context in
      declaring(in: context) { analytics in context.byDefault { ignoring(analytics) } }
    },
    "any member of any mock": { context in
      declaring(in: context) { _ in context.check { allowing(anyMock, methods: .any) } }
    },
    "any member": { context in
      declaring(in: context) { analytics in
        context.byDefault { allowing(analytics, methods: .any) }
      }
    },
    "one member": { context in
      declaring(in: context) { analytics in
        context.check { allowing(analytics).receives.track(.any) }
      }
    },
    "one member in byDefault": { context in
      declaring(in: context) { analytics in
        context.byDefault { allowing(analytics).receives.track(.any) }
      }
    },
    "one member with an action": { context in
      declaring(in: context) { analytics in
        context.check {
          allowing(analytics).receives.track(.any).then.performs { _ in Issue.record("it ran") }
        }
      }
    },
    "one member after an expectation": { context in
      declaring(in: context) { analytics in
        context.check {
          expectThat(analytics).receives.track("first")
          allowing(analytics).receives.track(.any)
        }
        analytics.track("first")
      }
    },
    "a captor": { context in
      declaring(in: context) { analytics in
        context.check { allowing(analytics).receives.track(.capturing(into: Captor())) }
      }
    },
    "a name, called before": { context in
      declaring(in: context) { analytics in
        context.check { allowing(analytics, methods: .startingWith("tr")) }
        analytics.track("first")
      }
    },
    "nice, after the calls were forgotten": { context in
      declaring(in: context, .nice) { analytics in
        context.verify { expectThat(analytics).received(.never).track(.any) }
        context.verifyNoMoreInteractions(with: analytics)
        context.forgetCalls(of: analytics)
      }
    },
    "nice, after its calls were forgotten, of all that were verified": { context in
      declaring(in: context, .nice) { analytics in
        context.verify { expectThat(anyMock, methods: .any).times(.never) }
        context.verifyNoMoreInteractions()
        context.forgetCalls(of: analytics)
      }
    },
    "nice, after all calls were forgotten": { context in
      declaring(in: context, .nice) { analytics in
        context.verify { expectThat(analytics).received(.never).track(.any) }
        context.verifyNoMoreInteractions()
        context.forgetCalls()
      }
    },
    "nice, another mock is verified": { context in
      declaring(in: context, .nice) { _ in
        let other = context.mock(MockAnalytics.self)
        context.verify { expectThat(other).received(.never).track(.any) }
        context.verifyNoMoreInteractions(with: other)
      }
    },
    "nice, after a met verification": { context in
      let analytics = context.mock(MockAnalytics.self, strictness: .nice)
      analytics.track("first")
      context.verify { expectThat(analytics).received.track("first") }
      return analytics
    },
  ]

  /// The ways to say that the test does care.
  static let interested: [String: Preparation] = [
    "strict": { $0.mock() },
    "nice, verified again after its calls were forgotten": { context in
      declaring(in: context, .nice) { analytics in
        context.verifyNoMoreInteractions()
        context.forgetCalls(of: analytics)
        context.verifyNoMoreInteractions()
      }
    },
    "nice, after the calls of another mock were forgotten": { context in
      declaring(in: context, .nice) { _ in
        context.verifyNoMoreInteractions()
        context.forgetCalls(of: context.mock(MockAnalytics.self))
      }
    },
    "expected": { context in
      declaring(in: context) { analytics in
        context.check { expectThat(analytics).receives.track(.any) }
        analytics.track("first")
      }
    },
    "expected at least once": { context in
      declaring(in: context) { analytics in
        context.check { expectThat(analytics).receives(1...).track(.any) }
        analytics.track("first")
      }
    },
    "nice, but mentioned": { context in
      declaring(in: context, .nice) { analytics in
        context.check { expectThat(analytics).receives.track("first") }
        analytics.track("first")
      }
    },
    "nice, but allowed for an argument": { context in
      declaring(in: context, .nice) { analytics in
        context.check { allowing(analytics).receives.track("first") }
      }
    },
    "allowed in a state": { context in
      declaring(in: context) { analytics in
        let network = context.states("network", startingAs: "on")
        context.check {
          whenState(network.equals("on")) { allowing(analytics).receives.track(.any) }
        }
      }
    },
    "allowed in a sequence": { context in
      declaring(in: context) { analytics in
        let sequence = context.sequence("sending")
        context.check { inSequence(sequence) { allowing(analytics).receives.track(.any) } }
      }
    },
    "another member is allowed": { context in
      declaring(in: context) { analytics in
        context.check { allowing(analytics).receives.flush() }
      }
    },
    "another mock is ignored": { context in
      declaring(in: context) { _ in
        let other = context.mock(MockAnalytics.self)
        context.check { ignoring(other) }
      }
    },
    "never, and ignored": { context in
      declaring(in: context) { analytics in
        context.check {
          expectThat(analytics).receives(.never).track("secret")
          ignoring(analytics)
        }
      }
    },
    "never on a nice mock": { context in
      declaring(in: context, .nice) { analytics in
        context.check { expectThat(analytics).receives(.never).track("secret") }
      }
    },
    "never, any member of any mock": { context in
      declaring(in: context, .nice) { _ in
        context.check { expectThat(anyMock, methods: .startingWith("tr")).times(.never) }
      }
    },
    "verified never": { context in
      declaring(in: context, .nice) { analytics in
        context.verify { expectThat(analytics).received(.never).track("secret") }
      }
    },
    "verified as a total": { context in
      declaring(in: context) { analytics in
        context.check { ignoring(analytics) }
        analytics.track("first")
        context.verify { expectThat(analytics).received(1).track(.any) }
      }
    },
    "verified by name": { context in
      declaring(in: context, .nice) { analytics in
        context.verify { expectThat(analytics, methods: .any).times(.never) }
      }
    },
    "no more interactions": { context in
      declaring(in: context, .nice) { _ in context.verifyNoMoreInteractions() }
    },
    "no more interactions with the mock": { context in
      declaring(in: context, .nice) { analytics in
        context.verifyNoMoreInteractions(with: analytics)
      }
    },
    "stopped": { context in
      declaring(in: context, .nice) { analytics in
        context.check { ignoring(analytics) }
        context.stopMocking(analytics)
      }
    },
  ]

  private static func declaring(
    in context: Mockery, _ strictness: Strictness = .strict, _ declare: (MockAnalytics) -> Void
  ) -> MockAnalytics {
    let analytics = context.mock(MockAnalytics.self, strictness: strictness)
    declare(analytics)
    return analytics
  }

  @Test(arguments: indifferent.keys.sorted(), End.allCases)
  func aCallThatTheTestDoesNotCareAboutIsAccepted(way: String, end: End) throws {
    let prepare = try #require(Self.indifferent[way])
    #expect(end.run(prepare) { $0.track("late") } == [])
  }

  @Test(arguments: interested.keys.sorted(), End.allCases)
  func anyOtherCallIsLate(way: String, end: End) throws {
    let prepare = try #require(Self.interested[way])
    let told = end.run(prepare) { $0.track("late") }
    #expect(told.count == 1)
    let words = way == "stopped" ? "after stopMocking" : "after its context"
    #expect(told.first?.hasPrefix("analytics.track(\"late\"): called \(words)") == true)
  }

  private let reporter = RecordingReporter()

  /// Returns a mock of a context that was asserted and released.
  private func mock(_ prepare: (Mockery, MockAnalytics) -> Void) -> MockAnalytics {
    let context = Mockery(reporter: reporter)
    let analytics = context.mock(MockAnalytics.self)
    prepare(context, analytics)
    context.assertSatisfied()
    return analytics
  }

  @Test func anAcceptedCallReturnsADefaultValue() {
    let analytics = mock { context, analytics in
      context.check {
        allowing(analytics).receives.count().then.returns(7)
        allowing(analytics).receives.user.keeps("ann")
      }
    }
    #expect(analytics.count() == 0)
    analytics.user = "bob"
    #expect(analytics.user == "")
    #expect(reporter.messages == [])
  }

  @Test func aCallIsLateIfNoValueCanBeMade() {
    let analytics = mock { context, analytics in
      context.check { ignoring(analytics) }
    }
    #expect(throws: UnexpectedInvocation.self) { try analytics.session() }
    #expect(reporter.headlines == ["analytics.session(): called after its context has ended"])
    #expect(reporter.section(.next) == ["cancel or await the work that makes this call"])
  }

  @Test func theFailureOfAnExpectedCallRecommendsToWaitForIt() {
    let analytics = mock { context, analytics in
      context.check { expectThat(analytics).receives(0...1).track("a") }
    }
    analytics.track("a")
    #expect(
      reporter.section(.next) == [
        "cancel or await the work that makes this call, as with await context.waitUntilSatisfied()"
      ])
  }

  @Test func aResetForgetsEverything() {
    let context = Mockery(reporter: reporter)
    let (analytics, nice) = (
      context.mock(MockAnalytics.self), context.mock(MockAnalytics.self, strictness: .nice)
    )
    context.check {
      ignoring(analytics)
      expectThat(nice).receives(.never).track("a")
    }
    context.reset()
    context.assertSatisfied()
    nice.track("b")
    #expect(reporter.messages == [])
    analytics.track("b")
    #expect(
      reporter.headlines == ["analytics.track(\"b\"): called after its context was verified"])
  }

  @Test func aNewExpectationMakesTheMockStrictAgain() {
    let context = Mockery(reporter: reporter)
    let analytics = context.mock(MockAnalytics.self)
    context.check { ignoring(analytics) }
    context.assertSatisfied()
    analytics.flush()
    context.check { allowing(analytics).receives.count() }
    analytics.flush()
    #expect(
      reporter.headlines == ["analytics.flush(): unexpected: no expectation mentions it"])
  }

  @Test func aStaticCallIsAcceptedToo() {
    do {
      let context = Mockery(reporter: reporter)
      context.check { allowing(MockAnalytics.self).receives.open() }
      context.assertSatisfied()
    }
    #expect(MockAnalytics.open() == 0)
    #expect(reporter.messages == [])
    do {
      let context = Mockery(reporter: reporter)
      context.check { expectThat(MockAnalytics.self).receives(.never).open() }
      context.assertSatisfied()
    }
    _ = MockAnalytics.open()
    #expect(reporter.headlines == ["MockAnalytics.open(): called after its context has ended"])
  }

  @Test func theFailureSaysHowToGoOn() {
    let context = Mockery(reporter: reporter)
    let analytics = context.mock(MockAnalytics.self)
    context.assertSatisfied()
    analytics.flush()
    #expect(
      reporter.section(.next) == [
        "remove this call, cancel or await the work that makes this call, go on after context.checkpoint(), or write ignoring(analytics)"
      ])
  }

  @Test func theFailureOfAForbiddenCallDoesNotRecommendToIgnoreIt() {
    let analytics = mock { context, analytics in
      context.check { expectThat(analytics).receives(.never).flush() }
    }
    analytics.flush()
    #expect(reporter.section(.next) == ["cancel or await the work that makes this call"])
  }
}

@Mockable protocol Analytics: Sendable {
  func track(_ event: String)
  func flush()
  func count() -> Int
  func session() throws -> AnalyticsSession
  var user: String { get set }
  static func open() -> Int
}

/// A type of which no value can be made.
final class AnalyticsSession: Sendable {
  private init() {}
}
