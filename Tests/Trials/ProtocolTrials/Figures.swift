/// The results for the mocks of one way.
struct Figures: CustomStringConvertible {
  let way: Way
  private(set) var compiled = 0
  private(set) var refusals: [String: Int] = [:]
  private(set) var failures: [FailureClass] = []

  /// Failures with the same words but for the names in them.
  struct FailureClass {
    let kind: String
    var count: Int
    /// The first protocol that failed so; the smallest, when it has been found.
    var example: ProtocolSketch
    var message: String
  }

  init(_ way: Way) { self.way = way }

  mutating func add(_ outcome: Batch.Outcome, _ sketch: ProtocolSketch) {
    switch outcome {
    case .compiled: compiled += 1
    case .refused(let reason): refusals[Self.kind(reason), default: 0] += 1
    case .failed(let message): addFailure(message, sketch)
    }
  }

  private mutating func addFailure(_ message: String, _ sketch: ProtocolSketch) {
    let kind = Self.kind(message)
    if let index = failures.firstIndex(where: { $0.kind == kind }) {
      failures[index].count += 1
    } else {
      failures.append(FailureClass(kind: kind, count: 1, example: sketch, message: message))
    }
  }

  /// Replaces the examples by what is smaller.
  mutating func shrink(_ limit: Int, _ change: (FailureClass) -> FailureClass) {
    failures.sort { ($0.count, $1.kind) > ($1.count, $0.kind) }
    for index in failures.indices.prefix(limit) { failures[index] = change(failures[index]) }
  }

  /// A message without the names in it.
  static func kind(_ message: String) -> String {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element.filter { !$0.isNumber } : "…" }.joined()
  }

  var refused: Int { refusals.values.reduce(0, +) }
  var failed: Int { failures.map(\.count).reduce(0, +) }
  var count: Int { compiled + refused + failed }

  /// How many in a hundred are compiled or refused with a reason.
  var rate: Double { count == 0 ? 100 : Double(compiled + refused) * 100 / Double(count) }

  var description: String {
    let tenths = Int((rate * 10).rounded(.down))
    return "\(way): \(count) protocols, \(compiled) compiled without a warning, \(refused) refused"
      + " with a reason, \(failed) failed (\(tenths / 10).\(tenths % 10)% are right)"
  }

  /// The failures, each with the smallest protocol that shows it.
  var details: String {
    failures.map { failure in
      """
      \(failure.count) × \(failure.message)
          seed \(failure.example.seed), module \(failure.example.module)
      \(NumberedProtocol(sketch: failure.example, number: 1).declaration.indented)
      """
    }.joined(separator: "\n")
  }

  var refusalDetails: String {
    refusals.sorted { $0.value > $1.value }.map { "\($0.value) × refused: \($0.key)" }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
