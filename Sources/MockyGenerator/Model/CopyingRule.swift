/// When values of a type can be copied, and kept for as long as one likes.
package struct CopyingRule: Equatable, Sendable {
  /// Whether they never can.
  package var isNever = false
  /// The generic arguments that must be such types themselves, counted from the outermost type's.
  package var arguments: Set<Int> = []

  package static let always = CopyingRule()
  package static let never = CopyingRule(isNever: true)

  /// The rule for what consists of values of several types.
  func and(_ other: CopyingRule) -> CopyingRule {
    CopyingRule(
      isNever: isNever || other.isNever, arguments: arguments.union(other.arguments))
  }

  /// The rule for the type with generic arguments.
  ///
  /// - Parameter rules: those of the arguments; none where they are not written.
  func with(_ rules: [CopyingRule]) -> CopyingRule {
    arguments.filter(rules.indices.contains).map { rules[$0] }
      .reduce(CopyingRule(isNever: isNever)) { $0.and($1) }
  }
}

extension CopyingRule {
  /// Those of the standard library's types that are not always copied.
  static let standard: [String: CopyingRule] = {
    let never = [
      "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
      "Mutex", "Atomic", "AtomicLazyReference",
    ]
    var rules = Dictionary(uniqueKeysWithValues: never.map { ($0, CopyingRule.never) })
    rules["Optional"] = CopyingRule(arguments: [0])
    rules["Result"] = CopyingRule(arguments: [0])
    rules["InlineArray"] = CopyingRule(arguments: [1])
    return rules
  }()
}
