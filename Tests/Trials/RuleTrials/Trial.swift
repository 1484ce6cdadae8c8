/// Runs many random programs in two ways, and compares what is observed.
struct Trial {
  /// A program on which they differ.
  struct Divergence {
    let seed: UInt64
    let program: Program
    let expected: Observations
    let got: Observations
  }

  let seed: UInt64
  let comparison: Comparison

  /// Looks for a program on which the two ways differ; nil if there is none among so many.
  func run(_ count: Int) -> Divergence? {
    for number in 0..<UInt64(count) {
      var programs = RandomPrograms(seed: seed &+ number)
      guard let found = compare(programs.next(), seed &+ number) else { continue }
      return shrunk(found)
    }
    return nil
  }

  private func compare(_ program: Program, _ seed: UInt64) -> Divergence? {
    let (expected, got) = (comparison.expected(program), comparison.got(program))
    guard expected != got else { return nil }
    return Divergence(seed: seed, program: program, expected: expected, got: got)
  }

  /// Leaves out whatever can be left out while they still differ.
  private func shrunk(_ found: Divergence) -> Divergence {
    var smallest = found
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for smaller in smallest.program.smaller {
        guard let found = compare(smaller, found.seed) else { continue }
        smallest = found
        hasShrunk = true
        break
      }
    }
    return smallest
  }
}

extension Trial.Divergence: CustomStringConvertible {
  var description: String {
    let rows = max(expected.lines.count, got.lines.count)
    let compared = (0..<rows).map { row in
      let (expected, got) = (expected.lines.dropFirst(row).first, got.lines.dropFirst(row).first)
      return expected == got
        ? "  \(expected ?? "")" : "  \(expected ?? "nothing")   BUT GOT: \(got ?? "nothing")"
    }
    return """
      seed \(seed)
      \(program.steps.map { "\($0)" }.joined(separator: "\n"))
      observed
      \(compared.joined(separator: "\n"))
      """
  }
}

extension Program {
  /// The programs with one step, or one part of a block, fewer.
  fileprivate var smaller: [Program] {
    steps.indices.flatMap { index -> [Program] in
      let without = Program(steps: Array(steps[..<index] + steps[(index + 1)...]))
      return [without]
        + steps[index].smaller.map { step in
          var program = self
          program.steps[index] = step
          return program
        }
    }
  }
}

extension Program.Step {
  fileprivate var smaller: [Program.Step] {
    switch self {
    case .check(let parts): Part.smaller(parts).map { .check($0) }
    case .byDefault(let parts): Part.smaller(parts).map { .byDefault($0) }
    case .verify(let demands, let isTimed):
      demands.count < 2
        ? []
        : demands.indices.map { index in
          .verify(Array(demands[..<index] + demands[(index + 1)...]), isTimed: isTimed)
        }
    case .call, .move, .setDefault, .verifyNoMoreInteractions, .forgetCalls, .assert, .checkpoint,
      .reset:
      []
    }
  }
}

extension Part {
  fileprivate static func smaller(_ parts: [Part]) -> [[Part]] {
    parts.indices.flatMap { index -> [[Part]] in
      let (before, after) = (Array(parts[..<index]), Array(parts[(index + 1)...]))
      return [before + after] + parts[index].unwrapped.map { before + $0 + after }
        + parts[index].smaller.map { before + [$0] + after }
    }
  }

  /// The parts of a group, without the group.
  private var unwrapped: [[Part]] {
    switch self {
    case .expectation: []
    case .whenState(_, let inner), .inSequence(_, let inner), .block(let inner): [inner]
    }
  }

  private var smaller: [Part] {
    switch self {
    case .expectation(let one): one.smaller.map { .expectation($0) }
    case .whenState(let condition, let inner): Part.smaller(inner).map { .whenState(condition, $0) }
    case .inSequence(let numbers, let inner): Part.smaller(inner).map { .inSequence(numbers, $0) }
    case .block(let inner): Part.smaller(inner).map { .block($0) }
    }
  }
}

extension Specification {
  fileprivate var smaller: [Specification] {
    var results: [Specification] = []
    for change: (inout Specification) -> Void in [
      { $0.guards = [] }, { $0.sequences = [] }, { $0.actions = [] }, { $0.argument = .any },
    ] {
      var smaller = self
      change(&smaller)
      if "\(smaller)" != "\(self)" { results.append(smaller) }
    }
    return results
  }
}
