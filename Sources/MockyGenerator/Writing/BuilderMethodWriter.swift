/// Writes a requirement's methods on the builder, one for each way to mix values and matchers.
package struct BuilderMethodWriter {
  private let mocked: ProtocolPlan
  private let requirement: CallablePlan
  /// A number that no other member of the builder has.
  private let number: Int
  /// The first parameter that a test may leave out. It may leave out each one after it, too. Nil if
  /// it gives all arguments.
  private let firstOpen: Int?
  private let told: Overloads.Told
  private var parameters: [ExpectedParameter]
  /// The generic parameters that larger types contain.
  private let containedTypes: Set<String>
  /// The generic parameters whose types are `Any` here, because they are known only at each call.
  private var erased: Set<String> = []
  private var isErased = false

  package init(
    _ requirement: CallablePlan, _ mocked: ProtocolPlan, _ number: Int, openFrom first: Int? = nil
  ) {
    (self.mocked, self.requirement, self.number) = (mocked, requirement, number)
    firstOpen = first
    told = mocked.overloads.told(of: requirement)
    parameters = zip(requirement.parameters, requirement.expectedTypes).map { declared, type in
      ExpectedParameter(declared, type: mocked.inBuilder(type))
    }
    let genericParameters = requirement.expectedGenerics
    let larger = requirement.parameters.map(\.valueType).filter { $0.wholeName == nil }
    containedTypes = Set(larger.flatMap(\.roots)).intersection(genericParameters.map(\.name.bare))
  }

  package func write(to lines: inout SourceLines) {
    writeForm(to: &lines)
    let names = Set(requirement.expectedGenerics.map(\.name.bare))
    if names.isEmpty { return }
    var form = self
    (form.erased, form.isErased) = (names, true)
    form.parameters = parameters.map { $0.erasing(names) }
    let isAsked = form.parameters.contains(where: \.isErased) || resultOnly != nil
    guard isAsked, !parameters.contains(where: \.isPack), !told.hasErasedTwin,
      !form.parameters.contains(where: \.isErasedInout)
    else { return }
    form.writeForm(to: &lines)
  }

  /// Writes the methods. More than four share one that makes the expectation, which is less code.
  /// For fewer, the additional declaration, which each change of a test reads, would cost more than
  /// it saves.
  private func writeForm(to lines: inout SourceLines) {
    let open = parameters.map { $0.takesPlainValues && firstOpen == nil }
    let ways = PlainValueCombinations.all(of: open).filter { isPlain in
      // The overload with an array takes the same matchers.
      !told.hasErasedTwin
        || zip(requirement.parameters, isPlain).allSatisfy { !$0.isVariadic || $1 }
    }
    let member =
      (requirement.expectedGenerics.isEmpty ? "" : "generic: ")
      + requirement.memberExpression(mocked.overloads.discriminator(of: requirement))
    guard ways.count > 4, !parameters.contains(where: \.isPack) else {
      return write(ways, "mockRecorder.expectation", [member], to: &lines)
    }
    let callee = "__expected\(number)\(isErased ? "OfAny" : "")"
    lines.add(attributes: requirement.builderAvailability)
    let head = head("private func \(callee)", parameters.map(\.matcherDeclaration))
    let arguments = ([member] + parameters.map(\.name)).joined(separator: ", ")
    lines.add(head, body: ["\(safetyMark)mockRecorder.expectation(\(arguments))"])
    write(ways, callee, [], to: &lines)
  }

  private func write(
    _ ways: [[Bool]], _ callee: String, _ member: [String], to lines: inout SourceLines
  ) {
    let access = requirement.access ?? mocked.access.ofMembers
    for isPlain in ways {
      lines.add(requirement.documentation)
      lines.add(attributes: requirement.builderAvailability)
      if givesWay(isPlain) { lines.add("@_disfavoredOverload") }
      var declarations = zip(parameters.indices, isPlain).map { index, isPlain in
        parameters[index].declaration(isPlain: isPlain) + (isOpen(index) ? " = .any" : "")
      }
      if !isErased, let resultOnly {
        declarations.append("as _: \(resultOnly).Type = \(resultOnly).self")
      }
      let arguments = member + zip(parameters, isPlain).map { $0.matcher(isPlain: $1) }
      lines.add(
        requirement.kind == .getter
          ? "\(access)var \(requirement.name): \(expectationType)"
          : head("\(access)func \(requirement.builderName)", declarations),
        body: ["\(safetyMark)\(callee)(\(arguments.joined(separator: ", ")))"])
    }
  }

  /// Returns the head of a method.
  private func head(_ start: String, _ declarations: [String]) -> String {
    let generics = isErased ? "" : requirement.expectedGenerics.list(mocked.inBuilder)
    return "\(start)\(generics)(\(declarations.joined(separator: ", "))) -> \(expectationType)"
      + (isErased ? "" : requirement.requirements.clause(mocked.inBuilder))
  }

  /// Returns whether a test may leave out a parameter. The new value tells a setter from a getter.
  private func isOpen(_ index: Int) -> Bool {
    guard let firstOpen, index >= firstOpen else { return false }
    return !requirement.isSetter || index < parameters.count - 1
  }

  /// The generic parameter that only the result uses: a test may have to name it.
  private var resultOnly: String? {
    guard let result = requirement.result,
      let only = requirement.expectedGenerics.last(where: { one in
        result.mentions([one.name.bare])
          && !requirement.parameters.contains { $0.valueType.mentions([one.name.bare]) }
      }), only.kind == .type
    else { return nil }
    return only.name.text
  }

  /// Returns whether the compiler prefers other overloads. It then finds plain values fast, and
  /// names the right type for a wrong one.
  private func givesWay(_ isPlain: [Bool]) -> Bool {
    if told.hasSynchronousTwin { return true }
    if told.hasAsynchronousTwin { return false }
    if isErased || isMistakable(isPlain) { return true }
    let takesMatchers = isPlain != parameters.map(\.takesPlainValues) && firstOpen == nil
    return takesMatchers && !told.takesMatchersForValues
  }

  /// Returns whether the compiler might take a matcher for a plain value of a generic type, because
  /// another parameter's type contains that type, too.
  private func isMistakable(_ isPlain: [Bool]) -> Bool {
    told.takesMatchersForValues
      && zip(requirement.parameters, isPlain).contains { parameter, isPlain in
        isPlain && parameter.valueType.wholeName.map(containedTypes.contains) ?? false
      }
  }

  /// An erased value is no pointer any more.
  private var safetyMark: String {
    guard isErased else { return requirement.safetyMark }
    let result = requirement.result.flatMap { $0.mentions(erased) ? nil : $0 }
    let marks = parameters.map(\.safetyMark) + [result?.safetyMark ?? ""]
    return marks.first { !$0.isEmpty } ?? ""
  }

  private var expectationType: String {
    let types = parameters.map(\.argumentType)
    let isTuple = types.count > 1 || parameters.contains(where: \.isPack)
    let list = types.joined(separator: ", ")
    let arguments = types.isEmpty ? "Swift.Void" : isTuple ? "(\(list))" : list
    let failure =
      requirement.failure.mentions(erased) ? .anyError : mocked.inBuilder(requirement.failure)
    let returns = requirement.recordedResult.map { type in
      type.mentions(erased) ? "Any" : "\(mocked.inBuilder(type))"
    }
    return "MockyCore.InvocationExpectation<\(arguments), \(failure), \(returns ?? "Swift.Void"), "
      + "MockyCore.\(requirement.expectationEffect)>"
  }
}

