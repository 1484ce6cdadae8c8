import Mocky

/// The sections of a report, by the words that they begin with. Whole reports are compared by the scenarios
/// and the guide's samples: other tests ask for the section that they are about.
public enum ReportSection: String {
  case afterThis = "after this"
  case atFirst = "at first"
  case beforeThis = "before this"
  case blocked
  case calls
  case callsThatCount = "calls that count"
  case change = "what would change it"
  case closest = "closest expectation"
  case context

  case expectIt = "expect it"
  case expectation
  case expected
  case expectations
  case expectedAt = "expected at"

  case firstUsedAt = "first used at"
  case forgotten
  case inherited
  case next
  case notItsTurn = "not in its turn"
  case noMock = "no mock"
  case obstacle

  case otherExpectations = "other expectations"
  case `private`
  case reported
  case shadowed
  case similarCalls = "similar calls"
  case states
  case strict
  case unused
  case wanted
}

extension StringProtocol {
  /// The lines of a report's section: what is behind its name, and what stands below it.
  public func section(_ section: ReportSection) -> [String] {
    let (lines, name) = (split(separator: "\n"), "  \(section.rawValue)")
    guard let start = lines.firstIndex(where: { "\($0)  ".hasPrefix("\(name)  ") }) else {
      return []
    }
    let below = lines[(start + 1)...].prefix { $0.hasPrefix("   ") }
    return ([lines[start].dropFirst(name.count)] + below)
      .map { line in String(line.drop { $0 == " " }) }
      .filter { !$0.isEmpty }
  }
}

extension RecordingReporter {
  /// A section of one of the failures, which is the first if nothing else is said.
  public func section(_ section: ReportSection, of number: Int = 0) -> [String] {
    messages.dropFirst(number).first?.section(section) ?? []
  }

  /// The lines of the first failure about the arguments of the closest expectation.
  public var closestArguments: [String] { Array(section(.closest).dropFirst()) }
}
