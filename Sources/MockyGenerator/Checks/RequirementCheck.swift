/// Finds problems that keep a mock of a single requirement from being written.
struct RequirementCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - member: the requirement.
  ///   - associatedTypes: the associated types of its protocol.
  ///   - isOfActor: whether its protocol is one for actors.
  init(_ member: Member, associatedTypes: Set<String> = [], isOfActor: Bool = false) {
    if member.kind == .method || member.kind == .property { checkName(member.name) }
    check(member.header)
    let types = member.parameters.map { ($0.type, $0.range) } + [(member.type, member.name.range)]
    let names = associatedTypes.union(member.genericNames)
    diagnostics += types.filter { $0.0.contains { $0.isThinFunction(of: names) } }
      .map { .error(.thinFunction, $0.1) }
    diagnostics += types.filter(\.0.holdsSendingFunction).map { .error(.sendingFunction, $0.1) }
    for (index, (type, range)) in types.enumerated()
    where type.borrowsArguments && type.mentions(names) {
      let isOnlyPassed = index < types.count - 1 && !type.hasSpecifier(["inout"])
      if !isOnlyPassed { diagnostics.append(.error(.borrowingClosure, range)) }
    }
    check(member.parameters)
    let isNonsending = member.header.modifiers.contains { $0.detail == "nonsending" }
    if isNonsending, member.kind == .method, member.effects.asynchrony != nil {
      let closures = member.parameters.filter(\.type.isClosureForTheCall)
      diagnostics += closures.map { .error(.nonsendingClosure, $0.range) }
    }
    let staysInCall =
      isOfActor && !member.header.has(modifier: "nonisolated")
      || member.header.attributes.contains(where: \.isGlobalActor)
      || member.parameters.contains { $0.type.isClosureForTheCall || $0.type.isOwned }
    for parameter in member.parameters
    where staysInCall && parameter.type.isSending && parameter.type.hasSpecifier(["inout"])
      && !parameter.type.isKnownAsSendable
    {
      diagnostics.append(.error(.inoutSending, parameter.range))
    }
    check(result: member.result, near: member.name.range)
    check(member.accessors)
    if member.accessors.setter != nil {
      for parameter in member.parameters where parameter.type.crashesAsIndex {
        diagnostics.append(.error(.crashingIndex, parameter.range, "\(parameter.type)"))
      }
    }
    guard member.kind == .initializer else { return }
    for parameter in member.parameters where !parameter.isVariadic && parameter.type.isUninhabited {
      diagnostics.append(.error(.uncallable, parameter.range))
    }
  }

  private mutating func checkName(_ name: Identifier) {
    if ["mockObject", "mockRecorder", "MockReal"].contains(name.bare) {
      diagnostics.append(.error(.takenName, name.range, name.bare))
    }
    if ["Swift", "MockyCore"].contains(name.bare) {
      diagnostics.append(.error(.nameOfModule, name.range, name.bare))
    }
  }

  private mutating func check(_ header: DeclarationHeader) {
    for modifier in header.modifiers {
      switch modifier.name {
      case "distributed": diagnostics.append(.error(.distributed, modifier.range))
      case "isolated", "optional":
        diagnostics.append(.error(.notYet, modifier.range, "'\(modifier)' requirements"))
      default: break
      }
    }
  }

  /// A nonescaping closure is passed on by `withoutActuallyEscaping`, which does not take all
  /// closures.
  private mutating func check(_ parameters: [Parameter]) {
    for parameter in parameters {
      if parameter.type.takesPack { diagnostics.append(.error(.packClosure, parameter.range)) }
      if !parameter.isVariadic, parameter.type.isTupleOfPack {
        diagnostics.append(.error(.packTuple, parameter.range))
      }
      guard case .attributed(let attributes, _, let base) = parameter.type.inside,
        base.isFunction, attributes.contains(where: { $0.name == "isolated" }),
        !attributes.contains(where: { ["escaping", "autoclosure"].contains($0.name) })
      else { continue }
      diagnostics.append(.error(.isolatedClosure, parameter.range))
    }
  }

  /// A mock's result must exist without the mock.
  private mutating func check(result type: TypeSyntax?, near range: SourceRange) {
    guard let type else { return }
    if type.withoutOptional.isView { diagnostics.append(.error(.viewResult, range, "\(type)")) }
    if type.takesPack { diagnostics.append(.error(.packClosure, range)) }
  }

  private mutating func check(_ accessors: [Accessor]) {
    for accessor in accessors where !["get", "set"].contains(accessor.keyword.text) {
      diagnostics.append(.error(.notYet, accessor.keyword.range, "'\(accessor.keyword)' accessors"))
    }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the compiler crashes if a class sets a subscript with
  /// such an index.
  fileprivate var crashesAsIndex: Bool {
    switch core {
    case .packExpansion: true
    case .optional(let wrapped), .unwrapped(let wrapped):
      !wrapped.isThin && wrapped.holdsThin
    default: false
    }
  }

  /// A Boolean value that indicates whether it holds a metatype or a closure, at most in optionals
  /// and tuples.
  private var holdsThin: Bool {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.holdsThin
    case .tuple(let elements): elements.contains { $0.type.holdsThin }
    default: isThin
    }
  }

  private var isThin: Bool {
    switch core {
    case .function, .metatype: true
    case .named(let components): ["Type", "AnyClass"].contains(components.last?.name.bare)
    default: false
    }
  }

  /// The place of `Self` in the type, without a member after it.
  var rangeOfSelf: SourceRange? {
    var found: SourceRange?
    _ = mapping { part in
      found = found ?? part.ownRangeOfSelf
      return nil
    }
    return found
  }

  fileprivate var ownRangeOfSelf: SourceRange? {
    guard case .named(let components) = self, components.count == 1,
      components[0].name.text == "Self"
    else { return nil }
    return components[0].name.range
  }
}

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
        parameter.type.isPackExpansion
      }
    }
  }

  var isPackExpansion: Bool { if case .packExpansion = self { true } else { false } }

  /// A Boolean value that indicates whether it is a tuple with a parameter pack, at any depth: the compiler crashes at
  /// such a parameter.
  fileprivate var isTupleOfPack: Bool {
    guard case .tuple(let elements) = valueOnly, !hasSpecifier(["inout"]) else { return false }
    return elements.contains { $0.type.isPackExpansion || $0.type.isTupleOfPack }
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
