/// A plan for one kind of call: of a method, or of the getter or setter of a property or a
/// subscript.
package final class CallablePlan {
  let kind: Kind
  private let declared: Member
  package let parameters: [ParameterPlan]
  /// True if it throws or suspends as its closure arguments do.
  let followsArguments: Bool
  /// The effects of a mock's member. A member that does not throw may implement one that rethrows.
  let effects: Effects
  /// The type of the result; nil for none.
  let result: TypeSyntax?
  let isolation: Isolation
  /// True if a mock's member runs on another actor than the requirement.
  let changesIsolation: Bool
  /// The type of the result, if there is one.
  let returns: TypeSyntax?
  let resultCopyability: Copyability.Answer
  /// The result of an expectation.
  let recordedResult: TypeSyntax?
  /// The systems that a mock's member needs to work at all.
  let support: SystemSupport?
  /// Attributes that apply to each call; nil if no type needs a newer system.
  private let certain: [Attribute]?
  /// The access of its expectations, with a blank after it; nil for that of the protocol.
  let access: String?
  /// A Boolean value that indicates whether it makes an actor, which it cannot run on before that
  /// is made.
  let makesActor: Bool
  /// A Boolean value that indicates whether it represents a function, whose calls have no name.
  let isFunction: Bool
  /// The names of a closure's arguments, which are its labels in messages; nil for other members.
  private let argumentNames: [String]?

  /// - Parameters:
  ///   - kind: the kind of call.
  ///   - declared: its declaration.
  ///   - parameters: the parameters of the call.
  ///   - effects: the effects of the call.
  ///   - result: the type of the call's result.
  ///   - copyability: whether that result can be copied.
  ///   - reader: the facts it shares with the protocol's other requirements.
  ///   - isolation: its isolation, if the header does not declare it.
  init(
    _ kind: Kind, _ declared: Member, _ parameters: [ParameterPlan], _ effects: Effects,
    result: TypeSyntax? = nil, _ copyability: Copyability.Answer = .yes,
    in reader: MemberPlanner, isolation: Isolation? = nil
  ) {
    self.kind = kind
    self.declared = declared
    self.parameters = parameters
    self.result = result
    self.effects = effects.ofMock
    followsArguments = effects.followArguments
    self.isolation = isolation ?? reader.isolation(of: declared.header)
    changesIsolation = kind == .getter && isolation != nil
    returns = result.map(\.withoutOwnership).flatMap { $0.isVoid ? nil : $0.stored }
    resultCopyability = copyability.ofResult(returns)
    recordedResult = returns.map(resultCopyability.recorded)
    (support, certain) = SystemSupport.needed(
      by: parameters, recordedResult,
      beyond: reader.outerAvailability + declared.header.availableAttributes)
    access = reader.isOfClass ? declared.header.accessOfOverride : nil
    makesActor = kind == .initializer && reader.isActor
    isFunction = reader.isOfFunction
    argumentNames =
      reader.isOfClosures ? declared.parameters.map { $0.secondName?.bare ?? "_" } : nil
  }

  /// The name in a call, with backticks if it needs them; `subscript` for subscripts.
  package var name: String {
    switch declared.kind {
    case .subscript, .initializer: "`\(declared.name)`"
    default: declared.name.text
    }
  }
  package var genericParameters: [GenericParameter] { declared.genericParameters }
  var requirements: [GenericRequirement] { declared.requirements }
  package var isOperator: Bool { declared.isOperator }
  var availability: [Attribute] { declared.header.availableAttributes }
  /// The lines of the comments that document it, which its generated declarations repeat.
  var documentation: [String] { declared.header.documentation }
  /// The default that an extension gives it.
  var givenDefault: GivenDefault? { declared.header.givenDefault }
  /// True if it is called on the type.
  var isStatic: Bool {
    kind == .initializer || ["static", "class"].contains(where: declared.header.has(modifier:))
  }
  /// A Boolean value that indicates whether it represents an optional closure.
  var isOptional: Bool { kind == .method && !declared.failability.isEmpty }
  /// True if an attribute of the user's own may be a global actor, which a mock does not see.
  var mayBeIsolated: Bool {
    declared.header.hasCustomAttribute && argumentNames == nil
  }
  /// True if strict memory safety needs no mark at a call.
  var isMarkedSafe: Bool { declared.header.has(attribute: "safe") }

  enum Kind: String { case method, initializer, getter, setter, subscriptGetter, subscriptSetter }

  var isAsync: Bool { effects.asynchrony != nil }

  /// A Boolean value that indicates whether it runs on no actor until it has made one.
  var runsOnNoActor: Bool {
    makesActor && isAsync && !parameters.contains { $0.declaredType.hasSpecifier(["isolated"]) }
  }

  /// Returns the systems that a parameter's type needs to be recorded, beyond those that the mock's
  /// member needs.
  func support(of parameter: ParameterPlan) -> SystemSupport? {
    guard let certain, !parameter.isPack else { return nil }
    return SystemSupport(parameter.valueType)?.beyond(certain)
  }

  /// A Boolean value that indicates whether the caller may send the result to any actor.
  var sendsResult: Bool {
    guard let returns, let result else { return false }
    return !returns.isUninhabited && result.isSending
  }

  /// The type of its errors in Swift; nil if it does not throw.
  var failure: String? {
    switch effects.throwing {
    case nil: nil
    case .throws, .rethrows: "any Swift.Error"
    case .typed(let type): type.description
    }
  }

  /// A Boolean value that indicates whether its calls return neither a value nor an error.
  var neverEnds: Bool { returns?.isNever == true && !canThrow }

  /// A Boolean value that indicates whether Swift may take a call of it for one with other effects.
  var isAmbiguous: Bool { declared.header.isAmbiguous }

  /// A Boolean value that indicates whether it may change the value that it is called on.
  var isMutating: Bool {
    (declared.header.modifiers + (declared.accessors.getter?.modifiers ?? []))
      .contains { $0.name == "mutating" }
  }

  /// A Boolean value that indicates whether calls of it are marked with `try`.
  var canThrow: Bool { failure.map { !["Never", "Swift.Never"].contains($0) } ?? false }

  /// The name with its labels, as Swift writes it: `forward(_:why:)`.
  var fullName: String {
    let base = Identifier(name, SourceRange(0, 0)).bare
    if let names = argumentNames { return "\(base)(\(names.map { "\($0):" }.joined()))" }
    switch kind {
    case .getter, .setter: return base
    case .subscriptSetter: return "\(base)(\(parameters.dropLast().labels))"
    case .method, .initializer, .subscriptGetter: return "\(base)(\(parameters.labels))"
    }
  }

  /// Returns its expression in a call of the core: `"up()"`, `.getter("name")`.
  ///
  /// - Parameter discriminator: a text that no other member of that name and labels has.
  func memberExpression(_ discriminator: String) -> String {
    let text = "\"\(fullName.withoutQuotes)\(discriminator.withoutQuotes)\""
    if isFunction { return ".function(\(text))" }
    return switch kind {
    case .method, .initializer: text
    case .getter: ".getter(\(text))"
    case .setter: ".setter(\(text))"
    case .subscriptGetter: ".subscriptGetter(\(text))"
    case .subscriptSetter: ".subscriptSetter(\(text))"
    }
  }

  /// The types and effects, which separate overloads.
  var signature: String {
    let types = parameters.map(\.declaredType.description).joined(separator: ", ")
    return genericParameters.list { $0 } + "(\(types))\(effects)"
      + (returns.map { " -> \($0)" } ?? "") + requirements.clause { $0 }
  }

  /// A Boolean value that indicates whether its types are known only at each call.
  var isGeneric: Bool {
    !genericParameters.isEmpty || parameters.contains { $0.declaredType.hasOpaquePart }
  }
}

