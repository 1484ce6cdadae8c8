/// Makes random programs, the same ones for the same seed.
struct RandomPrograms {
  private var state: UInt64
  private var lastID: Int = 0
  /// The mock of which one member has all expectations and calls of a program: so many that they are
  /// found by their arguments. Nil for a program about all mocks.
  private var focus: Int?
  private var focusedMember: Int = 0

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> Program {
    lastID = 0
    focus = below(4) == 0 ? below(Program.mocks) : nil
    focusedMember = below(Program.members)
    var steps: [Program.Step] = [.check(parts(depth: 0, isFallback: false))]
    for _ in 0..<2 + below(16) { steps.append(step()) }
    steps.append(.assert)
    return Program(steps: steps)
  }

  private mutating func step() -> Program.Step {
    switch below(28) {
    case 0, 1: .check(parts(depth: 0, isFallback: false))
    case 2: .byDefault(parts(depth: 0, isFallback: true))
    case 3, 4: .move(machine: below(Program.machines), to: below(Program.states))
    case 5: below(3) == 0 ? .reset : below(2) == 0 ? .assert : .checkpoint
    case 6, 7, 8:
      .verify((0..<1 + below(4)).map { _ in demand() }, isTimed: below(4) == 0)
    case 9: rareStep()
    default: .call(call())
    }
  }

  private mutating func rareStep() -> Program.Step {
    switch below(4) {
    case 0, 1: .verifyNoMoreInteractions(id: nextID())
    case 2: .forgetCalls(of: below(4) == 0 ? nil : mock())
    default: .setDefault(below(1_000))
    }
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func demand() -> Demand {
    switch below(4) {
    case 0: .inOrder((0..<2 + below(2)).map { _ in wanted() })
    case 1: .anyOf((0..<2 + below(2)).map { _ in wanted() }, id: nextID())
    default: .calls(wanted())
    }
  }

  /// Makes a kind of call, and how often a verification looks for it.
  private mutating func wanted() -> Specification {
    var one = specification(isFallback: false)
    // Ignoring stands for calls by name here.
    one.verb = below(8) == 0 ? .ignoring : .expecting
    one.isOfAnyMock = one.verb == .ignoring && below(3) == 0
    if one.verb == .ignoring { one.argument = .any }
    one.guards = []
    one.sequences = []
    one.actions = []
    (one.minimum, one.maximum) =
      switch below(6) {
      case 0, 1: counts(.expecting, isFallback: false)
      case 2: (1 + below(3), nil)
      default: (1, nil)
      }
    return one
  }

  private mutating func call() -> Call {
    Call(mock: mock(), member: member(), argument: below(Program.arguments))
  }

  private mutating func mock() -> Int { focus ?? below(Program.mocks) }

  private mutating func member() -> Int { focus == nil ? below(Program.members) : focusedMember }

  /// Sequences are for what is expected: a default is in none.
  private mutating func parts(depth: Int, isFallback: Bool) -> [Part] {
    (0..<1 + below(focus != nil ? 8 : depth == 0 ? 4 : 3)).map { _ in
      switch depth < 2 ? below(9) : 8 {
      case 0, 1: .whenState(condition(depth: 0), parts(depth: depth + 1, isFallback: isFallback))
      case 2 where !isFallback, 3 where !isFallback:
        .inSequence(someSequences(), parts(depth: depth + 1, isFallback: isFallback))
      case 4: .block(parts(depth: depth + 1, isFallback: false))
      default: .expectation(specification(isFallback: isFallback))
      }
    }
  }

  private mutating func someSequences() -> [Int] {
    below(4) == 0 ? Array(0..<Program.sequences) : [below(Program.sequences)]
  }

  private mutating func condition(depth: Int) -> Guard {
    switch depth < 2 ? below(7) : below(4) {
    case 0, 1, 2: .equals(machine: below(Program.machines), state: below(Program.states))
    case 3: .isNot(machine: below(Program.machines), state: below(Program.states))
    case 4: .both(condition(depth: depth + 1), condition(depth: depth + 1))
    case 5: .either(condition(depth: depth + 1), condition(depth: depth + 1))
    default: .not(condition(depth: depth + 1))
    }
  }

  private mutating func specification(isFallback: Bool) -> Specification {
    let id = nextID()
    let verb: Specification.Verb =
      switch below(10) {
      case 0: .ignoring
      case 1, 2, 3: .allowing
      default: .expecting
      }
    let (minimum, maximum) = counts(verb, isFallback: isFallback)
    return Specification(
      id: id, verb: verb, mock: mock(), isOfAnyMock: verb == .ignoring && below(4) == 0,
      member: member(), argument: verb == .ignoring ? .any : argument(),
      minimum: minimum, maximum: maximum,
      guards: verb != .ignoring && below(5) == 0 ? [condition(depth: 1)] : [],
      sequences: verb != .ignoring && !isFallback && below(6) == 0 ? someSequences() : [],
      actions: verb == .ignoring || maximum == 0 ? [] : actions())
  }

  private mutating func counts(
    _ verb: Specification.Verb, isFallback: Bool
  ) -> (minimum: Int, maximum: Int?) {
    guard verb == .expecting else { return (0, nil) }
    if isFallback { return (0, 0) }
    switch below(8) {
    case 0: return (0, 0)
    case 1, 2, 3: return (1, 1)
    case 4: return (below(3), nil)
    case 5: return (0, 1 + below(2))
    default:
      let minimum = below(3)
      return (minimum, minimum + 1 + below(2))
    }
  }

  private mutating func argument() -> Specification.Argument {
    switch below(9) {
    case 0, 1, 2: .any
    case 3: .captured
    case 4, 5, 6: .plain(below(Program.arguments))
    default: .atLeast(below(Program.arguments))
    }
  }

  private mutating func actions() -> [Specification.Action] {
    (0..<below(3)).map { index in
      below(3) == 0
        ? .state(machine: below(Program.machines), becomes: below(Program.states))
        : .returns((0..<1 + below(3)).map { lastID * 100 + index * 10 + $0 + 1 })
    }
  }

  /// A random number from 0 on, by xorshift.
  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
