/// Finds problems that keep a mock of a single requirement from being written.
struct RequirementCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - member: the requirement.
  ///   - associatedTypes: the associated types of its protocol.
  ///   - isOfActor: whether its protocol is one for actors.
  init(_ member: Member, associatedTypes: Set<String> = [], isOfActor: Bool = false) {
    if member.kind == .method || member.kind == .property { checkName(member) }
    check(member.header)
    let types = member.parameters.map { ($0.type, $0.range) } + [(member.type, member.name.range)]
    let names = associatedTypes.union(member.genericNames)
    diagnostics += types.filter { $0.0.contains { $0.isThinFunction(of: names) } }
      .map { .error(.thinFunction, $0.1) }
    diagnostics += types.filter(\.0.holdsSendingFunction).map { .error(.sendingFunction, $0.1) }
    diagnostics += types.filter { $0.0.borrowsArguments && $0.0.mentions(names.union(["Self"])) }
      .map { .error(.borrowingClosure, $0.1) }
    let errors = member.effects.types + member.accessors.flatMap(\.effects.types)
    for parameter in member.genericParameters
    where errors.contains(where: { $0.mentions([parameter.name.bare]) })
      && !types.contains(where: { $0.0.mentions([parameter.name.bare]) })
    {
      diagnostics.append(.error(.untold, parameter.name.range, parameter.name.bare))
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
    for parameter in member.parameters where !parameter.isVariadic && parameter.type.isNeverPassed {
      diagnostics.append(.error(.uncallable, parameter.range))
    }
    if member.accessors.setter != nil, member.type.isUninhabited {
      diagnostics.append(.error(.uncallable, member.name.range))
    }
    let isGeneric =
      !member.genericParameters.isEmpty || member.parameters.contains(where: \.type.hasOpaquePart)
    if member.kind == .initializer, isGeneric, member.effects.asynchrony != nil,
      member.parameters.map(\.firstName.text) == ["_"]
    {
      diagnostics.append(.error(.ownInitializer, member.name.range))
    }
  }

  private mutating func checkName(_ member: Member) {
    let name = member.name
    let isBuilder = ["receives", "received"].contains(name.bare) && member.parameters.isEmpty
    if isBuilder || ["mockObject", "mockRecorder", "MockReal"].contains(name.bare) {
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
      let type = parameter.type.inside
      guard type.isFunction, type.has(attribute: "isolated"), !type.has(attribute: "escaping"),
        !type.has(attribute: "autoclosure")
      else { continue }
      diagnostics.append(.error(.isolatedClosure, parameter.range))
    }
  }

  /// A mock's result must exist without the mock.
  private mutating func check(result type: TypeSyntax?, near range: SourceRange) {
    guard let type else { return }
    if type.withoutOptional.isView { diagnostics.append(.error(.viewResult, range, "\(type)")) }
    if type.takesPack { diagnostics.append(.error(.packClosure, range)) }
    if type.hasNoExpression { diagnostics.append(.error(.unnamedResult, range, "\(type)")) }
  }

  private mutating func check(_ accessors: [Accessor]) {
    for accessor in accessors where !["get", "set"].contains(accessor.keyword.text) {
      diagnostics.append(.error(.notYet, accessor.keyword.range, "'\(accessor.keyword)' accessors"))
    }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether no argument of it can exist.
  fileprivate var isNeverPassed: Bool {
    if isUninhabited { return true }
    guard let effects = autoclosureEffects, effects.isEmpty else { return false }
    return core.function?.result.isUninhabited ?? false
  }

  /// A Boolean value that indicates whether the compiler crashes if a class sets a subscript with
  /// such an index.
  fileprivate var crashesAsIndex: Bool {
    core.isPackExpansion || wrapped.map { !$0.isThin && $0.holdsThin } ?? false
  }

  /// A Boolean value that indicates whether it holds a metatype or a closure, at most in optionals
  /// and tuples.
  private var holdsThin: Bool {
    switch core.kind {
    case .optional, .unwrapped, .tuple: core.parts.contains(where: \.holdsThin)
    default: isThin
    }
  }

  private var isThin: Bool {
    switch core.kind {
    case .function, .metatype: true
    default: ["Type", "AnyClass"].contains(core.named?.last?.name.bare)
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
    kind == .named && components.count == 1 && components[0].name.text == "Self"
      ? components[0].name.range : nil
  }
}

/// Questions about function types that a mock may not be able to pass on.
extension TypeSyntax {
  /// A Boolean value that indicates whether it is a closure that neither escapes nor is `Sendable`.
  var isClosureForTheCall: Bool {
    let marks = ["escaping", "autoclosure", "Sendable"]
    return isFunction && !inside.attributes.contains { marks.contains($0.name) }
  }

  /// Returns whether it is a function of the compiler's own convention with a generic type: the
  /// compiler crashes.
  func isThinFunction(of generic: Set<String>) -> Bool {
    attributes.contains { $0.name == "convention" && $0.arguments == "thin" } && mentions(generic)
  }

  /// A Boolean value that indicates whether it holds a function that takes a nonescaping closure as
  /// `sending`, never throws, and returns a function. The compiler crashes if it makes it generic.
  var holdsSendingFunction: Bool {
    let core = core
    switch core.kind {
    case .optional, .unwrapped, .tuple, .function:
      return core.function?.isSending ?? false
        || core.elements.map(\.type).contains(where: \.holdsSendingFunction)
        || core.parts.suffix(1).contains(where: \.holdsSendingFunction)
    default: return false
    }
  }

  fileprivate var isFunctionOrTupleOfOne: Bool {
    core.kind == .tuple ? core.parts.contains(where: \.isFunctionOrTupleOfOne) : isFunction
  }

  fileprivate var isSentForTheCall: Bool {
    isSending && isFunction && !inside.has(attribute: "escaping")
  }

  /// A Boolean value that indicates whether it holds a closure that takes a parameter pack.
  var takesPack: Bool {
    contains { $0.function?.parameters.contains(where: \.type.isPackExpansion) ?? false }
  }

  var isPackExpansion: Bool { kind == .packExpansion }

  /// A Boolean value that indicates whether it is a tuple with a parameter pack, at any depth: the compiler crashes at
  /// such a parameter.
  fileprivate var isTupleOfPack: Bool {
    valueOnly.kind == .tuple && !hasSpecifier(["inout"])
      && valueOnly.parts.contains { $0.isPackExpansion || $0.isTupleOfPack }
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
