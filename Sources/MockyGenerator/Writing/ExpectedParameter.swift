/// A parameter of a builder's method.
struct ExpectedParameter {
  private let declared: MockedParameter
  private let type: TypeSyntax
  /// Whether its type is known only at each call, and stands here as `Any`.
  private(set) var isErased = false

  init(_ declared: MockedParameter, type: TypeSyntax) {
    self.declared = declared
    self.type = type
  }

  private init(erasing declared: MockedParameter) {
    self.init(declared, type: .name("Any"))
    isErased = true
  }

  var takesPlainValues: Bool { declared.takesPlainValues && !isErased }

  var safetyMark: String { type.safetyMark }

  var isPack: Bool { declared.isPack }

  /// A box of any type cannot be made from one of a certain type.
  var isErasedInout: Bool { isErased && isInout }

  private var isInout: Bool { if case .inout = declared.passing { true } else { false } }

  /// The parameter with `Any` for a type that is built with one of the given names.
  func erasing(_ names: Set<String>) -> ExpectedParameter {
    type.mentions(names) && !declared.isPack ? ExpectedParameter(erasing: declared) : self
  }

  /// The parameter as the builder declares it.
  func declaration(isPlain: Bool) -> String {
    if case .packExpansion(let element) = type {
      return "\(declared.names): repeat "
        + (isPlain ? "\(element)" : "MockyCore.Matcher<\(element)>")
    }
    guard isPlain else { return "\(declared.names): MockyCore.Matcher<\(type)>" }
    if declared.isVariadic, case .array(let element) = type {
      return "\(declared.names): \(element)..."
    }
    return "\(declared.names): \(isLazy ? "@autoclosure () -> " : "")\(type)"
  }

  /// What is handed on.
  func matcher(isPlain: Bool) -> String {
    if declared.isPack {
      let element = "each \(declared.name)"
      return isPlain ? "repeat MockyCore.Matcher.value(\(element))" : "repeat \(element)"
    }
    let value = isLazy ? "\(declared.name)()" : declared.name
    let matcher = isPlain ? ".value(\(value))" : declared.name
    return isInout ? ".inout(\(matcher))" : matcher
  }

  /// Whether its name may stand for a closure, which would not be escaping as a parameter.
  private var isLazy: Bool {
    guard declared.isStored, case .named(let components) = type.core else { return false }
    return !components.areKnown
  }

  /// The type that actions see.
  var argumentType: String { isInout ? "MockyCore.Inout<\(type)>" : "\(type)" }
}

/// Gives the `some` of a requirement's parameters names, as expectations need them.
struct OpaqueParameters {
  private(set) var parameters: [GenericParameter] = []
  private let taken: Set<String>

  init(_ requirement: MockedRequirement) {
    taken = Set(requirement.genericParameters.map(\.name.bare))
  }

  /// One may stand in another: `some Collection<some Hashable>`.
  mutating func naming(_ type: TypeSyntax) -> TypeSyntax {
    var inner = self
    let named = type.mapping { part in
      guard case .some(let constraint) = part else { return nil }
      return inner.take(inner.naming(constraint.core))
    }
    self = inner
    return named
  }

  private mutating func take(_ constraint: TypeSyntax) -> TypeSyntax {
    var name = "Opaque\(parameters.count + 1)"
    while taken.contains(name) { name += "_" }
    let identifier = Identifier(name, SourceRange(0, 0))
    parameters.append(GenericParameter(name: identifier, constraint: constraint))
    return .name(name)
  }
}
