/// Compares what Mocky does with what the model says, over many random programs.
struct Trial {
  /// A program on which they differ.
  struct Divergence {
    let seed: UInt64
    let program: Program
    let model: Observations
    let mocky: Observations
  }

  let seed: UInt64

  /// Looks for a program on which Mocky and the model differ; nil if there is none among so many.
  func run(_ count: Int, mutation: Model.Mutation? = nil) -> Divergence? {
    for number in 0..<UInt64(count) {
      var programs = RandomPrograms(seed: seed &+ number)
      let program = programs.next()
      guard let found = Self.compare(program, seed &+ number, mutation) else { continue }
      return Self.shrunk(found, mutation)
    }
    return nil
  }

  private static func compare(
    _ program: Program, _ seed: UInt64, _ mutation: Model.Mutation?
  ) -> Divergence? {
    var model = Model(mutation)
    model.run(program)
    var rehearsal = Rehearsal()
    rehearsal.run(program)
    guard model.observations != rehearsal.observations else { return nil }
    return Divergence(
      seed: seed, program: program, model: model.observations, mocky: rehearsal.observations)
  }

  /// Leaves out whatever can be left out while they still differ.
  private static func shrunk(_ found: Divergence, _ mutation: Model.Mutation?) -> Divergence {
    var smallest = found
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for smaller in smallest.program.smaller {
        guard let found = compare(smaller, found.seed, mutation) else { continue }
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
    let rows = max(model.lines.count, mocky.lines.count)
    let compared = (0..<rows).map { row in
      let (expected, got) = (model.lines.dropFirst(row).first, mocky.lines.dropFirst(row).first)
      return expected == got
        ? "  \(expected ?? "")" : "  \(expected ?? "nothing")   BUT MOCKY: \(got ?? "nothing")"
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
  /// The same with one step, or one part of a block, fewer.
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
    case .verify(let demands): demands.count > 1 ? demands.map { .verify([$0]) } : []
    case .call, .move, .setDefault, .verifyNoMoreInteractions, .assert, .checkpoint, .reset: []
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

  /// What stands in a group, without the group.
  private var unwrapped: [[Part]] {
    switch self {
    case .expectation: []
    case .whenState(_, let inner), .inSequence(_, let inner), .nested(let inner): [inner]
    }
  }

  private var smaller: [Part] {
    switch self {
    case .expectation(let one): one.smaller.map { .expectation($0) }
    case .whenState(let condition, let inner): Part.smaller(inner).map { .whenState(condition, $0) }
    case .inSequence(let numbers, let inner): Part.smaller(inner).map { .inSequence(numbers, $0) }
    case .nested(let inner): Part.smaller(inner).map { .nested($0) }
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
