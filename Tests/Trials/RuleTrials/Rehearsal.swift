import Mocky

/// The protocol whose mocks the trial calls.
@Mockable protocol Dial<Number> {
  associatedtype Number
  func turn(_ number: Number) -> Int
  func press(_ number: Number, hard: Number) -> Int
  func push(_ number: Number)
}

/// The real object of the spy.
private struct RealDial<N: Number>: Dial {
  func turn(_ number: N) -> Int { 10_000 + number.value }
  func press(_ number: N, hard: N) -> Int { 10_010 + number.value }
  func push(_ number: N) {}
}

/// Runs a program with Mocky itself, whose calls take arguments of one type.
struct Rehearsal<N: Number> {
  /// True if the texts of failures are observed, false if only their number is.
  private let observesTexts: Bool
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let mocks: [MockDial<N>]
  private let machines: [StateMachine<Int>]
  private let sequences: [CallSequence]
  private let captor = Captor<N>()
  private let unsettled = Captor<N>()
  private var reported: (failures: Int, notes: Int) = (0, 0)
  private(set) var observations = Observations()

  init(observingTexts: Bool) {
    observesTexts = observingTexts
    let context = Mockery(reporter: reporter)
    self.context = context
    mocks = (0..<Program.mocks).map { index in
      index == Program.mocks - 1
        ? context.spy(MockDial.self, on: RealDial<N>(), named: "dial \(index)")
        : context.mock(
          MockDial.self, named: "dial \(index)",
          strictness: index == Program.mocks - 2 ? .nice : .strict)
    }
    machines = (0..<Program.machines).map { context.states("machine \($0)", startingAs: 0) }
    sequences = (0..<Program.sequences).map { context.sequence("sequence \($0)") }
  }

  // Failures name the functions on the way to a call: the optimizer would leave some out.
  @_optimize(none) mutating func run(_ program: Program) {
    AskingNumber.$context.withValue(context) {
      for step in program.steps {
        run(step)
        let satisfied = context.isSatisfied ? "satisfied" : "unsatisfied"
        observations.note("states \(machines.map(\.currentState)), \(satisfied)")
      }
    }
    noteTranscript()
    observations.note("captured \(captor.values.map(\.value))")
  }

  @_optimize(none) private mutating func run(_ step: Program.Step) {
    switch step {
    case .check(let parts): context.check { block(parts) }
    case .byDefault(let parts): context.byDefault { block(parts) }
    case .call(let call): make(call)
    case .move(let machine, let state): machines[machine].transition(to: state)
    case .setDefault(let value): context.setDefault(value, for: Int.self)
    case .verify(let demands, let isTimed): verify(demands, isTimed: isTimed)
    case .verifyNoMoreInteractions(let id): context.verifyNoMoreInteractions(line: UInt(id))
    case .forgetCalls(nil): context.forgetCalls()
    case .forgetCalls(let mock?): context.forgetCalls(of: mocks[mock])
    case .assert: context.assertSatisfied()
    case .checkpoint: context.checkpoint()
    case .reset:
      noteTranscript()
      context.reset()
    }
    for number in unsettled.values { number.settle() }
    noteFailures()
  }

  @_optimize(none) private mutating func make(_ call: Call) {
    let mock = mocks[call.mock]
    switch call.member {
    case 0: observations.note("returned \(mock.turn(N(call.argument)))")
    case 1:
      observations.note("returned \(mock.press(N(call.argument), hard: N(call.argument)))")
    default:
      mock.push(N(call.argument))
      observations.note("returned")
    }
  }

  private mutating func noteFailures() {
    let (failures, notes) = (reporter.failures, reporter.notes)
    for failure in failures[reported.failures...] {
      switch failure.kind {
      // Its text is written before unsettled numbers have their values.
      case .misuse: observations.note("misuse \(failure.line)")
      case _ where observesTexts: observations.note("\(failure.kind) \(failure)")
      case .unexpectedCall: observations.note("unexpected")
      case .unsatisfied: observations.note("unsatisfied \(failure.line)")
      default: observations.note("\(failure)")
      }
    }
    if observesTexts { for note in notes[reported.notes...] { observations.note(note) } }
    reported = (failures.count, notes.count)
  }

  private mutating func noteTranscript() {
    // It has the text of each misuse, too.
    guard observesTexts, !reporter.failures.contains(where: { $0.kind == .misuse }) else { return }
    let transcript = context.transcript
    observations.note("\(transcript)\n\(transcript.mermaid)")
  }

