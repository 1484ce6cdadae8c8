/// Writes the body of a mock's member: one call of the core.
struct CallWriter {
  let requirement: MockedRequirement
  let needsReturn: Bool
  /// How types are named where the body stands.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// What the call may be handed on to.
  let original: Original

  /// The lines of the body.
  ///
  /// - Parameter width: how many columns there are for each.
  /// - Returns: the lines, the inner ones indented.
  func lines(width: Int) -> [String] {
    let boxes = requirement.parameters.flatMap(\.boxLines)
    var lines = guarded(call(width: width))
    if requirement.kind == .initializer { return boxes + initializing(lines) }
    if requirement.sendsResult {
      lines[0] = "let result = \(lines[0])"
      return boxes + lines + ["return MockyCore.MockObject.sending(result)"]
    }
    if !boxes.isEmpty || needsReturn {
      lines[0] = "return \(lines[0])"
    }
    return boxes + lines
  }

  /// What gives an initializer the object that the mock is made around.
  func making(width: Int) -> [String] { naming(call(width: width)) }

  /// A mock is made around the object that the call gives.
  private func initializing(_ call: [String]) -> [String] {
    naming(call) + ["self.init(mockObject)"]
  }

  private func naming(_ call: [String]) -> [String] {
    var lines = call
    if case .optional = requirement.result {
      lines[0] = "let mockObject = \(lines[0])"
      if lines.count == 1 {
        lines[0] = "guard \(lines[0])"
      } else {
        lines = ["guard"] + lines.map { "  \($0)" }
      }
      return lines + ["else { return nil }"]
    }
    lines[0] = "let mockObject = \(lines[0])"
    return lines
  }

  /// The call inside what lets closures be arguments that do not escape.
  private func guarded(_ call: [String]) -> [String] {
    requirement.parameters.reversed().reduce(call) { lines, parameter in
      guard let guardian = guardian(parameter) else { return lines }
      let opening = "\(keywords)\(guardian) { \(parameter.name)\(closureEffects) in"
      return [opening] + lines.map { "  \($0)" } + ["}"]
    }
  }

  /// What makes an argument one that can be handed on, for the time of the call.
  private func guardian(_ parameter: MockedParameter) -> String? {
    let name = parameter.name
    switch parameter.passing {
    case .nonEscapingClosure: return "Swift.withoutActuallyEscaping(\(name))"
    case .borrowed: return "MockyCore.MockObject.borrowing(\(name))"
    case .changed:
      let changed = parameter.isCopiedFirst ? ParameterNames.boxName(name) : name
      return "MockyCore.MockObject.changing(&\(changed))"
    case .value, .inout, .autoclosure, .consumed: return nil
    }
  }

  /// A closure that throws a type of its own says so.
  private var closureEffects: String {
    guard case .typed(let type) = requirement.effects.throwing else { return "" }
    return (requirement.isAsync ? " async" : "") + " throws(\(spelling(type)))"
  }

  private var keywords: String { effectMarks + requirement.safetyMark }

  private var effectMarks: String {
    (requirement.canThrow ? "try " : "") + (requirement.isAsync ? "await " : "")
  }

  private func call(width: Int) -> [String] {
    let groups = [argumentGroup, typeGroup, forwardGroup].filter { !$0.isEmpty }
    let head = "\(keywords)\(opening)\(callee)("
    let end = opening.isEmpty ? ")" : "))"
    let whole = head + groups.joined(separator: ", ") + end
    if whole.count <= width { return [whole] }
    let lines = groups.enumerated().flatMap { index, group in
      LineBreaking.arguments(group, width: width - 3).map { "  \($0)" }.ending(
        with: index + 1 < groups.count ? "," : end)
    }
    return [head] + lines
  }

  /// What takes a result out of the box in which an expectation gives it.
  private var opening: String {
    if case .yes = requirement.resultCopyability { "" } else { "mockObject.given(" }
  }

  private var callee: String {
    requirement.kind == .initializer
      ? "\(spelling(.name("Self"))).mockObject.make" : "mockObject.call"
  }

  /// The member and its arguments.
  private var argumentGroup: String {
    var parts = [requirement.memberExpression]
    let arguments = requirement.parameters.map(argument)
    if !arguments.isEmpty { parts.append(list(arguments)) }
    if requirement.parameters.contains(where: \.isForTheCallOnly) {
      let recorded = zip(requirement.parameters, arguments).map { parameter, argument in
        parameter.isForTheCallOnly
          ? "MockyCore.ArgumentPlaceholder.nonEscapingClosure" : argument
      }
      parts.append("recording: \(list(recorded))")
    }
    return parts.joined(separator: ", ")
  }