extension CallablePlan {
  /// Returns whether a closure's result is the member's own, of a type that only the call knows.
  func returnsResult(of parameter: ParameterPlan) -> Bool {
    guard let function = parameter.valueType.core.function, let result,
      case .yes = resultCopyability
    else { return false }
    return function.result.description == result.description
      && genericParameters.contains { $0.name.bare == result.description }
  }

  /// A Boolean value that indicates whether the compiler would prefer it to the mock's own
  /// `init(_:)`. It takes any value, and the compiler prefers one that suspends in asynchronous
  /// code.
  var hidesOwnInitializer: Bool {
    kind == .initializer && isAsync && isGeneric && fullName == "init(_:)"
  }

  /// A Boolean value that indicates whether a generic parameter appears only in its errors: no call
  /// determines it.
  var hasUntoldParameters: Bool {
    if genericParameters.isEmpty { return false }
    var untold = Set(genericParameters.map(\.name.bare))
    for type in parameters.map(\.declaredType) + [result].compactMap(\.self) {
      _ = type.contains { part in
        if let name = part.root { untold.remove(name.bare) }
        return untold.isEmpty
      }
    }
    return !untold.isEmpty
  }
}

extension TypeSyntax {
  var hasOpaquePart: Bool { contains { $0.kind == .some } }
}

extension Collection where Element == ParameterPlan {
  fileprivate var labels: String {
    map { ($0.label.map { Identifier($0, SourceRange(0, 0)).bare } ?? "_") + ":" }.joined()
  }
}

extension String {
  /// The text without characters that would end a string literal.
  var withoutQuotes: String {
    for byte in utf8 where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      return String(filter { $0 != "\"" && $0 != "\\" })
    }
    return self
  }
}
