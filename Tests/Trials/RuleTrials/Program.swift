/// A random test: expectations are declared, calls are made, states change, and so on.
struct Program {
  static let mocks: Int = 4
  static let members: Int = 3
  static let machines: Int = 2
  static let states: Int = 3
  static let sequences: Int = 2
  /// Values of arguments are below this.
  static let arguments: Int = 3

  var steps: [Step]

  enum Step {
    case check([Part])
    case byDefault([Part])
    case call(Call)
    case move(machine: Int, to: Int)
    case setDefault(Int)
    /// With or without a timeout, which is zero.
    case verify([Demand], isTimed: Bool)
    case verifyNoMoreInteractions(id: Int)
    /// Of one mock, or of all.
    case forgetCalls(of: Int?)
    case assert
    case checkpoint
    case reset
  }
}

/// A call of one of three members of a mock. The last mock is a spy, the one before it a nice mock.
struct Call {
  let mock: Int
  let member: Int
  let argument: Int

  /// The last member gives nothing back.
  var isVoid: Bool { member == Program.members - 1 }
  var isOfNiceMock: Bool { mock == Program.mocks - 2 }
  var isOfSpy: Bool { mock == Program.mocks - 1 }

  /// The result of the spy's real object.
  var realValue: Int { 10_000 + 10 * member + argument }
}

/// A part of a block.
indirect enum Part {
  case expectation(Specification)
  case whenState(Guard, [Part])
  case inSequence([Int], [Part])
  /// A `check` that runs while the block around it is read.
  case block([Part])
}

/// A part of a `verify` block.
enum Demand {
  case calls(Specification)
  case inOrder([Specification])
  /// Its number stands for its line.
  case anyOf([Specification], id: Int)
}

extension Demand {
  /// The kinds of calls that it looks for.
  var kinds: [Specification] {
    switch self {
    case .calls(let one): [one]
    case .inOrder(let kinds), .anyOf(let kinds, _): kinds
    }
  }
}

/// Conditions on states.
indirect enum Guard {
  case equals(machine: Int, state: Int)
  case isNot(machine: Int, state: Int)
  case both(Guard, Guard)
  case either(Guard, Guard)
  case not(Guard)
}

/// One expectation, as it is written.
struct Specification {
  enum Verb { case expecting, allowing, ignoring }

  enum Argument {
    case any
    case plain(Int)
    case atLeast(Int)
    /// Any argument, which a captor keeps.
    case captured

    func takes(_ argument: Int) -> Bool {
      switch self {
      case .any, .captured: true
      case .plain(let value): argument == value
      case .atLeast(let least): argument >= least
      }
    }

    var isAny: Bool {
      switch self {
      case .any, .captured: true
      case .plain, .atLeast: false
      }
    }

    var isCaptured: Bool { if case .captured = self { true } else { false } }
  }

  enum Action {
    case returns([Int])
    case state(machine: Int, becomes: Int)

    var isResult: Bool { if case .returns = self { true } else { false } }
  }

  /// Stands for its line.
  let id: Int
  var verb: Verb
  var mock: Int
  /// It ignores the calls of all mocks.
  var isOfAnyMock: Bool
  var member: Int
  var argument: Argument
  var minimum: Int
  var maximum: Int?
  var guards: [Guard]
  var sequences: [Int]
  var actions: [Action]

  var isNever: Bool { maximum == 0 }

  /// Returns true if it is about the call's member, whatever the arguments.
  func isAbout(_ call: Call) -> Bool {
    (isOfAnyMock || mock == call.mock) && (verb == .ignoring || member == call.member)
  }

  /// Returns true if no call of another one is left, at any time, when this one stands before it.
  func takesAllCalls(of other: Specification) -> Bool {
    guard maximum == nil else { return false }
    if verb == .ignoring { return isOfAnyMock || (mock == other.mock && !other.isOfAnyMock) }
    let isSameMember = mock == other.mock && member == other.member && other.verb != .ignoring
    return isSameMember && argument.isAny
  }

  /// It allows calls, and does nothing with them.
  var isPlainAllowance: Bool {
    // A member that gives nothing back is given no results either.
    let acts = actions.contains { member < Program.members - 1 || !$0.isResult }
    return verb != .expecting && !acts && !argument.isCaptured
  }

  /// Returns true if it wants so many calls.
  func contains(_ count: Int) -> Bool { count >= minimum && maximum.map { count <= $0 } ?? true }

  func matches(_ call: Call) -> Bool {
    isAbout(call) && (verb == .ignoring || argument.takes(call.argument))
  }
}

/// The visible effects of a program, line by line.
struct Observations: Equatable {
  var lines: [String] = []

  mutating func note(_ line: String) { lines.append(line) }
}
