/// Writes a requirement's methods on the builder, one for each way to mix values and matchers.
struct BuilderMethodWriter {
  private let mocked: ProtocolPlan
  private let requirement: CallablePlan
  /// A number that no other member of the builder has.
  private let number: Int
  /// The first parameter that a test may leave out. It may leave out each one after it, too. Nil if
  /// it gives all arguments.
  private let firstOpen: Int?
  private let told: Overloads.Told
  private let parameters: [ExpectedParameter]
  private let genericParameters: [GenericParameter]
  /// The generic parameters that larger types contain.
  private let containedTypes: Set<String>

  init(
    _ requirement: CallablePlan, _ mocked: ProtocolPlan, _ number: Int, openFrom first: Int? = nil
  ) {
    self.mocked = mocked
    self.requirement = requirement
    self.number = number
    firstOpen = first
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
    let larger = requirement.parameters.map(\.valueType).filter { $0.wholeName == nil }
    containedTypes =
      genericParameters.isEmpty
      ? [] : Set(larger.flatMap(\.roots)).intersection(genericParameters.map(\.name.bare))
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

  /// The parts that all methods for the same expectation share.
  private struct Form {
    let parameters: [ExpectedParameter]
    /// A Boolean value that indicates whether `Any` replaces the types that are known only at each
    /// call.
    let isErased: Bool
    let member: String
    let type: PartList
    let genericParameters: String
    let clause: String
    let safetyMark: String
    let attributes: [Attribute]
    let takesPlainValues: [Bool]
    /// Each parameter as a plain value, and each as a matcher.
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

  /// Writes the methods. More than four share one that makes the expectation, which is less code.
  /// For fewer, the additional declaration, which each change of a test reads, would cost more than
  /// it saves.
  private func write(_ form: Form, to lines: inout SourceLines) {
    let open = form.takesPlainValues.map { $0 && firstOpen == nil }
    let ways = PlainValueCombinations.all(of: open).filter { isPlain in
      // The overload with an array takes the same matchers.
      !told.hasErasedTwin
        || zip(requirement.parameters, isPlain).allSatisfy { !$0.isVariadic || $1 }
    }
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
      declarations.append(written.declaration + (isOpen(index) ? " = .any" : ""))
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

  /// Returns whether a test may leave out a parameter. The new value tells a setter from a getter.
  private func isOpen(_ index: Int) -> Bool {
    guard let firstOpen, index >= firstOpen else { return false }
    return !requirement.isSetter || index < parameters.count - 1
  }

  /// The generic parameter that only the result uses: a test may have to name it.
  private var resultOnly: String? {
    guard let result = requirement.result,
      let only = genericParameters.last(where: { one in
        result.mentions([one.name.bare])
          && !requirement.parameters.contains { $0.valueType.mentions([one.name.bare]) }
      }), only.kind == .type
    else { return nil }
    return only.name.text
  }

  /// Returns whether the compiler prefers other overloads. It then finds plain values fast, and
  /// names the right type for a wrong one.
  private func givesWay(_ form: Form, _ isPlain: [Bool]) -> Bool {
    if told.hasSynchronousTwin { return true }
    if told.hasAsynchronousTwin { return false }
    if form.isErased || isMistakable(isPlain) { return true }
    let takesMatchers = isPlain != form.takesPlainValues && firstOpen == nil
    return takesMatchers && !told.takesMatchersForValues
  }

  /// Returns whether the compiler might take a matcher for a plain value of a generic type, because
  /// another parameter's type contains that type, too.
  private func isMistakable(_ isPlain: [Bool]) -> Bool {
    guard told.takesMatchersForValues, !containedTypes.isEmpty else { return false }
    return zip(requirement.parameters, isPlain).contains { parameter, isPlain in
      isPlain && parameter.valueType.wholeName.map(containedTypes.contains) ?? false
    }
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

  /// An erased value is no pointer any more.
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
  /// Returns a type in the builder, whose `Self` is the builder: `Self.Item` is the mock's.
  func inBuilder(_ type: TypeSyntax) -> TypeSyntax {
    type.mapping { $0.withSelf(named: self.mockParameter) }
  }
}

/// A parameter of a builder's method.
struct ExpectedParameter {
  private let declared: ParameterPlan
  private var type: TypeSyntax
  /// The label in a call; nil if there is none.
  var label: String?
  /// A Boolean value that indicates whether its type is known only at each call, and is `Any` here.
  private(set) var isErased = false

  init(_ declared: ParameterPlan, type: TypeSyntax) {
    self.declared = declared
    self.type = type
    label = declared.label
  }

  var takesPlainValues: Bool { declared.takesPlainValues && !isErased || takesNil }

  /// A Boolean value that indicates whether `nil` is the only value that it takes, as closures
  /// cannot be compared.
  private var takesNil: Bool {
    guard case .value = declared.passing, !declared.takesPlainValues, !isErased else {
      return false
    }
    return type.core.kind == .optional && type.core.base.isFunction
  }

  var safetyMark: String { type.safetyMark }

  var isPack: Bool { declared.isPack }

  /// A box of any type cannot be made from one of a certain type.
  var isErasedInout: Bool { isErased && isInout }

  private var isInout: Bool { if case .inout = declared.passing { true } else { false } }

  /// Returns the parameter with `Any` for a type that uses one of the given names.
  func erasing(_ names: Set<String>) -> ExpectedParameter {
    guard type.mentions(names), !declared.isPack else { return self }
    var erased = self
    erased.type = .name("Any")
    erased.isErased = true
    return erased
  }

  /// Its declaration in the builder's method, and the argument that the method passes on.
  struct Written {
    let declaration: String
    let matcher: String
  }

  func written(isPlain: Bool) -> Written {
    Written(declaration: declaration(isPlain: isPlain), matcher: matcher(isPlain: isPlain))
  }

  /// Returns its declaration in the builder.
  private func declaration(isPlain: Bool) -> String {
    if type.isPackExpansion {
      return "\(declared.names(label)): repeat "
        + (isPlain ? "\(type.base)" : "MockyCore.Matcher<\(type.base)>")
    }
    guard isPlain else { return "\(declared.names(label)): MockyCore.Matcher<\(type)>" }
    if takesNil { return "\(declared.names(label)): Swift._OptionalNilComparisonType" }
    if declared.isVariadic, type.kind == .array {
      return "\(declared.names(label)): \(type.base)..."
    }
    return "\(declared.names(label)): \(isLazy ? "@autoclosure () -> " : "")\(type)"
  }

  var name: String { declared.name }

  /// Its declaration in the method that makes the expectation.
  var matcherDeclaration: String { "_ \(name): MockyCore.Matcher<\(argumentType)>" }

  /// Returns the argument that is passed on.
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

  /// A Boolean value that indicates whether its name may mean a closure, which would not escape as
  /// a parameter.
  private var isLazy: Bool {
    declared.isStored && type.core.named.map { !$0.areKnown } ?? false
  }

  /// The type that actions see.
  var argumentType: String { isInout ? "MockyCore.Inout<\(type)>" : "\(type)" }
}

/// The ways to mix plain values and matchers in the arguments of an expectation. A builder has one
/// method for each way.
enum PlainValueCombinations {
  /// The number of parameters up to which a test may mix them freely.
  private static let parameterLimit = 4

  /// Returns the choices of plain values, one for each method. More parameters than the limit take
  /// plain values all together, or not at all.
  /// - Parameter takesPlainValues: a Boolean value for each parameter.
  static func all(of takesPlainValues: [Bool]) -> [[Bool]] {
    let none = takesPlainValues.map { _ in false }
    guard takesPlainValues.contains(true) else { return [none] }
    guard takesPlainValues.count(where: \.self) <= parameterLimit else {
      return [takesPlainValues, none]
    }
    let ways = takesPlainValues.reduce([[]]) { partial, takes in
      partial.flatMap { head in (takes ? [true, false] : [false]).map { head + [$0] } }
    }
    // The compiler looks for a mistake in one overload after another, and drops those that need
    // more corrections. Those with most matchers come first: `.any` is no plain value.
    let most = takesPlainValues.count(where: \.self)
    return [takesPlainValues]
      + (0..<most).flatMap { count in ways.filter { $0.count(where: \.self) == count } }
  }
}
