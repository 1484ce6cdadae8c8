extension TypeSyntax {
  /// A Boolean value that indicates whether it is one of the standard library's `Sendable` types.
  var isKnownAsSendable: Bool {
    let core = core
    return switch core.kind {
    case .named: core.components.areKnown && core.parts.allSatisfy(\.isKnownAsSendable)
    case .optional, .unwrapped, .array, .dictionary, .tuple:
      core.parts.allSatisfy(\.isKnownAsSendable)
    default: false
    }
  }

  /// A Boolean value that indicates whether it holds a closure or an existential value that is not
  /// marked `Sendable`.
  var isKnownAsNotSendable: Bool {
    switch kind {
    case .attributed:
      !attributes.contains { $0.name == "Sendable" || $0.isGlobalActor }
        && base.isKnownAsNotSendable
    case .function: true
    case .any, .composition: !description.contains("Sendable") && !description.contains("Error")
    case .named:
      ["Any", "AnyObject"].contains(description) || holdsPointers
        || ["Array", "Dictionary", "Optional"].contains(components[0].name.bare)
          && (components[0].arguments ?? []).contains(where: \.isKnownAsNotSendable)
    case .optional, .unwrapped, .array, .dictionary, .tuple:
      parts.contains(where: \.isKnownAsNotSendable)
    default: false
    }
  }

  /// Returns a value of the type that can be sent, as no other code has it.
  func sending(_ value: String) -> String {
    if isKnownAsSendable { return value }
    // The compiler does not accept that of a tuple or an existential value.
    if core.kind == .tuple {
      let parts = core.parts.enumerated().map { $1.sending("\(value).\($0)") }
      return "(\(parts.joined(separator: ", ")))"
    }
    return isExistential
      ? "MockyCore.MockObject.sending(Swift.Optional(\(value)))!"
      : "MockyCore.MockObject.sending(\(value))"
  }

  private var isExistential: Bool {
    let core = core
    return switch core.kind {
    case .any, .composition, .metatype: true
    case .named:
      core.components.count > 1 && core.components.last?.name.bare == "Type"
        || ["Any", "AnyObject", "AnyClass"].contains("\(core)".split(separator: ".").last ?? "")
    default: false
    }
  }
}

extension CallablePlan {
  /// A Boolean value that indicates whether Swift sends the arguments to another actor, and the
  /// result back.
  var canBeSent: Bool {
    let isSubscript = kind == .subscriptGetter || kind == .subscriptSetter
    let areSent = parameters.allSatisfy { parameter in
      if parameter.route.isInout { return false }
      if parameter.declaredType.autoclosureEffects != nil {
        return parameter.declaredType.has(attribute: "Sendable")
      }
      return parameter.valueType.isKnownAsSendable || !isSubscript
    }
    guard areSent, !sendsResult, let returns else { return areSent }
    return !returns.isKnownAsNotSendable
      && (!needsBoxes || parameters.allSatisfy(\.isBrought))
  }

  /// A Boolean value that indicates whether the result may not be `Sendable`: a box brings it from
  /// another actor, and boxes carry such arguments there.
  var needsBoxes: Bool {
    guard !sendsResult, let returns, !returns.isUninhabited else { return false }
    return !returns.isKnownAsSendable && !returns.isKnownAsNotSendable
  }
}

extension ParameterPlan {
  /// A Boolean value that indicates whether an argument gets to another actor together with a box
  /// for the result. A consumed argument is in a box already.
  fileprivate var isBrought: Bool {
    route.isConsumed || isCarried || valueType.isKnownAsSendable
  }

  /// A Boolean value that indicates whether a box can carry an argument to another actor.
  var isCarried: Bool {
    route.isDirect && !isPack && declaredType.autoclosureEffects == nil
      && !valueType.isKnownAsSendable
  }
}
