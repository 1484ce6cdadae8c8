extension MockedParameter {
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
    if let boxed = Self.boxed(parameter.type, answer) {
      (declaredType, valueType, passing, recordedType) = boxed
      takesPlainValues = recordedType != nil
    } else {
      declaredType = parameter.type.withoutOwnership
      (valueType, passing) = Self.passing(parameter, effects)
      takesPlainValues = !valueType.isClosure && !parameter.type.escapes
    }
    isStored = if case .inout = passing { true } else { false }
  }

  /// How an argument is handed on that cannot be recorded, or may not be.
  private static func boxed(
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
      return (type.withoutSending, value.boxed, passing, nil)
    case .unknown(let recorded):
      if type.hasSpecifier(["inout"]) { return (type, value.boxed, .changed, nil) }
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
    if specifiers.contains(where: { $0.name == "inout" }) { return (type.keepingValue, .inout) }
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

extension MockedParameter {
  /// The value that a property or a subscript is set to.
  static func newValue(
    _ type: TypeSyntax, _ answer: Copyability.Answer
  ) -> MockedParameter {
    if case .no = answer {
      return MockedParameter(
        label: "setTo", name: "newValue", declaredType: type.stored, isVariadic: false,
        valueType: type.stored.boxed, passing: .consumed, isStored: false,
        takesPlainValues: false)
    }
    return MockedParameter(
      label: "setTo", name: "newValue", declaredType: type.stored, isVariadic: false,
      valueType: type.stored, passing: .value, isStored: true,
      takesPlainValues: !type.isClosure)
  }
}
