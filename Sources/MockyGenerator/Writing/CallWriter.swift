/// Writes the body of a mock's member: one call of the core.
struct CallWriter {
  let requirement: MockedRequirement
  let needsReturn: Bool
  /// How types are named where the body stands.
  let spelling: (TypeSyntax) -> TypeSyntax

  /// The lines of the body.
  ///
  /// - Parameter width: how many columns there are for each.
  /// - Returns: the lines, the inner ones indented.
  func lines(width: Int) -> [String] {
    let boxes = requirement.parameters.flatMap { parameter -> [String] in
      guard case .inout = parameter.passing else { return [] }
      let name = parameter.name
      let box = ParameterNames.boxName(name)
      let mark = parameter.valueType.safetyMark
      return [
        "let \(box) = \(mark)MockyCore.Inout(\(name))",
        "defer { \(mark)\(name) = \(box).value }",
      ]
    }
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

  /// A mock is made around the object that the call gives.
  private func initializing(_ call: [String]) -> [String] {
    var lines = call
    if case .optional = requirement.result {
      lines[0] = "let mockObject = \(lines[0])"
      if lines.count == 1 {
        lines[0] = "guard \(lines[0])"
      } else {
        lines = ["guard"] + lines.map { "  \($0)" }
      }
      return lines + ["else { return nil }", "self.init(mockObject)"]
    }
    lines[0] = "let mockObject = \(lines[0])"
    return lines + ["self.init(mockObject)"]
  }

  /// The call inside what lets closures be arguments that do not escape.
  private func guarded(_ call: [String]) -> [String] {
    requirement.parameters.reversed().reduce(call) { lines, parameter in
      guard case .nonEscapingClosure = parameter.passing else { return lines }
      let name = parameter.name
      let opening =
        "\(keywords)Swift.withoutActuallyEscaping(\(name)) { \(name)\(closureEffects) in"
      return [opening] + lines.map { "  \($0)" } + ["}"]
    }
  }

  /// A closure that throws a type of its own says so.
  private var closureEffects: String {
    guard case .typed(let type) = requirement.effects.throwing else { return "" }
    return (requirement.isAsync ? " async" : "") + " throws(\(spelling(type)))"
  }

  private var keywords: String {
    (requirement.canThrow ? "try " : "") + (requirement.isAsync ? "await " : "")
      + requirement.safetyMark
  }

  private func call(width: Int) -> [String] {
    let groups = [argumentGroup, typeGroup].filter { !$0.isEmpty }
    let head = "\(keywords)\(callee)("
    let whole = head + groups.joined(separator: ", ") + ")"
    if whole.count <= width { return [whole] }
    let lines = groups.enumerated().flatMap { index, group in
      LineBreaking.arguments(group, width: width - 3).map { "  \($0)" }.ending(
        with: index + 1 < groups.count ? "," : ")")
    }
    return [head] + lines
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
    case .autoclosure(let effects):
      let words =
        (effects.throwing == nil ? "" : "try ")
        + (effects.asynchrony == nil ? "" : "await ")
      return "\(words)\(parameter.name)()" + optionalCast(parameter)
    case .value: return parameter.name + optionalCast(parameter)
    }
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
    parts.append("returning: \(result?.metatypeExpression ?? "Swift.Void.self")")
    if let result, let fallback = TupleFallback(result) { parts.append(fallback.text) }
    return parts.joined(separator: ", ")
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
