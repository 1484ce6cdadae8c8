import Mocky
import MockyTestSupport
import Testing

/// How long contexts, mocks and arguments live.
@Suite(.timeLimit(.minutes(10)))
struct LifeTimeTests {
  let reporter = RecordingReporter()

  /// Uses a context in every way that makes it hold something of the test's, and lets it go.
  private func use(_ body: (Mockery, MockTurtle) -> Void) -> Held {
    let context = Mockery(reporter: reporter)
    let turtle = context.mock(MockTurtle.self)
    let held = Held(context: context, turtle: turtle)
    body(context, turtle)
    return held
  }

  private final class Held {
    private weak var context: Mockery?
    private weak var turtle: MockTurtle?
    private weak var mockObject: MockObject?

    init(context: Mockery, turtle: MockTurtle) {
      (self.context, self.turtle, mockObject) = (context, turtle, turtle.mockObject)
    }

    var isReleased: Bool { context == nil && turtle == nil && mockObject == nil }
  }

  @Test func anActionThatHoldsTheMock() {
    let held = use { context, turtle in
      context.check { allowing(turtle).receives.up().then.performs { turtle.down() } }
      context.byDefault { ignoring(turtle) }
      turtle.up()
    }
    #expect(held.isReleased)
  }

  @Test func anExpectationOfAnyMockThatHoldsTheMock() {
    let held = use { context, turtle in
      context.check {
        allowing(anyMock, methods: .matching("up") { $0 == "up" && turtle.mockObject.name != "" })
      }
      turtle.up()
    }
    #expect(held.isReleased)
  }

  @Test func aMockThatReturnsItself() {
    let held = use { context, turtle in
      context.setDefault(turtle, for: (any Turtle).self)
      context.check { allowing(turtle).receives.child().then.returns(turtle, turtle) }
      _ = turtle.child()
    }
    #expect(held.isReleased)
  }

  @Test func aMockThatIsGivenToItself() {
    let held = use { context, turtle in
      context.check { allowing(turtle).receives.take(turtle) }
      turtle.take(turtle)
    }
    #expect(held.isReleased)
  }

  @Test func aCaptorOfTheMock() {
    let held = use { context, turtle in
      let captor = Captor<any Turtle>()
      context.check {
        allowing(turtle).receives.take(.capturing(into: captor)).then.performs { _ in
          captor.record(turtle)
        }
      }
      turtle.take(turtle)
      #expect(captor.values.count == 2)
    }
    #expect(held.isReleased)
  }

  @Test func aStateThatHoldsTheMock() {
    struct Owner: Hashable, Sendable {
      let turtle: MockTurtle?
      static func == (left: Owner, right: Owner) -> Bool { left.turtle === right.turtle }
      func hash(into hasher: inout Hasher) {}
    }
    let held = use { context, turtle in
      let owner = context.states("owner", startingAs: Owner(turtle: turtle))
      let feeding = context.sequence("feeding")
      context.check {
        whenState(owner.equals(Owner(turtle: turtle))) {
          inSequence(feeding) {
            expectThat(turtle).receives.up().then.state(owner, becomes: Owner(turtle: nil))
          }
        }
      }
      turtle.up()
    }
    #expect(held.isReleased)
    #expect(reporter.messages == [])
  }

  @Test(arguments: [true, false])
  func callsThatEachCameOutOfTheOthersTurn(isReset: Bool) {
    let held = use { context, turtle in
      let order = context.sequence("order")
      context.check {
        inSequence(order) {
          expectThat(turtle).receives(1...3).up()
          expectThat(turtle).receives.down()
        }
        ignoring(turtle)
      }
      turtle.down()
      turtle.up()
      turtle.down()
      turtle.up()
      if isReset { context.reset() }
    }
    #expect(held.isReleased)
    #expect(reporter.messages == [])
  }

