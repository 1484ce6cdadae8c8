/// A parameter of a requirement, and how a mock hands its argument on.
struct MockedParameter {
  /// Attributes that its declarations repeat.
  var attributes: [Attribute] = []
  /// What a caller writes before the colon; nil for nothing.
  var label: String?
  /// The name inside the mock, which nothing there hides.
  let name: String
  /// The type as the requirement declares it.
  let declaredType: TypeSyntax
  let isVariadic: Bool
  /// Whether the caller gives it away.
  var isSent: Bool = false
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
    /// What cannot be recorded, lent to be looked at.
    case borrowed
    /// What cannot be recorded, lent to be changed.
    case changed
    /// What cannot be recorded, and belongs to the call.
    case consumed
  }

  /// The name by which the compiler is asked whether it can be copied; nil where that is known.
  var recordedType: String?

  /// What its type needs to be recorded.
  var support: SystemSupport?

  /// Whether a property or a subscript is set to it, or it is `inout`: a closure escapes then.
  let isStored: Bool
  /// Whether an expectation takes a value, and not only a matcher: closures cannot be compared.
  var takesPlainValues: Bool

  /// The parameter's names as they are declared: `_ steps`, `why`, `for key`.
  var names: String {
    guard let label else { return "_ \(name)" }
    return Identifier(label, SourceRange(0, 0)).bare == name ? label : "\(label) \(name)"
  }
}

extension MockedParameter {
  /// Whether it stands for any number of arguments of any types.
  var isPack: Bool { if case .packExpansion = declaredType { true } else { false } }

  /// The parameter of an operator.
  var withoutLabel: MockedParameter {
    MockedParameter(
      attributes: attributes, label: nil, name: name, declaredType: declaredType,
      isVariadic: isVariadic, valueType: valueType, passing: passing, recordedType: recordedType,
      support: support, isStored: isStored, takesPlainValues: takesPlainValues)
  }
}

extension MockedParameter {
  /// Whether no call can have an argument for it.
  var isUninhabited: Bool {
    guard !isVariadic else { return false }
    if let effects = autoclosureEffects {
      return effects.isEmpty && valueType.isUninhabited
    }
    return valueType.isUninhabited
  }
}

extension MockedRequirement {
  /// Whether there can be no arguments for it.
  var cannotBeCalled: Bool { parameters.contains(where: \.isUninhabited) }
}

extension TypeSyntax {
  /// Whether there are no values of it, as far as one can see.
  var isUninhabited: Bool {
    switch core {
    case .named: ["Never", "Swift.Never"].contains("\(core)")
    case .tuple(let elements): elements.contains(where: \.type.isUninhabited)
    default: false
    }
  }
}

extension Effects {
  fileprivate var isEmpty: Bool { asynchrony == nil && throwing == nil }
}