  // MARK: Blocks

  /// Makes the expectations of a block; `lenient` makes a group of them, and means nothing else
  /// here.
  private func block(_ parts: [Part]) -> ExpectationGroup {
    lenient {
      for part in parts {
        switch part {
        case .expectation(let one): expectation(one)
        case .whenState(let condition, let inner): whenState(predicate(condition)) { block(inner) }
        case .inSequence(let numbers, let inner): ordered(numbers, inner)
        case .block(let inner): declared(inner)
        }
      }
    }
  }

  /// Declares a block while another one is read, as a helper does that is called for an argument.
  private func declared(_ parts: [Part]) -> ExpectationGroup {
    context.check { block(parts) }
    return ExpectationGroup {}
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

  private func verify(_ demands: [Demand], isTimed: Bool) {
    if isTimed {
      context.verify(within: .zero) { wanted(demands) }
    } else {
      context.verify { wanted(demands) }
    }
  }

  /// The lines of a block. A group of them would have a place of its own.
  private func wanted(_ demands: [Demand]) -> ExpectationGroup {
    because("") {
      for demand in demands {
        switch demand {
        case .calls(let one): wanted(one)
        case .inOrder(let kinds): inOrder { for one in kinds { wanted(one) } }
        case .anyOf(let kinds, let id): anyOf(line: UInt(id)) { for one in kinds { wanted(one) } }
        }
      }
    }
  }

  private func wanted(_ one: Specification) -> any ExpectationPart {
    if one.verb == .ignoring {
      let (line, count) = (UInt(one.id), one.cardinality)
      return one.isOfAnyMock
        ? expectThat(anyMock, methods: .any, line: line).times(count)
        : expectThat(mocks[one.mock], methods: .any, line: line).times(count)
    }
    let received = expectThat(mocks[one.mock], line: UInt(one.id)).received
    return member(one, matcher(one.argument, N.init), of: received(one.cardinality))
  }

  private func expectation(_ one: Specification) -> any ExpectationPart {
    let mock = mocks[one.mock]
    let argument = matcher(one.argument, unsettled)
    return switch one.verb {
    case .ignoring where one.isOfAnyMock: allowing(anyMock, methods: .any, line: UInt(one.id))
    case .ignoring: ignoring(mock, line: UInt(one.id))
    case .allowing: member(one, argument, of: allowing(mock, line: UInt(one.id)).receives)
    case .expecting:
      member(one, argument, of: expectThat(mock, line: UInt(one.id)).receives(one.cardinality))
    }
  }

  private func member(
    _ one: Specification, _ argument: Matcher<N>, of builder: DialExpectations<MockDial<N>>
  ) -> any ExpectationPart {
    let isTwice = one.id.isMultiple(of: 2) && !one.argument.isCaptured
    return switch one.member {
    case 0: finished(builder.turn(argument), one)
    case 1: finished(builder.press(argument, hard: isTwice ? argument : .any), one)
    default: finished(builder.push(argument), one)
    }
  }

  private func matcher(_ argument: Specification.Argument, _ number: (Int) -> N) -> Matcher<N> {
    switch argument {
    case .any: .any
    case .captured: .capturing(into: captor)
    case .atLeast(let least): Matcher("at least \(least)") { $0.value >= least }
    case .plain(let value): .value(number(value))
    }
  }

  /// A number that gets its value after the block.
  private func unsettled(_ value: Int) -> N {
    let number = N.unsettled(value)
    unsettled.record(number)
    return number
  }

  /// An expectation with its states, sequences and actions; of a member that gives nothing back,
  /// no action gives a value.
  private func finished<Arguments, Return>(
    _ expectation: InvocationExpectation<Arguments, Never, Return, Synchronous>,
    _ one: Specification
  ) -> any ExpectationPart {
    var expected = expectation
    for condition in one.guards { expected = expected.whenState(predicate(condition)) }
    for number in one.sequences { expected = expected.inSequence(sequences[number]) }
    for action in one.actions {
      switch action {
      case .state(let machine, let state):
        expected = expected.then.state(machines[machine], becomes: state)
      case .returns(let values):
        let values = values.compactMap { $0 as? Return }
        guard !values.isEmpty else { continue }
        expected = expected.then.onConsecutiveCalls { calls in
          for value in values { calls.returns(value) }
        }
      }
    }
    return expected
  }
}

extension Specification {
  fileprivate var cardinality: Cardinality {
    maximum.map { .between(minimum, and: $0) } ?? .atLeast(minimum)
  }
}
