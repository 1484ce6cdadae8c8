/// Questions about function types that a mock may not be able to pass on.
extension TypeSyntax {
  /// The type without parentheses around it.
  var inside: TypeSyntax {
    guard case .tuple(let elements) = self, elements.count == 1, elements[0].names.isEmpty else {
      return self
    }
    return elements[0].type.inside
  }

  /// A Boolean value that indicates whether it is a closure that neither escapes nor is `Sendable`.
  var isClosureForTheCall: Bool {
    guard case .attributed(let attributes, _, let base) = inside else { return isFunction }
    let marks = ["escaping", "autoclosure", "Sendable"]
    return base.isFunction && !attributes.contains { marks.contains($0.name) }
  }

  /// Returns whether it is a function of the compiler's own convention with a generic type: the
  /// compiler crashes.
  func isThinFunction(of generic: Set<String>) -> Bool {
    attributes.contains { $0.name == "convention" && $0.arguments == "thin" } && mentions(generic)
  }

  /// A Boolean value that indicates whether it holds a function that takes a nonescaping closure as
  /// `sending`, never throws, and returns a function. The compiler crashes if it makes it generic.
  var holdsSendingFunction: Bool {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.holdsSendingFunction
    case .tuple(let elements): elements.contains(where: \.type.holdsSendingFunction)
    case .function(let function):
      function.isSending || function.result.holdsSendingFunction
        || function.parameters.contains(where: \.type.holdsSendingFunction)
    default: false
    }
  }

  fileprivate var isFunctionOrTupleOfOne: Bool {
    guard case .tuple(let elements) = core else { return isFunction }
    return elements.contains { $0.type.isFunctionOrTupleOfOne }
  }

  fileprivate var isSentForTheCall: Bool {
    guard isSending, case .attributed(let attributes, _, let base) = inside else { return false }
    return base.isFunction && !attributes.contains { $0.name == "escaping" }
  }

  /// A Boolean value that indicates whether it holds a closure that takes a parameter pack.
  var takesPack: Bool {
    contains { part in
      guard case .function(let function) = part else { return false }
      return function.parameters.contains { parameter in
        if case .packExpansion = parameter.type { true } else { false }
      }
    }
  }
}

extension FunctionTypeSyntax {
  /// A Boolean value that indicates whether the compiler crashes at it in generic code.
  fileprivate var isSending: Bool {
    let neverThrows = effects.throwing == nil || effects.types.contains(where: \.isNever)
    return neverThrows && result.isFunctionOrTupleOfOne
      && parameters.contains(where: \.type.isSentForTheCall)
  }
}