  /// The arguments as an array; those of a pack are made one before.
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

  private func argument(_ parameter: MockedParameter) -> String {
    if parameter.isPack { return "repeat each \(parameter.name)" }
    switch parameter.passing {
    case .inout: return ParameterNames.boxName(parameter.name)
    case .nonEscapingClosure: return parameter.name
    case .borrowed, .changed: return recorded(parameter.name, parameter)
    case .consumed: return recorded(ParameterNames.boxName(parameter.name), parameter)
    case .autoclosure(let effects):
      let words =
        (effects.throwing == nil ? "" : "try ")
        + (effects.asynchrony == nil ? "" : "await ")
      return "\(words)\(parameter.name)()" + optionalCast(parameter)
    case .value: return parameter.name + optionalCast(parameter)
    }
  }

  /// What can be copied is recorded itself; where that is not known, the compiler finds out.
  private func recorded(_ name: String, _ parameter: MockedParameter) -> String {
    guard parameter.recordedType != nil else { return name }
    return "MockyCore.MockObject.recorded(\(name)) as Any"
  }

  private func optionalCast(_ parameter: MockedParameter) -> String {
    let isGeneric = requirement.genericParameters.contains {
      $0.name.text == parameter.valueType.description
    }
    return parameter.valueType.mayBeOptional && !isGeneric ? " as Any" : ""
  }

  /// What the core has to know of the errors and the result.
  private var typeGroup: String {
    let isPlain = requirement.failure == nil && !requirement.isAsync
    let result = requirement.returns.map(spelling)
    if isPlain, requirement.kind == .method, result == nil { return "" }
    var parts: [String] = []
    if !isPlain || result == nil || requirement.kind == .initializer {
      parts.append("throwing: \(failure)")
    }
    parts.append("returning: \(resultExpression(result))")
    if let result, let fallback = TupleFallback(result) { parts.append(fallback.text) }
    return parts.joined(separator: ", ")
  }

  private func resultExpression(_ result: TypeSyntax?) -> String {
    guard let result else { return "Swift.Void.self" }
    switch requirement.resultCopyability {
    case .yes: return result.metatypeExpression
    case .no: return result.unrecorded.metatypeExpression
    case .unknown: return "MockyCore.MockObject.recorded(\(result.metatypeExpression))"
    }
  }

  /// What makes the same call of the real object, or of `super`.
  private var forwardGroup: String {
    let call: String
    switch original.way(requirement) {
    case .call(let text): call = text
    case .obstacle(let name): return "obstacle: .\(name)"
    case .none: return ""
    }
    let effects =
      if case .typed(let type) = requirement.effects.throwing {
        "()\(requirement.isAsync ? " async" : "") throws(\(spelling(type))) in "
      } else { "" }
    let marks = requirement.isMarkedSafe ? effectMarks : keywords
    return "forward: { \(effects)\(marks)\(call) }"
  }

  private var failure: String {
    switch requirement.effects.throwing {
    case nil: "Swift.Never.self"
    case .throws, .rethrows: "(any Swift.Error).self"
    case .typed(let type): spelling(type).metatypeExpression
    }
  }
}

extension MockedParameter {
  /// A closure can change a variable, but no parameter that is consumed.
  fileprivate var isCopiedFirst: Bool { declaredType.hasSpecifier(["consuming"]) }

  /// The lines that make a box for it, and say what becomes of it when the call ends.
  fileprivate var boxLines: [String] {
    let box = ParameterNames.boxName(name)
    switch passing {
    case .inout:
      let mark = valueType.safetyMark
      return [
        "let \(box) = \(mark)MockyCore.Inout(\(name))",
        "defer { \(mark)\(name) = \(box).value }",
      ]
    case .consumed:
      return [
        "let \(box) = MockyCore.MockObject.consuming(\(name))",
        "defer { MockyCore.MockObject.end(\(box)) }",
      ]
    case .changed where isCopiedFirst: return ["var \(box) = \(name)"]
    case .value, .autoclosure, .nonEscapingClosure, .borrowed, .changed: return []
    }
  }

  fileprivate var isForTheCallOnly: Bool {
    if case .nonEscapingClosure = passing { true } else { false }
  }
}

extension [String] {
  fileprivate func ending(with text: String) -> [String] {
    guard let last else { return self }
    return dropLast() + [last + text]
  }
}
