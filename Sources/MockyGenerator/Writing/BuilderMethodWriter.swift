/// Writes a requirement's methods on the builder, one for each way to mix values and matchers.
struct BuilderMethodWriter {
  private let mocked: ProtocolPlan
  private let requirement: CallablePlan
  /// Tells it from the other members of the builder.
  private let number: Int
  private let told: Overloads.Told
  private let parameters: [ExpectedParameter]
  private let genericParameters: [GenericParameter]

  init(_ requirement: CallablePlan, _ mocked: ProtocolPlan, _ number: Int) {
    self.mocked = mocked
    self.requirement = requirement
    self.number = number
    told = mocked.overloads.told(of: requirement)
    var opaque = OpaqueParameters(requirement)
    var parameters = requirement.parameters.map { declared in
      ExpectedParameter(declared, type: mocked.inBuilder(opaque.naming(declared.valueType)))
    }
    if requirement.isSetter {
      parameters[parameters.count - 1].label = mocked.setterNames.label(of: requirement)
    }
    self.parameters = parameters
    genericParameters = requirement.genericParameters + opaque.parameters
  }

  func write(to lines: inout SourceLines) {
    let isUntold = requirement.hasUntoldParameters
    if !isUntold { write(form(parameters, isErased: false), to: &lines) }
    let names = Set(genericParameters.map(\.name.bare))
    if names.isEmpty, !isUntold { return }
    let erased = parameters.map { $0.erasing(names) }
    let isAsked = isUntold || erased.contains(where: \.isErased) || resultOnly != nil
    guard isAsked, !erased.contains(where: \.isPack),
      !erased.contains(where: \.isErasedInout), !told.hasErasedTwin
    else { return }
    write(form(erased, isErased: true), to: &lines)
  }

  /// What all methods have in common that make the same expectation.
  private struct Form {
    let parameters: [ExpectedParameter]
    /// Whether `Any` stands for the types that are known only at each call.
    let isErased: Bool
    let member: String
    let type: PartList
    let genericParameters: String
    let clause: String
    let safetyMark: String
    let attributes: [Attribute]
    let takesPlainValues: [Bool]
    /// Each parameter as plain value, and each as matcher.
    let plain: [ExpectedParameter.Written]
    let matching: [ExpectedParameter.Written]

    func signature(_ head: String, _ declarations: [String]) -> Signature {
      Signature(
        head: head + genericParameters, parameters: declarations, result: type, clause: clause)
    }
  }

  private func form(_ parameters: [ExpectedParameter], isErased: Bool) -> Form {
    Form(
      parameters: parameters, isErased: isErased,
      member: (genericParameters.isEmpty ? "" : "generic: ")
        + requirement.memberExpression(mocked.overloads.discriminator(of: requirement)),
      type: expectationType(parameters, isErased: isErased),
      genericParameters: isErased ? "" : genericParameters.list(mocked.inBuilder),
      clause: isErased ? "" : requirement.requirements.clause(mocked.inBuilder),
      safetyMark: safetyMark(parameters, isErased), attributes: requirement.builderAvailability,
      takesPlainValues: parameters.map { $0.takesPlainValues },
      plain: parameters.map { $0.written(isPlain: true) },
      matching: parameters.map { $0.written(isPlain: false) })
  }

  /// Writes the methods; more than four leave it to one to make the expectation, which is less code.
  /// Of fewer it would save less than one more declaration takes, which is read with each change of
  /// a test.
  private func write(_ form: Form, to lines: inout SourceLines) {
    let ways = combinations(of: form.takesPlainValues)
    var callee = "mockRecorder.expectation"
    if ways.count > 4, !form.parameters.contains(where: \.isPack) {
      callee = "__expected\(number)\(form.isErased ? "OfAny" : "")"
      writeCommon(callee, form, to: &lines)
    }
    for isPlain in ways { write(callee, form, isPlain, to: &lines) }
  }

