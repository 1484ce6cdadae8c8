/// A rule that decides when values of a type can be copied, and kept for any time.
package struct CopyingRule: Equatable, Sendable {
  /// A Boolean value that indicates whether they can never be copied.
  package var isNever = false
  /// The indices of the generic arguments that must be copyable themselves, counted from the
  /// outermost type's.
  package var arguments: Set<Int> = []

  package init(isNever: Bool = false, arguments: Set<Int> = []) {
    self.isNever = isNever
    self.arguments = arguments
  }

  package static let always = CopyingRule()
  package static let never = CopyingRule(isNever: true)

  /// Returns the rule for a type with values of several types.
  package func and(_ other: CopyingRule) -> CopyingRule {
    CopyingRule(
      isNever: isNever || other.isNever, arguments: arguments.union(other.arguments))
  }

  /// Returns the rule for the type with generic arguments.
  ///
  /// - Parameter rules: the rules of the arguments; empty if they are not written.
  package func with(_ rules: [CopyingRule]) -> CopyingRule {
    arguments.filter(rules.indices.contains).map { rules[$0] }
      .reduce(CopyingRule(isNever: isNever)) { $0.and($1) }
  }
}

extension CopyingRule {
  /// The rules of the standard library's types, if these are not always copyable or `borrowing` is
  /// likely to be before them.
  package static let standard: [String: CopyingRule] = {
    let never = [
      "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
      "Mutex", "Atomic", "AtomicLazyReference",
    ]
    let always = [
      "Void", "StaticString", "AnyHashable", "Mirror", "ObjectIdentifier", "OpaquePointer",
      "Unmanaged", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
      "UnsafeMutableRawPointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
      "UnsafeRawBufferPointer", "UnsafeMutableRawBufferPointer", "Range", "ClosedRange",
    ]
    var rules = Dictionary(uniqueKeysWithValues: never.map { ($0, CopyingRule.never) })
    for name in always { rules[name] = .always }
    rules["Optional"] = CopyingRule(arguments: [0])
    rules["Result"] = CopyingRule(arguments: [0])
    rules["InlineArray"] = CopyingRule(arguments: [1])
    return rules
  }()
}