  @Test func anErrorThatAHeldCallThrowsAfterTheEnd() async {
    let gate = Gate()
    func hold() async -> (Held, Task<String, any Error>) {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self)
      context.check {
        allowing(turtle).receives.fetch(7).then.suspends(until: gate)
          .then.throws(CancellationError())
      }
      let task = Task { try await turtle.fetch(7) }
      await context.waitUntil(gate.holds(1), timeout: .seconds(600))
      return (Held(context: context, turtle: turtle), task)
    }
    let (held, task) = await hold()
    gate.open()
    _ = await task.result
    #expect(held.isReleased)
  }

  @Test func aContextInItsOwnActionOnceItIsVerified() {
    let held = use { context, turtle in
      context.check {
        expectThat(turtle).receives.up().then.performs { [context] in
          context.check { allowing(turtle).receives.down() }
        }
      }
      turtle.up()
      assertContextSatisfied(context)
    }
    #expect(held.isReleased)
    #expect(reporter.messages == [])
  }

  @Test func anArgumentThatHoldsTheContextOnceItIsVerified() {
    let held = use { context, _ in
      let nest = context.mock(MockEggNest.self, strictness: .nice)
      context.check { expectThat(nest).receives.hatch(.any, later: .isNotNil) }
      nest.hatch({ _ = context }, later: { _ = context })
      nest.hatch({ _ = context }, later: nil)
      assertContextSatisfied(context)
    }
    #expect(held.isReleased)
  }

  @Test func anArgumentThatHoldsTheContextOfACallThatReturnedAMock() {
    let held = use { context, _ in
      let library = context.mock(MockBindery.self)
      context.check { allowing(library).receives.bind(.any) }
      _ = library.bind { _ = context }
      assertContextSatisfied(context)
    }
    #expect(held.isReleased)
    #expect(reporter.messages == [])
  }

  @Test func closuresInTheHistoryAreThereUntilTheAssertion() {
    let context = Mockery(reporter: reporter)
    let nest = context.mock(MockEggNest.self, strictness: .nice)
    let (captor, hatched) = (Captor<() -> Void>(), Captor<Int>())
    nest.hatch({ hatched.record(1) }, later: nil)
    context.verify { expectThat(nest).received.hatch(.capturing(into: captor), later: .isNil) }
    captor.last?()
    #expect(hatched.values == [1])
    nest.hatch({ hatched.record(2) }, later: nil)
    assertContextSatisfied(context)
    context.verify { expectThat(nest).received.hatch(.any, later: .isNil) }
    #expect(reporter.messages == [])
  }

  @Test func closuresInTheHistoryStayWhereAnAssertionForgetsNothing() {
    let context = Mockery(reporter: reporter)
    context.automaticallyResetsWhenAsserting = false
    let nest = context.mock(MockEggNest.self, strictness: .nice)
    let captor = Captor<() -> Void>()
    nest.hatch({}, later: nil)
    assertContextSatisfied(context)
    context.verify { expectThat(nest).received.hatch(.capturing(into: captor), later: .isNil) }
    #expect(captor.values.count == 1)
  }

  @Test func aContextThatFailed() {
    let held = use { context, turtle in
      context.check { expectThat(turtle).receives.take(turtle) }
      turtle.up()
      context.verify { expectThat(turtle).received.take(turtle) }
    }
    #expect(held.isReleased)
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func aContextThatWasWaitedFor() async {
    func wait() async -> Held {
      let context = Mockery(reporter: reporter)
      let turtle = context.mock(MockTurtle.self, strictness: .nice)
      await context.verify(within: .milliseconds(1)) { expectThat(turtle).received.up() }
      return Held(context: context, turtle: turtle)
    }
    let held = await wait()
    #expect(held.isReleased)
  }

  /// A delegate of its own real object, say.
  @Test func aSpyThatItsRealObjectHolds() {
    weak var dancer: Dancer?
    weak var spy: MockPartner?
    do {
      let context = Mockery(reporter: reporter)
      let real = Dancer()
      let spied = context.spy(MockPartner.self, on: real)
      real.partner = spied
      #expect(spied.greet() == "hello")
      (dancer, spy) = (real, spied)
    }
    #expect(dancer == nil)
    #expect(spy == nil)
    #expect(reporter.messages == [])
  }

  @Test func aSpyAfterItsContext() {
    let spy = Mockery(reporter: reporter).spy(MockPartner.self, on: Dancer())
    #expect(spy.greet() == "")
    #expect(reporter.headlines == ["partner.greet(): called after its context has ended"])
  }

  @Test func aStoppedSpyAfterItsContext() {
    let spy: MockPartner
    do {
      let context = Mockery(reporter: reporter)
      spy = context.spy(MockPartner.self, on: Dancer())
      context.stopMocking(spy)
    }
    #expect(spy.greet() == "hello")
    #expect(reporter.messages == [])
  }

  /// A call on its way to the real object gets there.
  @Test func aCallThatIsForwardedWhileItsContextEnds() async {
    let gate = Gate()
    let spy: MockPartner
    let answer: Task<String, Never>
    weak var dancer: Dancer?
    do {
      let context = Mockery(reporter: reporter)
      let real = Dancer()
      dancer = real
      spy = context.spy(MockPartner.self, on: real)
      let answering = context.states("answering").startsAs("no")
      context.check {
        allowing(spy).receives.answer()
          .then.state(answering, becomes: "yes")
          .then.suspends(until: gate)
          .then.forwards()
      }
      answer = Task { await spy.answer() }
      await context.waitUntil(answering.equals("yes"), timeout: .seconds(600))
    }
    gate.open()
    #expect(await answer.value == "well")
    #expect(dancer == nil)
    #expect(reporter.messages == [])
  }

  @Test func argumentsAreKeptUntilTheContextEnds() {
    weak var egg: Egg?
    do {
      let context = Mockery(reporter: reporter)
      let nest = context.mock(MockEggNest.self, strictness: .nice)
      do {
        let laid = Egg("blue")
        nest.lay(laid)
        egg = laid
      }
      #expect(egg != nil)
      context.verify { expectThat(nest).received.lay(.where(\.color, .equal(to: "blue"))) }
    }
    #expect(egg == nil)
    #expect(reporter.messages == [])
  }

  @Test func argumentsAreKeptUntilAReset() {
    weak var egg: Egg?
    let context = Mockery(reporter: reporter)
    let nest = context.mock(MockEggNest.self, strictness: .nice)
    do {
      let laid = Egg("blue")
      nest.lay(laid)
      egg = laid
    }
    context.reset()
    #expect(egg == nil)
  }
}

@Mockable private protocol Partner: AnyObject, Sendable {
  func greet() -> String
  func answer() async -> String
}

/// `@unchecked Sendable`: used by one test at a time.
private final class Dancer: Partner, @unchecked Sendable {
  var partner: (any Partner)?
  func greet() -> String { "hello" }
  func answer() async -> String { "well" }
}

@Mockable protocol Bindery: AnyObject, Sendable {
  func bind(_ done: @escaping () -> Void) -> any Shelf
}