  private func writeCommon(_ name: String, _ form: Form, to lines: inout SourceLines) {
    lines.add(attributes: form.attributes)
    let arguments = [form.member] + form.parameters.map(\.name)
    form.signature("private func \(name)", form.parameters.map(\.matcherDeclaration)).write(
      to: &lines,
      body: PartList("\(form.safetyMark)mockRecorder.expectation(", arguments, ")")
        .lines(width: lines.width - 2))
  }

  /// Which parameters are plain values, for each method: every way for up to four that can be,
  /// beyond that all of them or none.
  private func combinations(of takesPlainValues: [Bool]) -> [[Bool]] {
    let none = takesPlainValues.map { _ in false }
    guard takesPlainValues.contains(true) else { return [none] }
    guard takesPlainValues.count(where: \.self) <= 4 else { return [takesPlainValues, none] }
    return takesPlainValues.reduce([[]]) { partial, takes in
      var longer: [[Bool]] = []
      for head in partial {
        if takes { longer.append(head + [true]) }
        longer.append(head + [false])
      }
      return longer
    }
  }

  private func write(
    _ callee: String, _ form: Form, _ isPlain: [Bool], to lines: inout SourceLines
  ) {
    lines.add(requirement.documentation)
    lines.add(attributes: form.attributes)
    if givesWay(form, isPlain) { lines.add("@_disfavoredOverload") }
    var declarations: [String] = []
    var arguments = callee.hasPrefix("__") ? [] : [form.member]
    for (index, isPlain) in isPlain.enumerated() {
      let written = isPlain ? form.plain[index] : form.matching[index]
      declarations.append(written.declaration)
      arguments.append(written.matcher)
    }
    if !form.isErased, let resultOnly {
      declarations.append("as _: \(resultOnly).Type = \(resultOnly).self")
    }
    let body = PartList("\(form.safetyMark)\(callee)(", arguments, ")")
      .lines(width: lines.width - 2)
    if requirement.kind == .getter { return writeProperty(form.type, body, to: &lines) }
    form.signature("\(access)func \(requirement.builderName)", declarations)
      .write(to: &lines, body: body)
  }

  /// The generic parameter that only the result has: a test may have to name it.
  private var resultOnly: String? {
    guard let result = requirement.result,
      let only = genericParameters.last(where: { one in
        result.mentions([one.name.bare])
          && !requirement.parameters.contains { $0.valueType.mentions([one.name.bare]) }
      }), only.kind == .type
    else { return nil }
    return only.name.text
  }

  /// Whether the compiler tries others first: so it finds plain values soon, and says of a wrong one
  /// which type it should have.
  private func givesWay(_ form: Form, _ isPlain: [Bool]) -> Bool {
    if told.hasSynchronousTwin { return true }
    if told.hasAsynchronousTwin { return false }
    let takesMatchers = isPlain != form.takesPlainValues
    return form.isErased || takesMatchers && !told.takesMatchersForValues
  }

  private var access: String { requirement.access ?? mocked.access.ofMembers }

  private func writeProperty(
    _ type: PartList, _ body: [String], to lines: inout SourceLines
  ) {
    let head = "\(access)var \(requirement.name): \(type.opening)"
    lines.add(PartList(head, type.parts, "\(type.closing) {").lines(width: lines.width))
    lines.indented { $0.add(body) }
    lines.add("}")
  }

  /// What is erased is no pointer any more.
  private func safetyMark(_ parameters: [ExpectedParameter], _ isErased: Bool) -> String {
    guard isErased else { return requirement.safetyMark }
    let unknown = Set(genericParameters.map(\.name.bare))
    let result = requirement.result.flatMap { $0.mentions(unknown) ? nil : $0 }
    let marks = parameters.map(\.safetyMark) + [result?.safetyMark ?? ""]
    return marks.first { !$0.isEmpty } ?? ""
  }

