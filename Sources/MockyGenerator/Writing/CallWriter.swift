/// Writes the body of a mock's member: one call of the core.
struct CallWriter {
  let requirement: CallablePlan
  /// The requirements that share a name, and how they differ.
  let overloads: Overloads
  let needsReturn: Bool
  /// Returns the name of a type at the place of the body.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// The target that the call may be forwarded to.
  let original: ForwardingTarget

  /// The lines of the body, with the inner ones indented.
  var lines: [String] {
    let boxes = requirement.supportLines(spelling(.name("Self"))) + boxes
    if requirement.kind == .initializer { return boxes + making + ["self.init(mockObject)"] }
    if requirement.sendsResult {
      return boxes + guarded(after: "let made\(typeOfResult) = ")
        + ["return \((requirement.returns ?? .name("Any")).sending("made"))"]
    }
    let start = !boxes.isEmpty || needsReturn ? "return " : ""
    // The compiler warns of code around a call that does not return, but not of code inside.
    return requirement.returns?.isNever == true
      ? boxes + guarded(after: start + "mockObject.given(").ending(with: ")")
      : boxes + guarded(after: start)
  }

  /// The lines that make boxes for arguments, and end them with the call.
  private var boxes: [String] {
    let isSent = original.otherActor(for: requirement) != nil
    let word = requirement.boxKeyword(isSent: isSent)
    return requirement.parameters.map(\.route).flatMap { route in
      let ends = route.box.map { requirement.neverEnds ? [] : [$0.end] } ?? []
      return [route.copy, route.box.map { "\(word) \($0.declaration)" }].compactMap(\.self) + ends
    }
  }

  /// The type of a result that cannot be copied, which comes from a box, and of one whose inferred
  /// type the compiler warns of.
  private var typeOfResult: String {
    if case .yes = requirement.resultCopyability, !(requirement.returns?.isSurprising ?? false) {
      return ""
    }
    return requirement.returns.map { ": \(spelling($0))" } ?? ""
  }

  /// The lines that give an initializer the object for the mock.
  var making: [String] {
    if requirement.result?.kind != .optional { return guarded(after: "let mockObject = ") }
    // After `guard` the braces of a closure would be read as those of `else`.
    if !requirement.lentParameters.isEmpty {
      return guarded(after: "let made = ")
        + ["guard let mockObject = made else { return nil }"]
    }
    return guarded(after: "guard let mockObject = ").ending(with: " else { return nil }")
  }

  /// Returns the call inside functions that let nonescaping closures be arguments.
  private func guarded(after start: String) -> [String] {
    guarded(requirement.lentParameters[...], start)
  }

  private func guarded(_ parameters: ArraySlice<ParameterPlan>, _ start: String) -> [String] {
    guard let parameter = parameters.first, let around = requirement.around(parameter) else {
      return [call(after: start)]
    }
    let marks = requirement.effectMarks + parameter.declaredType.safetyMark
    let signature = "\(parameter.nameInClosure)\(requirement.typedEffects(spelling)) in"
    return ["\(start)\(marks)\(around) { \(signature)"]
      + guarded(parameters.dropFirst(), "").indented + ["}"]
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the compiler warns if it infers the type for a
  /// constant.
  fileprivate var isSurprising: Bool {
    contains { $0.isVoid || ["Never", "Swift.Never"].contains($0.description) }
  }
}

extension CallWriter {
  /// Returns the call of the core.
  private func call(after start: String) -> String {
    let marks = requirement.effectMarks
    // The mark is for the arguments that are recorded without a mark of their own.
    let safetyMark = requirement.safetyMark(
      handingOn: requirement.parameters.filter { parameter in
        requirement.support(of: parameter) == nil && genericClosure(parameter) == nil
      })
    let callee =
      requirement.kind == .initializer
      ? "\(spelling(.name("Self"))).mockObject.make" : "mockObject.call"
    let list = (arguments + types + original.argument(for: requirement, spelling)).joined(
      separator: ", ")
    // A box in which an expectation returns a result is opened.
    return requirement.resultIsCopyable
      ? "\(start)\(marks)\(safetyMark)\(callee)(\(list))"
      : "\(start)\(safetyMark)mockObject.given(\(marks)\(callee)(\(list)))"
  }

  /// The errors and the result, for the core.
  private var types: [String] {
    let isPlain = requirement.effects.isEmpty
    let result = requirement.returns.map(spelling)
    if isPlain, requirement.kind == .method, result == nil { return [] }
    let failure = spelling(requirement.failure).metatypeExpression
    let isSaid = !isPlain || result == nil || requirement.kind == .initializer
    return (isSaid ? ["throwing: \(failure)"] : [])
      + ["returning: \(result.map(requirement.resultCopyability.expression) ?? "Swift.Void.self")"]
      + [requirement.isolationArgument].compactMap(\.self)
      + [result.flatMap { TupleFallback($0)?.text }].compactMap(\.self)
  }

