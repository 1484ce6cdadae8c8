import Foundation

/// Makes protocols, has them mocked, and finds the smallest ones whose mocks are wrong.
struct Trial {
  let seed: UInt64
  let count: Int
  let ways: [Way]
  /// How many kinds of failures are shrunk.
  let shrinks: Int
  /// How many mocks in a hundred have to be right.
  let least: Double
  /// What matches the protocols that count.
  let pattern: Regex<AnyRegexOutput>
  let folder: URL
  let compiler: Compiler

  /// How many protocols are compiled together; a multiple of it share a module.
  private let size = 25

  /// - Returns: whether enough mocks are right, and all that were called.
  func run() -> Bool {
    var figures = ways.map { Figures($0) }
    var (invalid, discarded) = (0, 0)
    var calls = CallFigures()
    let sketches = sketches
    for start in stride(from: 0, to: count, by: size) {
      let some = sketches[start..<min(start + size, count)]
      var batch = Batch(Array(some), in: folder, compiler)
      batch.validate(mending: true)
      invalid += batch.invalid
      discarded += some.count - batch.protocols.count
      for index in figures.indices { run(batch, &figures[index], &calls) }
    }
    print("\(count) seeds from \(seed): the compiler refused \(discarded) protocols, and")
    print("\(invalid) requirements of others\n\(calls)")
    for index in figures.indices {
      let way = figures[index].way
      figures[index].shrink(shrinks) { shrunk($0, way) }
      print("\n\(figures[index])\n\(figures[index].refusalDetails)\n\(figures[index].details)")
    }
    return figures.allSatisfy { $0.rate >= least } && calls.problems.isEmpty
  }

  /// The protocols of the seeds that count.
  private var sketches: [ProtocolSketch] {
    var (found, next) = ([ProtocolSketch](), seed)
    while found.count < count {
      if var sketch = Grammar.protocolSketch(seed: next).narrowed(to: pattern) {
        sketch.module = found.count % size == 0 ? sketch.module : found[found.count - 1].module
        found.append(sketch)
      }
      next += 1
    }
    return found
  }

  private func run(_ batch: Batch, _ figures: inout Figures, _ calls: inout CallFigures) {
    let outcomes = batch.outcomes(figures.way)
    for one in batch.protocols {
      if let outcome = outcomes[one.number] { figures.add(outcome, one.sketch) }
    }
    guard figures.way == .macro else { return }
    batch.call(Set(outcomes.filter { $0.value.isCompiled }.keys), &calls)
  }

  /// Leaves out whatever can be left out while the mock is wrong in the same way.
  private func shrunk(_ failure: Figures.FailureClass, _ way: Way) -> Figures.FailureClass {
    var smallest = failure
    for _ in 1...30 {
      guard let smaller = firstFailing(smallest.example.smaller, failure.kind, way) else { break }
      smallest.example = smaller.sketch
      smallest.message = smaller.message
    }
    return smallest
  }

  /// The first of the protocols that fails so.
  private func firstFailing(
    _ sketches: [ProtocolSketch], _ kind: String, _ way: Way
  ) -> (sketch: ProtocolSketch, message: String)? {
    for start in stride(from: 0, to: sketches.count, by: size) {
      let some = Array(sketches[start..<min(start + size, sketches.count)])
      for module in Set(some.map(\.module)).sorted() {
        var batch = Batch(some.filter { $0.module == module }, in: folder, compiler)
        batch.validate(mending: false)
        let outcomes = batch.outcomes(way)
        for one in batch.protocols {
          guard case .failed(let message)? = outcomes[one.number], Figures.kind(message) == kind
          else { continue }
          return (one.sketch, message)
        }
      }
    }
    return nil
  }
}
