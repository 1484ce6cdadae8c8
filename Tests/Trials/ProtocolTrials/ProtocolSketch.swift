/// A random protocol, in parts that can be left out one by one.
struct ProtocolSketch {
  let seed: UInt64
  /// The name of the module of the protocol.
  var module: String
  /// The beginning of its name; a number follows.
  var prefix = "P"
  var attributes: [String] = []
  /// `public` and the like; at most one.
  var modifiers: [String] = []
  var primary: [String] = []
  var parents: [String] = []
  var clauses: [String] = []
  /// Associated types and type aliases, one line each.
  var types: [String] = []
  var requirements: [RequirementSketch] = []
  /// The types around it, outermost first: `public struct Shop`.
  var enclosing: [String] = []
  /// A condition around the first requirement.
  var condition: String?

  var isSeenElsewhere: Bool {
    !(modifiers + enclosing).contains { $0.contains("private") }
  }

  func name(_ number: Int) -> String {
    prefix.hasPrefix("`") ? "\(prefix)\(number)`" : "\(prefix)\(number)"
  }

  /// The names of the types around it.
  func enclosingNames(_ number: Int) -> [String] {
    enclosing.map { ($0.split(separator: " ").last.map(String.init) ?? $0) + "\(number)" }
  }

  /// The declaration without what is around it.
  ///
  /// - Parameter number: a number that no other protocol in the module has.
  func text(_ number: Int) -> String { lines(number).joined(separator: "\n") }

  /// How many lines stand before the requirements.
  var linesBefore: Int { 1 + types.count + (condition == nil ? 0 : 1) }

  private func lines(_ number: Int) -> [String] {
    let start = (attributes + modifiers).map { "\($0) " }.joined()
    let list = primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>"
    let colon = parents.isEmpty ? "" : ": \(parents.joined(separator: ", "))"
    let clause = clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
    var lines = ["\(start)protocol \(name(number))\(list)\(colon)\(clause) {"]
    lines += types.map { "  \($0)" }
    if let condition { lines.append("  #if \(condition)") }
    for (index, requirement) in requirements.enumerated() {
      lines.append("  \(requirement.text)")
      if index == 0, condition != nil { lines.append("  #endif") }
    }
    if requirements.isEmpty, condition != nil { lines.append("  #endif") }
    return lines + ["}"]
  }

  /// The index of the requirement in a line of the text, counted from 0.
  func requirement(inLine line: Int) -> Int? {
    let index = line - linesBefore
    let shifted = condition != nil && index > 0 ? index - 1 : index
    return requirements.indices.contains(shifted) ? shifted : nil
  }

  /// The protocol, simpler by one step in one place; large steps first.
  var smaller: [ProtocolSketch] {
    without(\.requirements) + without(\.enclosing) + without(\.parents) + without(\.attributes)
      + without(\.clauses) + without(\.types) + without(\.primary) + without(\.modifiers)
      + plainer
      + requirements.indices.flatMap { index in
        requirements[index].smaller.map { requirement in
          var copy = self
          copy.requirements[index] = requirement
          return copy
        }
      }
  }

  /// Returns the protocol without the requirements that do not match, or all of it if its first line
  /// matches; nil if nothing does.
  func narrowed(to pattern: Regex<AnyRegexOutput>) -> ProtocolSketch? {
    if lines(0)[0].contains(pattern) { return self }
    var copy = self
    copy.requirements.removeAll { !$0.text.contains(pattern) }
    return copy.requirements.isEmpty ? nil : copy
  }

  private var plainer: [ProtocolSketch] {
    var results: [ProtocolSketch] = []
    for change: (inout ProtocolSketch) -> Void in [
      { $0.condition = nil }, { $0.prefix = "P" }, { $0.module = Grammar.modules[0] },
    ] {
      var copy = self
      change(&copy)
      if copy.text(0) != text(0) || copy.module != module { results.append(copy) }
    }
    return results
  }

  private func without<Element>(
    _ path: WritableKeyPath<ProtocolSketch, [Element]>
  ) -> [ProtocolSketch] {
    self[keyPath: path].indices.map { index in
      var copy = self
      copy[keyPath: path].remove(at: index)
      return copy
    }
  }
}
