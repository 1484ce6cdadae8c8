/// The call of the core that is the body of a mock's member.
struct CoreCall {
  let requirement: CallablePlan
  /// The requirements that share a name, and how they differ.
  let overloads: Overloads
  /// Returns the name of a type at the place of the call.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// The target that the call may be forwarded to.
  let original: ForwardingTarget

  /// Returns the lines of the call.
  ///
  /// - Parameters:
  ///   - start: the text before it.
  ///   - width: the number of columns for each line.
  func lines(after start: String, width: Int) -> [String] {
    let marks = requirement.effectMarks
    let head =
      opening.isEmpty
      ? start + marks + safetyMark + callee : start + safetyMark + opening + marks + callee
    let groups = groups
    var arguments: [String] = []
    for group in groups { arguments += group }
    let whole = "\(head)(\(arguments.joined(separator: ", ")))\(closing)"
    if whole.utf8.count <= width { return [whole] }
    var lines = ["\(head)("]
    for (number, group) in groups.enumerated() {
      let end = number == groups.count - 1 ? ")\(closing)" : ","
      lines += group.filling(width: width - 4).ending(with: end).indented
    }
    return lines
  }

  /// The mark for the arguments that are recorded without a mark of their own.
  private var safetyMark: String {
    requirement.safetyMark(handingOn: requirement.parameters.filter { !isMarked($0) })
  }

  /// The member with its arguments, the types, and the forwarded call.
  private var groups: [[String]] {
    [argumentGroup, typeGroup, forwardGroup].filter { !$0.isEmpty }
  }

  /// The text that takes a result out of the box in which an expectation returns it.
  private var opening: String {
    requirement.resultIsCopyable ? "" : "mockObject.given("
  }

  private var closing: String { opening.isEmpty ? "" : ")" }

  private var callee: String {
    requirement.kind == .initializer
      ? "\(spelling(.name("Self"))).mockObject.make" : "mockObject.call"
  }

  /// The errors and the result, for the core.
  private var typeGroup: [String] {
    let isPlain = requirement.failure == nil && !requirement.isAsync
    let result = requirement.returns.map(spelling)
    if isPlain, requirement.kind == .method, result == nil { return [] }
    var parts: [String] = []
    if !isPlain || result == nil || requirement.kind == .initializer {
      parts.append("throwing: \(failure)")
    }
    parts.append("returning: \(resultExpression(result))")
    if requirement.runsOnNoActor { parts.append("isolation: nil") }
    if let result, let fallback = TupleFallback(result) { parts.append(fallback.text) }
    return parts
  }

  private func resultExpression(_ result: TypeSyntax?) -> String {
    guard let result else { return "Swift.Void.self" }
    switch requirement.resultCopyability {
    case .yes: return result.needsAlias ? "__Returned.self" : result.metatypeExpression
    case .no: return result.boxed.metatypeExpression
    case .unknown: return "MockyCore.MockObject.recorded(\(result.metatypeExpression))"
    }
  }

  /// The closure that makes the same call on the real object, or on `super`.
  private var forwardGroup: [String] {
    let call: String
    switch original.way(requirement) {
    case .call(let text): call = text
    case .obstacle(let obstacle): return ["obstacle: \"\(obstacle.rawValue)\""]
    case .none: return []
    }
    let typed = requirement.typedEffects(spelling)
    let effects = typed.isEmpty ? "" : "()\(typed) in "
    let marks =
      (requirement.isOptional ? "_ = " : "") + requirement.effectMarks
      + ForwardedCall(requirement).safetyMark
    guard let support = original.support(requirement) else {
      return ["forward: { \(effects)\(marks)\(call) }"]
    }
    return [
      "forward: { \(effects)if #available(\(support.condition)) { \(marks)\(call) } "
        + "else { \(support.end) } }"
    ]
  }

  private var failure: String {
    switch requirement.effects.throwing {
    case nil: "Swift.Never.self"
    case .throws, .rethrows: "(any Swift.Error).self"
    case .typed(let type): spelling(type).metatypeExpression
    }
  }
}

