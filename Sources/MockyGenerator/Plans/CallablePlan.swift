/// A plan for one kind of call: of a method, or of the getter or setter of a property or a
/// subscript.
package final class CallablePlan {
  let kind: Kind
  private let declared: Member
  /// The facts that it shares with the protocol's other requirements.
  private let reader: MemberPlanner
  package let parameters: [ParameterPlan]
  /// The types of the values that an expectation matches, with a name for each `some` type.
  let expectedTypes: [TypeSyntax]
  /// Its generic parameters, and those that stand for `some` types.
  let expectedGenerics: [GenericParameter]
  /// True if it throws or suspends as its closure arguments do.
  let followsArguments: Bool
  /// The effects of a mock's member. A member that does not throw may implement one that rethrows.
  let effects: Effects
  /// The type of its errors: `Swift.Never` if it does not throw.
  let failure: TypeSyntax
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
  /// The reason why the same call cannot be made on a real object, or on `super`; nil for none.
  package private(set) var obstacle: ForwardingObstacle?

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
    self.reader = reader
    self.parameters = parameters
    self.result = result
    self.effects = effects.ofMock
    failure = self.effects.failure
    var opaque = OpaqueParameters(declared.genericParameters)
    expectedTypes = parameters.map { opaque.naming($0.valueType) }
    expectedGenerics = declared.genericParameters + opaque.parameters
    followsArguments = effects.followArguments
    self.isolation = isolation ?? reader.isolation(of: declared.header)
    changesIsolation = kind == .getter && isolation != nil
    returns = result.map(\.withoutOwnership).flatMap { $0.isVoid ? nil : $0.stored }
    resultCopyability = copyability.ofResult(returns)
    recordedResult = returns.map(resultCopyability.recorded)
    (support, certain) = SystemSupport.needed(
      by: parameters, recordedResult,
      beyond: reader.outerAvailability + declared.header.availableAttributes)
    obstacle = reader.obstacle(of: self)
  }

  /// The access of its expectations, with a blank after it; nil for that of the protocol.
  var access: String? { reader.isOfClass ? declared.header.accessOfOverride : nil }
  /// A Boolean value that indicates whether a call has to be sent to a real object's own actor.
  var isSentToActor: Bool { reader.isActor && isAsync && isolation.written == nil }
  /// The names of a closure's arguments, which are its labels in messages; nil for other members.
  private var argumentNames: [String]? {
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
  package var givenDefault: GivenDefault? { declared.header.givenDefault }
  /// True if it is called on the type.
  package var isStatic: Bool {
    kind == .initializer || ["static", "class"].contains(where: declared.header.has(modifier:))
  }
  package var isSetter: Bool { kind == .setter || kind == .subscriptSetter }
  /// A Boolean value that indicates whether it represents an optional closure.
  var isOptional: Bool { kind == .method && !declared.failability.isEmpty }
  /// True if an attribute of the user's own may be a global actor, which a mock does not see.
  var mayBeIsolated: Bool {
    declared.header.hasCustomAttribute && !reader.isOfClosures
  }
  /// True if strict memory safety needs no mark at a call.
  var isMarkedSafe: Bool { declared.header.has(attribute: "safe") }

  enum Kind: String { case method, initializer, getter, setter, subscriptGetter, subscriptSetter }

  var isAsync: Bool { effects.asynchrony != nil }

  /// The effect in the type of its expectations.
  var expectationEffect: String {
    isAsync ? "Asynchronous" : isolation.isMainActor ? "OnMainActor" : "Synchronous"
  }

  /// The argument for the core of a call that runs on no actor, because it makes one; nil for
  /// other calls.
  var isolationArgument: String? {
    let makesActor = kind == .initializer && reader.isActor && isAsync
    return makesActor && !parameters.contains { $0.declaredType.hasSpecifier(["isolated"]) }
      ? "isolation: nil" : nil
  }

  /// The parameters that are lent to a closure around the call, from the outer to the inner. The
  /// outer closures do not capture a borrowed value that can be copied.
  var lentParameters: [ParameterPlan] {
    let lent = parameters.filter { $0.route.around != nil }
    return lent.filter { $0.recordedType != nil } + lent.filter { $0.recordedType == nil }
  }

  /// Returns the call of the function that lends an argument; nil if none is needed.
  func around(_ parameter: ParameterPlan) -> String? {
    guard let around = parameter.route.around, let isolationArgument,
      around.hasPrefix("MockyCore.")
    else { return parameter.route.around }
    return "\(around.dropLast()), \(isolationArgument))"
  }

  /// Returns the keyword of its boxes. An actor does not let them into a closure that lends another
  /// argument, or to another actor.
  func boxKeyword(isSent: Bool) -> String {
    isSent || !lentParameters.isEmpty ? "nonisolated(unsafe) let" : "let"
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
  var canThrow: Bool { !failure.isNever }

  /// The name with its labels, as Swift writes it: `forward(_:why:)`.
  package var fullName: String {
    let base = name.bare
    if kind == .getter || kind == .setter { return base }
    let labels = argumentNames ?? parameters.map { ($0.label ?? "_").bare }
    return "\(base)(\((isSetter ? labels.dropLast() : labels[...]).map { "\($0):" }.joined()))"
  }

  /// Returns its expression in a call of the core: `"up()"`, `.getter("name")`.
  ///
  /// - Parameter discriminator: a text that no other member of that name and labels has.
  package func memberExpression(_ discriminator: String) -> String {
    let text = "\"\(fullName.withoutQuotes)\(discriminator.withoutQuotes)\""
    if reader.isOfFunction { return ".function(\(text))" }
    return kind == .method || kind == .initializer ? text : ".\(kind.rawValue)(\(text))"
  }

  /// The types and effects, which separate overloads.
  var signature: String {
    let types = parameters.map(\.declaredType.description).joined(separator: ", ")
    return genericParameters.list { $0 } + "(\(types))\(effects)"
      + (returns.map { " -> \($0)" } ?? "") + requirements.clause { $0 }
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

  /// The keywords before a call of it.
  var keywords: String { effectMarks + safetyMark }

  var effectMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }

  /// The effects that a closure around a call declares: it throws the call's own type of errors.
  func typedEffects(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard let type = effects.types.first else { return "" }
    return (isAsync ? " async" : "") + " throws(\(spelling(type)))"
  }

  /// A Boolean value that indicates whether arguments and result are plain values, without a
  /// special form.
  var isPassedOnUnchanged: Bool {
    guard !sendsResult, support == nil, case .yes = resultCopyability else {
      return false
    }
    return !parameters.contains { $0.isSent || $0.isPack || $0.route.isLent }
  }

  /// A Boolean value that indicates whether an expectation can leave out arguments.
  package var hasOpenParameters: Bool {
    kind != .setter && !parameters.isEmpty && !parameters.contains(where: \.isPack)
  }

  /// Comments above the member about types that a macro does not see: an alias of a closure, which then does not escape.
  /// The compiler shows these lines with its message.
  var notesAboutAliases: [String] {
    parameters.compactMap { parameter in
      guard !parameter.declaredType.escapes, let name = parameter.declaredType.wholeName,
        Self.wordsForClosures.contains(where: name.hasSuffix)
      else { return nil }
      return "// If '\(name)' is an alias of a function, use MockyPlugin instead of @Mockable."
    }
  }

  private static let wordsForClosures = [
    "Action", "Block", "Body", "Callback", "Closure", "Completion", "Function", "Handler", "Hook",
    "Predicate", "Transform", "Work",
  ]
}

extension TypeSyntax {
  var hasOpaquePart: Bool { contains { $0.kind == .some } }
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
