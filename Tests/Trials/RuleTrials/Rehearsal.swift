import Mocky

/// What the trial calls.
@Mockable protocol Dial {
  func turn(_ number: Int) -> Int
  func press(_ number: Int) -> Int
}

/// The real object of the spy.
private struct RealDial: Dial {
  func turn(_ number: Int) -> Int { 10_000 + number }
  func press(_ number: Int) -> Int { 10_010 + number }
}

/// Runs a program with Mocky itself.
struct Rehearsal {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let mocks: [MockDial]
  private let machines: [StateMachine<Int>]
  private let sequences: [CallSequence]
  private var reported: Int = 0
  private(set) var observations = Observations()

  init() {
    let context = Mockery(reporter: reporter)
    self.context = context
    mocks = (0..<Program.mocks).map { index in
      index == Program.mocks - 1
        ? context.spy(MockDial.self, on: RealDial(), named: "dial \(index)")
        : context.mock(
          MockDial.self, named: "dial \(index)",
          strictness: index == Program.mocks - 2 ? .nice : .strict)
    }
    machines = (0..<Program.machines).map { context.states("machine \($0)", startingAs: 0) }
    sequences = (0..<Program.sequences).map { context.sequence("sequence \($0)") }
  }

  mutating func run(_ program: Program) {
    for step in program.steps {
      run(step)
      let unsatisfied = context.isSatisfied ? "satisfied" : "unsatisfied"
      observations.note("states \(machines.map(\.currentState)), \(unsatisfied)")
    }
  }

  private mutating func run(_ step: Program.Step) {
    switch step {
    case .check(let parts): _ = context.check { block(parts) }
    case .byDefault(let parts): context.byDefault { block(parts) }
    case .call(let call): make(call)
    case .move(let machine, let state): machines[machine].transition(to: state)
    case .setDefault(let value): context.setDefault(value, for: Int.self)
    case .verify(let demands): verify(demands)
    case .verifyNoMoreInteractions(let id): context.verifyNoMoreInteractions(line: id)
    case .assert: context.assertSatisfied()
    case .checkpoint: context.checkpoint()
    case .reset: context.reset()
    }
    noteFailures()
  }

  private mutating func make(_ call: Call) {
    let mock = mocks[call.mock]
    let value = call.member == 0 ? mock.turn(call.argument) : mock.press(call.argument)
    observations.note("returned \(value)")
  }

  private mutating func noteFailures() {
    let failures = reporter.failures
    for failure in failures[reported...] {
      switch failure.kind {
      case .unexpectedCall: observations.note("unexpected")
      case .unsatisfied: observations.note("unsatisfied \(failure.line)")
      default: observations.note("\(failure)")
      }
    }
    reported = failures.count
  }

  // MARK: Blocks

  /// What stands in a block; `lenient` makes a group of it, and means nothing else here.
  private func block(_ parts: [Part]) -> ExpectationGroup {
    lenient {
      for part in parts {
        switch part {
        case .expectation(let one) where one.verb == .ignoring:
          ignoring(mocks[one.mock], line: one.id)
        case .expectation(let one): expectation(one)
        case .whenState(let condition, let inner): whenState(predicate(condition)) { block(inner) }
        case .inSequence(let numbers, let inner): ordered(numbers, inner)
        case .nested(let inner): context.check { block(inner) }
        }
      }
    }
  }

  private func ordered(_ numbers: [Int], _ parts: [Part]) -> ExpectationGroup {
    numbers.count == 1
      ? inSequence(sequences[numbers[0]]) { block(parts) }
      : inSequence(sequences[numbers[0]], sequences[numbers[1]]) { block(parts) }
  }

  private func predicate(_ condition: Guard) -> StatePredicate {
    switch condition {
    case .equals(let machine, let state): machines[machine].equals(state)
    case .isNot(let machine, let state): machines[machine].isNot(state)
    case .both(let one, let other): predicate(one) && predicate(other)
    case .either(let one, let other): predicate(one) || predicate(other)
    case .not(let one): !predicate(one)
    }
  }

  private func verify(_ demands: [Demand]) {
    context.verify {
      for demand in demands {
        switch demand {
        case .calls(let one): wanted(one)
        case .inOrder(let kinds): inOrder { for one in kinds { wanted(one) } }
        case .anyOf(let kinds, let id): anyOf(line: id) { for one in kinds { wanted(one) } }
        }
      }
    }
  }

  private func wanted(_ one: Specification) -> Expected {
    let received = expectThat(mocks[one.mock], line: one.id).received
    return member(one, of: received(one.cardinality))
  }

  private typealias Expected = InvocationExpectation<Int, Never, Int, Synchronous>

  private func expectation(_ one: Specification) -> Expected {
    var expected = member(one)
    for condition in one.guards { expected = expected.whenState(predicate(condition)) }
    for number in one.sequences { expected = expected.inSequence(sequences[number]) }
    for action in one.actions { expected = add(action, to: expected) }
    return expected
  }

  private func member(_ one: Specification) -> Expected {
    let mock = mocks[one.mock]
    return one.verb == .allowing
      ? member(one, of: allowing(mock, line: one.id).receives)
      : member(one, of: expectThat(mock, line: one.id).receives(one.cardinality))
  }

  private func member(
    _ one: Specification, of builder: DialExpectations
  ) -> Expected {
    switch (one.member, one.argument) {
    case (0, .any): return builder.turn(.any)
    case (0, .plain(let value)): return builder.turn(value)
    case (0, .atLeast(let least)): return builder.turn(.atLeast(least))
    case (_, .any): return builder.press(.any)
    case (_, .plain(let value)): return builder.press(value)
    case (_, .atLeast(let least)): return builder.press(.atLeast(least))
    }
  }

  private func add(_ action: Specification.Action, to expected: Expected) -> Expected {
    switch action {
    case .state(let machine, let state):
      expected.then.state(machines[machine], becomes: state)
    case .returns(let values):
      expected.then.onConsecutiveCalls { calls in
        for value in values { calls.returns(value) }
      }
    }
  }
}

extension Specification {
  fileprivate var cardinality: Cardinality {
    maximum.map { .between(minimum, and: $0) } ?? .atLeast(minimum)
  }
}