extension CoreCall {
  /// The member and its arguments.
  var argumentGroup: [String] {
    var parts = [requirement.memberExpression(overloads.discriminator(of: requirement))]
    let generic = Set(requirement.genericParameters.map(\.name.text))
    let arguments = requirement.parameters.map { argument($0, generic) }
    if !arguments.isEmpty { parts.append(handed(arguments)) }
    if requirement.parameters.contains(where: \.isForTheCallOnly) {
      let recorded = zip(requirement.parameters, arguments).map { parameter, argument in
        parameter.isForTheCallOnly
          ? "MockyCore.ArgumentPlaceholder.nonEscapingClosure" : argument
      }
      parts.append("recording: \(list(recorded))")
    }
    return parts
  }

  /// Returns the arguments in the form that the core takes: a single one needs no array.
  private func handed(_ arguments: [String]) -> String {
    if requirement.parameters.contains(where: \.isPack) { return ".init(\(list(arguments)))" }
    return arguments.count == 1 ? ".one(\(arguments[0]))" : list(arguments)
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
    switch parameter.passing {
    case .inout: return ParameterNames.boxName(parameter.name)
    case .nonEscapingClosure: return supported(parameter.name, parameter)
    case .borrowed: return "\(parameter.name).__recorded"
    case .changed: return "\(parameter.name) as MockyCore.__AnyNoncopyableBox"
    case .consumed: return "\(ParameterNames.boxName(parameter.name)).__recorded"
    case .autoclosure(let effects):
      return "\(effects.marks)\(parameter.name)()" + optionalCast(parameter, generic)
    case .value where requirement.support(of: parameter) != nil:
      return supported(parameter.name, parameter)
    case .value:
      return genericClosure(parameter.name, parameter)
        ?? parameter.name + optionalCast(parameter, generic)
    }
  }

  /// Returns an argument, or a placeholder if the system cannot record it.
  private func supported(_ name: String, _ parameter: ParameterPlan) -> String {
    let generic = genericClosure(name, parameter)
    guard let support = requirement.support(of: parameter) else { return generic ?? name }
    let placeholder = parameter.valueType.isClosure ? "nonEscapingClosure" : "__unknown"
    let value = generic ?? "\(parameter.declaredType.safetyMark)\(name) as Any"
    return "{ if #available(\(support.condition)) { \(value) } else { "
      + "MockyCore.ArgumentPlaceholder.\(placeholder) } }()"
  }

  /// Returns a closure with a generic error, or with the generic result of its member, in two forms:
  /// as it is, and wider. The wider one throws any error or returns `Any`. Nil for others.
  private func genericClosure(_ name: String, _ parameter: ParameterPlan) -> String? {
    let mark = parameter.declaredType.safetyMark
    let type = spelling(parameter.valueType)
    let error = parameter.genericError.map { "throwing: \(spelling($0).metatypeExpression), " }
    guard error != nil || requirement.returnsResult(of: parameter),
      let widened = type.widened(
        name, mark,
        { if error == nil { $0.result = .name("Any") } else { $0.effects.throwing = .throws } })
    else { return nil }
    return "\(mark)MockyCore.MockObject.closure(\(error ?? "")\(name) as Any, (\(widened)) as Any)"
  }

  /// Returns whether an argument has its own mark: one that systems support in part, or a closure in two forms.
  private func isMarked(_ parameter: ParameterPlan) -> Bool {
    if requirement.support(of: parameter) != nil { return true }
    switch parameter.passing {
    case .nonEscapingClosure, .value: return genericClosure(parameter.name, parameter) != nil
    case .inout, .autoclosure, .borrowed, .changed, .consumed: return false
    }
  }

  private func optionalCast(_ parameter: ParameterPlan, _ generic: Set<String>) -> String {
    let type = parameter.valueType
    return type.mayBeOptional && !generic.contains(type.description) ? " as Any" : ""
  }
}

extension ParameterPlan {
  fileprivate var isForTheCallOnly: Bool {
    if case .nonEscapingClosure = passing { true } else { false }
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
