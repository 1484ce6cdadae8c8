/// The numbers of protocols or classes, by the results for their mocks.
struct Figures: CustomStringConvertible {
  let kind: DeclarationKind
  private var counts: [MockedDeclaration.State: Int] = [:]
  private var inactive = 0
  private var lines: [String: [String]] = [:]

  init(_ kind: DeclarationKind) { self.kind = kind }

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ declarations: [MockedDeclaration], of module: String) {
    for mocked in declarations {
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
    return
      "\(sum) \(kind.plural), \(counts[.refused] ?? 0) refused, \(counts[.compiled] ?? 0) compiled,"
      + " \(counts[.warned] ?? 0) with warnings, \(counts[.failed] ?? 0) failed"
      + (inactive > 0 ? " (\(inactive) for other platforms)" : "")
  }

  /// Those that are not mocked, by kind.
  var reasons: String {
    lines.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { kind, names in
      "\n\(names.count) × \(kind)\n" + names.map { "    \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
