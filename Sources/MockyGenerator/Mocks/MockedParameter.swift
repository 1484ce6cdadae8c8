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

  /// Whether a property or a subscript is set to it, or it is `inout`: a closure escapes then.
  let isStored: Bool
  /// Whether an expectation takes a value, and not only a matcher: closures cannot be compared.
  var takesPlainValues: Bool

  /// The parameter's names as they are declared: `_ steps`, `why`, `for key`.
  var names: String {
    guard let label else { return "_ \(name)" }
    return label == name ? name : "\(label) \(name)"
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
      isStored: isStored, takesPlainValues: takesPlainValues)
  }

  /// What becomes of a declared parameter.
  ///
  /// - Parameters:
  ///   - parameter: as it is declared.
  ///   - name: what it is called inside the mock.
  ///   - effects: what the member may do that it belongs to.
  ///   - isIndex: whether it belongs to a subscript, where a single name is no label.
  ///   - copyability: what can be copied.
  init(
    _ parameter: Parameter, name: String, of effects: Effects, isIndex: Bool,
    _ copyability: Copyability
  ) {
    let first = parameter.firstName
    let isLabelled = first.text != "_" && (!isIndex || parameter.secondName != nil)
    label = isLabelled ? first.text : nil
    attributes = parameter.attributes.filter(\.isCustom)
    self.name = name
    isVariadic = parameter.isVariadic
    isSent = parameter.type.isSending
    let answer = copyability.answer(parameter.type)
    if let unrecorded = Self.unrecorded(parameter.type, answer) {
      (declaredType, valueType, passing, recordedType) = unrecorded
      takesPlainValues = recordedType != nil
    } else {
      declaredType = parameter.type.withoutOwnership
      (valueType, passing) = Self.passing(parameter, effects)
      takesPlainValues = !valueType.isClosure && !parameter.type.escapes
    }
    isStored = if case .inout = passing { true } else { false }
  }

  /// How an argument is handed on that cannot be recorded, or may not be.
  private static func unrecorded(
    _ type: TypeSyntax, _ answer: Copyability.Answer
  ) -> (TypeSyntax, TypeSyntax, Passing, recordedType: String?)? {
    let value = type.valueOnly.stored
    switch answer {
    case .yes: return nil
    case .no:
      let passing: Passing =
        if type.hasSpecifier(["inout"]) || type.hasSpecifier(["consuming"]) && value.isMutableView {
          .changed
        } else if type.hasSpecifier(["consuming", "__owned"]), !value.isView { .consumed } else {
          .borrowed
        }
      return (type.withoutSending, value.unrecorded, passing, nil)
    case .unknown(let recorded):
      if type.hasSpecifier(["inout"]) { return (type, value.unrecorded, .changed, nil) }
      return (
        type.withoutSending, .name("\(recorded).Recorded"),
        type.hasSpecifier(["consuming"]) ? .consumed : .borrowed, recorded
      )
    }
  }

  private static func passing(
    _ parameter: Parameter, _ effects: Effects
  ) -> (TypeSyntax, Passing) {
    let type = parameter.type.withoutOwnership
    if parameter.isVariadic { return (.array(type.keepingValue), .value) }
    guard case .attributed(let attributes, let specifiers, let base) = type else {
      return (type.stored, closurePassing(type) ?? .value)
    }
    if specifiers.contains(where: { $0.name == "inout" }) { return (base.stored, .inout) }
    if attributes.contains(where: { $0.name == "autoclosure" }),
      case .function(let function) = base.core, effects.cover(function.effects)
    {
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
  fileprivate var isSending: Bool {
    guard case .attributed(_, let specifiers, _) = self else { return false }
    return specifiers.contains { $0.name == "sending" }
  }

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

extension TypeSyntax {
  /// The type without all that stands before it.
  var valueOnly: TypeSyntax {
    if case .attributed(_, _, let base) = self { base } else { self }
  }

  fileprivate var withoutSending: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return self }
    return .attributed(
      attributes, specifiers: specifiers.filter { $0.name != "sending" }, base)
  }

  /// The type without words about who owns the value: what can be copied is handed over as usual.
  var withoutOwnership: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return self }
    let words = ["borrowing", "consuming", "__owned", "__shared", "sending"]
    let kept = specifiers.filter { !words.contains($0.name) }
    if kept.isEmpty && attributes.isEmpty { return base }
    return .attributed(attributes, specifiers: kept, base)
  }
}

extension Effects {
  /// What a mock's member does for a requirement: what does not throw may stand for what rethrows.
  var ofMock: Effects {
    var effects = self
    if case .rethrows = throwing { effects.throwing = nil }
    if asynchrony == .reasync { effects.asynchrony = nil }
    return effects
  }

  /// Whether they are those of the closures that are passed.
  var followArguments: Bool {
    if case .rethrows = throwing { return true }
    return asynchrony == .reasync
  }

  /// Whether what may do this may call what may do the others.
  fileprivate func cover(_ others: Effects) -> Bool {
    if others.asynchrony != nil, asynchrony == nil { return false }
    return switch (throwing, others.throwing) {
    case (_, nil), (.throws, _): true
    case (.typed(let type), .typed(let other)): type.description == other.description
    default: false
    }
  }
}
