/// A parameter of a builder's method.
struct ExpectedParameter {
  private let declared: ParameterPlan
  private var type: TypeSyntax
  /// The label in a call; nil if there is none.
  var label: String?
  /// A Boolean value that indicates whether its type is known only at each call, and is `Any` here.
  private(set) var isErased = false

  init(_ declared: ParameterPlan, type: TypeSyntax) {
    self.declared = declared
    self.type = type
    label = declared.label
  }

  var takesPlainValues: Bool { declared.takesPlainValues && !isErased || takesNil }

  /// A Boolean value that indicates whether `nil` is the only value that it takes, as closures
  /// cannot be compared.
  private var takesNil: Bool {
    guard case .value = declared.passing, !declared.takesPlainValues, !isErased,
      case .optional(let wrapped) = type.core
    else { return false }
    return wrapped.isFunction
  }

  var safetyMark: String { type.safetyMark }

  var isPack: Bool { declared.isPack }

  /// A box of any type cannot be made from one of a certain type.
  var isErasedInout: Bool { isErased && isInout }

  private var isInout: Bool { if case .inout = declared.passing { true } else { false } }

  /// Returns the parameter with `Any` for a type that uses one of the given names.
  func erasing(_ names: Set<String>) -> ExpectedParameter {
    guard type.mentions(names), !declared.isPack else { return self }
    var erased = self
    erased.type = .name("Any")
    erased.isErased = true
    return erased
  }

  /// Its declaration in the builder's method, and the argument that the method passes on.
  struct Written {
    let declaration: String
    let matcher: String
  }

  func written(isPlain: Bool) -> Written {
    Written(declaration: declaration(isPlain: isPlain), matcher: matcher(isPlain: isPlain))
  }

  /// Returns its declaration in the builder.
  private func declaration(isPlain: Bool) -> String {
    if case .packExpansion(let element) = type {
      return "\(declared.names(label)): repeat "
        + (isPlain ? "\(element)" : "MockyCore.Matcher<\(element)>")
    }
    guard isPlain else { return "\(declared.names(label)): MockyCore.Matcher<\(type)>" }
    if takesNil { return "\(declared.names(label)): Swift._OptionalNilComparisonType" }
    if declared.isVariadic, case .array(let element) = type {
      return "\(declared.names(label)): \(element)..."
    }
    return "\(declared.names(label)): \(isLazy ? "@autoclosure () -> " : "")\(type)"
  }

  var name: String { declared.name }

  /// Its declaration in the method that makes the expectation.
  var matcherDeclaration: String { "_ \(name): MockyCore.Matcher<\(argumentType)>" }

  /// Returns the argument that is passed on.
  private func matcher(isPlain: Bool) -> String {
    if declared.isPack {
      let element = "each \(declared.name)"
      return isPlain ? "repeat MockyCore.Matcher.value(\(element))" : "repeat \(element)"
    }
    if isPlain, takesNil { return ".isNil" }
    let value = isLazy ? "\(declared.name)()" : declared.name
    let matcher = isPlain ? ".value(\(value))" : declared.name
    return isInout ? ".inout(\(matcher))" : matcher
  }

  /// A Boolean value that indicates whether its name may mean a closure, which would not escape as
  /// a parameter.
  private var isLazy: Bool {
    guard declared.isStored, case .named(let components) = type.core else { return false }
    return !components.areKnown
  }

  /// The type that actions see.
  var argumentType: String { isInout ? "MockyCore.Inout<\(type)>" : "\(type)" }
}
