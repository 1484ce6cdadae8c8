/// How many protocols there are, and what became of their mocks.
struct Figures: CustomStringConvertible {
  private var counts: [MockedDeclaration.State: Int] = [:]
  private var inactive = 0
  private var lines: [String: [String]] = [:]
  private var modules: Set<String> = []

  var isEmpty: Bool { counts.isEmpty }

  /// Returns true if a module has not been counted before.
  mutating func takes(_ module: Module) -> Bool { modules.insert(module.name).inserted }

  mutating func add(_ protocols: [MockedDeclaration], of module: String) {
    for mocked in protocols {
      if mocked.state == .compiled, !mocked.isActive {
        inactive += 1
        continue
      }
      counts[mocked.state, default: 0] += 1
      if mocked.state != .compiled {
        lines[Self.kind(mocked), default: []].append("\(module).\(mocked.name)  \(mocked.reason)")
      }
    }
  }

  mutating func add(_ other: Figures) {
    counts.merge(other.counts, uniquingKeysWith: +)
    lines.merge(other.lines, uniquingKeysWith: +)
    inactive += other.inactive
  }

  /// The message without its place and the names in it.
  private static func kind(_ mocked: MockedDeclaration) -> String {
    let parts = mocked.reason.split(separator: "'", omittingEmptySubsequences: false)
    let isKind = mocked.reason.contains(" does not mock ")
    let text =
      isKind
      ? String(mocked.reason.drop { $0 != "@" })
      : parts.enumerated().filter { $0.offset.isMultiple(of: 2) }
        .map { String($0.element) }.joined(separator: "…")
    return text.split(separator: " ").drop { $0.first?.isNumber == true }.joined(separator: " ")
  }

  var description: String {
    let sum = counts.values.reduce(0, +)
    return "\(sum) protocols, \(counts[.refused] ?? 0) refused, \(counts[.compiled] ?? 0) compiled,"
      + " \(counts[.warned] ?? 0) with warnings, \(counts[.failed] ?? 0) failed"
      + (inactive > 0 ? " (\(inactive) for other platforms)" : "")
  }

  /// Those that are not mocked, by kind.
  var reasons: String {
    lines.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { kind, protocols in
      "\n\(protocols.count) × \(kind)\n" + protocols.map { "    \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
