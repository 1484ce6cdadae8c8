/// A parameter of a requirement, and how a mock hands its argument on.
struct MockedParameter {
  /// What a caller writes before the colon; nil for nothing.
  let label: String?
  /// The name inside the mock, which nothing there hides.
  let name: String
  /// The type as the requirement declares it.
  let declaredType: TypeSyntax
  let isVariadic: Bool
  /// The type of what an expectation matches.
  let valueType: TypeSyntax
  let passing: Passing

  /// How the argument gets from the caller to the expectation.
  enum Passing {
    case value
    /// In a box whose value goes back.
    case `inout`
    /// As what it gives when it is called.
    case autoclosure(Effects)
    /// For the time of the call only.
    case nonEscapingClosure(Effects)
  }

  /// Whether an expectation takes a value, and not only a matcher: closures cannot be compared.
  let takesPlainValues: Bool

  /// The parameter's names as they are declared: `_ steps`, `why`, `for key`.
  var names: String {
    guard let label else { return "_ \(name)" }
    return label == name ? name : "\(label) \(name)"
  }
}

extension MockedParameter {
  /// What becomes of a declared parameter.
  ///
  /// - Parameters:
  ///   - parameter: as it is declared.
  ///   - position: which one it is, from 1.
  ///   - isIndex: whether it belongs to a subscript, where a single name is no label.
  ///   - taken: names that mean something else where the mock's code stands.
  init(
    _ parameter: Parameter, at position: Int, isIndex: Bool, avoiding taken: Set<String>
  ) {
    let first = parameter.firstName
    let isLabelled = first.text != "_" && (!isIndex || parameter.secondName != nil)
    label = isLabelled ? first.text : nil
    let inner = (parameter.secondName ?? first).bare
    name = Self.usableName(inner, at: position, avoiding: taken)
    declaredType = parameter.type
    isVariadic = parameter.isVariadic
    (valueType, passing) = Self.passing(parameter)
    takesPlainValues = !valueType.isClosure && !parameter.type.escapes
  }

  private static func usableName(
    _ name: String, at position: Int, avoiding taken: Set<String>
  ) -> String {
    if name == "_" || !name.utf8.allSatisfy(\.isPartOfName) { return "argument\(position)" }
    return Keywords.contains(name) || taken.contains(name) ? "\(name)Argument" : name
  }

  private static func passing(_ parameter: Parameter) -> (TypeSyntax, Passing) {
    let type = parameter.type
    if parameter.isVariadic { return (.array(type.keepingValue), .value) }
    guard case .attributed(let attributes, let specifiers, let base) = type else {
      return (type.stored, closurePassing(type) ?? .value)
    }
    if specifiers.contains(where: { $0.name == "inout" }) { return (base.stored, .inout) }
    if attributes.contains(where: { $0.name == "autoclosure" }) {
      guard case .function(let function) = base.core else { return (type.keepingValue, .value) }
      return (function.result.stored, .autoclosure(function.effects))
    }
    let escapes = attributes.contains { $0.name == "escaping" }
    return (type.keepingValue, escapes ? .value : closurePassing(type) ?? .value)
  }

  private static func closurePassing(_ type: TypeSyntax) -> Passing? {
    guard case .function(let function) = type.core else { return nil }
    return .nonEscapingClosure(function.effects)
  }
}

extension TypeSyntax {
  /// Whether it is known to be a closure's, whatever it is called.
  fileprivate var escapes: Bool {
    guard case .attributed(let attributes, _, _) = self else { return false }
    return attributes.contains { $0.name == "escaping" }
      && !attributes.contains { $0.name == "autoclosure" }
  }

  /// The type without what only a parameter can have: `@escaping`, `inout`, `sending`.
  fileprivate var keepingValue: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return stored }
    let kept = attributes.filter { !["escaping", "autoclosure"].contains($0.name) }
    let words = specifiers.filter { $0.name == "nonisolated" }
    let value = base.stored
    return kept.isEmpty && words.isEmpty ? value : .attributed(kept, specifiers: words, value)
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