  /// The member and its arguments.
  private var arguments: [String] {
    let name = requirement.memberExpression(overloads.discriminator(of: requirement))
    let parameters = requirement.parameters
    if parameters.isEmpty { return [name] }
    let generic = Set(requirement.genericParameters.map(\.name.text))
    let values = parameters.map { argument($0, generic) }
    // A single argument needs no array.
    let handed =
      parameters.contains(where: \.isPack)
      ? ".init(\(list(values)))" : values.count == 1 ? ".one(\(values[0]))" : list(values)
    guard parameters.contains(where: \.route.isForTheCall) else { return [name, handed] }
    let recorded = zip(parameters, values).map { parameter, value in
      parameter.route.isForTheCall ? "MockyCore.ArgumentPlaceholder.nonEscapingClosure" : value
    }
    return [name, handed, "recording: \(list(recorded))"]
  }

  /// Returns the arguments as an array; those of a pack become one before.
  private func list(_ arguments: [String]) -> String {
    var arrays: [String] = []
    var plain: [String] = []
    for (parameter, argument) in zip(requirement.parameters, arguments) {
      guard parameter.isPack else {
        plain.append(argument)
        continue
      }
      if !plain.isEmpty { arrays.append("[\(plain.joined(separator: ", "))]") }
      plain = []
      arrays.append("MockyCore.MockObject.list(\(argument))")
    }
    if !plain.isEmpty { arrays.append("[\(plain.joined(separator: ", "))]") }
    return arrays.joined(separator: " + ")
  }

  /// - Parameter generic: the names of the generic parameters.
  private func argument(_ parameter: ParameterPlan, _ generic: Set<String>) -> String {
    if parameter.isPack { return "repeat each \(parameter.name)" }
    let (route, type) = (parameter.route, parameter.valueType)
    let closure = genericClosure(parameter)
    if route.isDirect, let support = requirement.support(of: parameter) {
      // A placeholder, if the system cannot record it.
      let placeholder = type.isClosure ? "nonEscapingClosure" : "__unknown"
      let value = closure ?? "\(parameter.declaredType.safetyMark)\(parameter.name) as Any"
      return "{ if #available(\(support.condition)) { \(value) } else { "
        + "MockyCore.ArgumentPlaceholder.\(placeholder) } }()"
    }
    if let closure { return closure }
    let isValue = route.isDirect && !route.isForTheCall || route.isCalled
    let isCast = isValue && type.mayBeOptional && !generic.contains("\(type)")
    return route.argument + (isCast ? " as Any" : "")
  }

  /// Returns a closure with a generic error, or with the generic result of its member, in two forms:
  /// as it is, and wider. The wider one throws any error or returns `Any`. Nil for others.
  private func genericClosure(_ parameter: ParameterPlan) -> String? {
    guard parameter.route.isDirect else { return nil }
    let (name, mark) = (parameter.name, parameter.declaredType.safetyMark)
    let error = parameter.genericError.map { "throwing: \(spelling($0).metatypeExpression), " }
    guard error != nil || requirement.returnsResult(of: parameter),
      let widened = spelling(parameter.valueType).widened(
        name, mark,
        { if error == nil { $0.result = .name("Any") } else { $0.effects.throwing = .throws } })
    else { return nil }
    return "\(mark)MockyCore.MockObject.closure(\(error ?? "")\(name) as Any, (\(widened)) as Any)"
  }
}

/// A closure that makes a tuple of default values: only the compiler can compose one.
struct TupleFallback {
  /// The types of the values, with those of inner tuples in their place.
  private var parts: [TypeSyntax] = []
  /// A Boolean value that indicates whether a tuple must be composed from the parts, or is already
  /// their tuple.
  private var isComposed = false
  private var tuple = ""

  /// Returns nil for other types, and for a tuple with functions, which have no default values.
  init?(_ result: TypeSyntax) {
    let elements = result.core.elements
    guard result.core.kind == .tuple, elements.count > 1 else { return nil }
    tuple = take(elements)
    // The compiler crashes if it gives labels to a tuple with metatypes or closures in it.
    if elements.contains(where: { !$0.names.isEmpty }), parts.contains(where: \.mayBeThin) {
      isComposed = true
    }
    if parts.contains(where: { $0.isClosure || $0.isUninhabited || $0.isPackExpansion }) {
      return nil
    }
  }

  /// `fallback: { $0.tuple(Int.self, String.self) }`
  var text: String {
    let types = parts.map(\.metatypeExpression).joined(separator: ", ")
    return "fallback: { $0.tuple(\(types))\(isComposed ? ".map { \(tuple) }" : "") }"
  }

  /// Collects the parts of a tuple, and returns the expression that composes it: `(($0.0, $0.1),
  /// $0.2)`.
  private mutating func take(_ elements: [TypeSyntax.TupleElement]) -> String {
    let texts = elements.map { element in
      let inner = element.type.core
      if inner.kind == .tuple, inner.parts.count > 1 {
        isComposed = true
        return take(inner.elements)
      }
      parts.append(element.type)
      return "$0.\(parts.count - 1)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it may hold a metatype or a closure. An unknown name
  /// may mean one.
  fileprivate var mayBeThin: Bool {
    contains { part in
      [.metatype, .function, .member].contains(part.kind)
        || part.named.map { !$0.areKnown } ?? false
    }
  }
}