  private func expectationType(
    _ parameters: [ExpectedParameter], isErased: Bool
  ) -> PartList {
    let types = parameters.map(\.argumentType)
    let isTuple = types.count > 1 || parameters.contains(where: \.isPack)
    let arguments = types.isEmpty ? "Swift.Void" : isTuple ? types.tuple : types[0]
    let unknown = isErased ? Set(genericParameters.map(\.name.bare)) : []
    let failure =
      switch requirement.effects.throwing {
      case nil: "Swift.Never"
      case .typed(let type) where !type.mentions(unknown): "\(mocked.inBuilder(type))"
      case .throws, .rethrows, .typed: "any Swift.Error"
      }
    let returns =
      switch requirement.recordedResult {
      case nil: "Swift.Void"
      case let type? where type.mentions(unknown): "Any"
      case let type?: "\(mocked.inBuilder(type))"
      }
    return PartList(
      "MockyCore.InvocationExpectation<", [arguments, failure, returns, effect], ">")
  }

  private var effect: String {
    if requirement.isAsync { return "MockyCore.Asynchronous" }
    return requirement.isolation.isMainActor ? "MockyCore.OnMainActor" : "MockyCore.Synchronous"
  }
}

extension [String] {
  fileprivate var tuple: String { "(\(joined(separator: ", ")))" }
}

extension ProtocolPlan {
  /// In the builder, `Self` is the builder: `Self.Item` is the mock's.
  func inBuilder(_ type: TypeSyntax) -> TypeSyntax {
    type.mapping { $0.withSelf(named: self.mockParameter) }
  }
}

/// A parameter of a builder's method.
struct ExpectedParameter {
  private let declared: ParameterPlan
  private var type: TypeSyntax
  /// The label that a caller writes. Nil if there is none.
  var label: String?
  /// Whether its type is known only at each call, and stands here as `Any`.
  private(set) var isErased = false

  init(_ declared: ParameterPlan, type: TypeSyntax) {
    self.declared = declared
    self.type = type
    label = declared.label
  }

  var takesPlainValues: Bool { declared.takesPlainValues && !isErased || takesNil }

  /// Whether `nil` is the only value that it takes, as closures cannot be compared.
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

  /// The parameter with `Any` for a type that is built with one of the given names.
  func erasing(_ names: Set<String>) -> ExpectedParameter {
    guard type.mentions(names), !declared.isPack else { return self }
    var erased = self
    erased.type = .name("Any")
    erased.isErased = true
    return erased
  }

  /// As the builder's method declares it, and what that hands on.
  struct Written {
    let declaration: String
    let matcher: String
  }

  func written(isPlain: Bool) -> Written {
    Written(declaration: declaration(isPlain: isPlain), matcher: matcher(isPlain: isPlain))
  }

  /// The parameter as the builder declares it.
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

  /// The parameter as what makes the expectation takes it.
  var matcherDeclaration: String { "_ \(name): MockyCore.Matcher<\(argumentType)>" }

  /// What is handed on.
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

  /// Whether its name may stand for a closure, which would not be escaping as a parameter.
  private var isLazy: Bool {
    guard declared.isStored, case .named(let components) = type.core else { return false }
    return !components.areKnown
  }

  /// The type that actions see.
  var argumentType: String { isInout ? "MockyCore.Inout<\(type)>" : "\(type)" }
}

/// Gives the `some` of a requirement's parameters names, as expectations need them.
struct OpaqueParameters {
  private(set) var parameters: [GenericParameter] = []
  private let taken: Set<String>

  init(_ requirement: CallablePlan) {
    taken = Set(requirement.genericParameters.map(\.name.bare))
  }

  /// One may stand in another: `some Collection<some Hashable>`.
  mutating func naming(_ type: TypeSyntax) -> TypeSyntax {
    var inner = self
    let named = type.mapping { part in
      guard case .some(let constraint) = part else { return nil }
      return inner.take(inner.naming(constraint.core))
    }
    self = inner
    return named
  }

  private mutating func take(_ constraint: TypeSyntax) -> TypeSyntax {
    var name = "Opaque\(parameters.count + 1)"
    while taken.contains(name) { name += "_" }
    let identifier = Identifier(name, SourceRange(0, 0))
    parameters.append(GenericParameter(name: identifier, constraint: constraint))
    return .name(name)
  }
}