/// A parameter of a builder's method.
struct ExpectedParameter {
  private let declared: ParameterPlan
  private var type: TypeSyntax
  /// A Boolean value that indicates whether its type is known only at each call, and is `Any` here.
  private(set) var isErased = false

  init(_ declared: ParameterPlan, type: TypeSyntax) {
    (self.declared, self.type) = (declared, type)
  }

  var takesPlainValues: Bool { declared.takesPlainValues && !isErased || takesNil }

  /// A Boolean value that indicates whether `nil` is the only value that it takes, as closures
  /// cannot be compared.
  private var takesNil: Bool {
    let isPlain = declared.route.isDirect && !declared.route.isForTheCall
    return isPlain && !declared.takesPlainValues && !isErased && type.core.kind == .optional
      && type.core.base.isFunction
  }

  var safetyMark: String { type.safetyMark }

  var isPack: Bool { declared.isPack }

  /// A box of any type cannot be made from one of a certain type.
  var isErasedInout: Bool { isErased && declared.route.isInout }

  /// Returns the parameter with `Any` for a type that uses one of the given names.
  func erasing(_ names: Set<String>) -> ExpectedParameter {
    guard type.mentions(names), !declared.isPack else { return self }
    var erased = self
    erased.type = .name("Any")
    erased.isErased = true
    return erased
  }

  /// Returns its declaration in the builder.
  func declaration(isPlain: Bool) -> String {
    if type.isPackExpansion {
      return "\(declared.names): repeat "
        + (isPlain ? "\(type.base)" : "MockyCore.Matcher<\(type.base)>")
    }
    guard isPlain else { return "\(declared.names): MockyCore.Matcher<\(type)>" }
    if takesNil { return "\(declared.names): Swift._OptionalNilComparisonType" }
    if declared.isVariadic, type.kind == .array {
      return "\(declared.names): \(type.base)..."
    }
    return "\(declared.names): \(isLazy ? "@autoclosure () -> " : "")\(type)"
  }

  var name: String { declared.name }

  /// Its declaration in the method that makes the expectation.
  var matcherDeclaration: String { "_ \(name): MockyCore.Matcher<\(argumentType)>" }

  /// Returns the argument that is passed on.
  func matcher(isPlain: Bool) -> String {
    if declared.isPack {
      let element = "each \(declared.name)"
      return isPlain ? "repeat MockyCore.Matcher.value(\(element))" : "repeat \(element)"
    }
    if isPlain, takesNil { return ".isNil" }
    let value = isLazy ? "\(declared.name)()" : declared.name
    let matcher = isPlain ? ".value(\(value))" : declared.name
    return declared.route.isInout ? ".inout(\(matcher))" : matcher
  }

  /// A Boolean value that indicates whether its name may mean a closure, which would not escape as
  /// a parameter.
  private var isLazy: Bool {
    declared.isStored && type.core.named.map { !$0.areKnown } ?? false
  }

  /// The type that actions see.
  var argumentType: String { declared.route.boxType.map { "\($0)<\(type)>" } ?? "\(type)" }
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
