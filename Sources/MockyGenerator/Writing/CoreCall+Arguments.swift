extension CoreCall {
  /// The member and its arguments.
  var argumentGroup: String {
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
    case .nonEscapingClosure: return supported(parameter.name, parameter)
    case .borrowed, .changed: return "\(parameter.name).__recorded"
    case .consumed: return "\(ParameterNames.boxName(parameter.name)).__recorded"
    case .autoclosure(let effects):
      let words =
        (effects.throwing == nil ? "" : "try ")
        + (effects.asynchrony == nil ? "" : "await ")
      return "\(words)\(parameter.name)()" + optionalCast(parameter)
    case .value where parameter.support != nil: return supported(parameter.name, parameter)
    case .value: return parameter.name + optionalCast(parameter)
    }
  }

  /// An argument, or what stands for it where the system cannot record it.
  private func supported(_ name: String, _ parameter: MockedParameter) -> String {
    guard let support = parameter.support else { return name }
    let placeholder = parameter.valueType.isClosure ? "nonEscapingClosure" : "__unknown"
    let value = "\(parameter.declaredType.safetyMark)\(name) as Any"
    return "{ if #available(\(support.condition)) { \(value) } else { "
      + "MockyCore.ArgumentPlaceholder.\(placeholder) } }()"
  }

  private func optionalCast(_ parameter: MockedParameter) -> String {
    let isGeneric = requirement.genericParameters.contains {
      $0.name.text == parameter.valueType.description
    }
    return parameter.valueType.mayBeOptional && !isGeneric ? " as Any" : ""
  }
}

extension MockedParameter {
  fileprivate var isForTheCallOnly: Bool {
    if case .nonEscapingClosure = passing { true } else { false }
  }
}
