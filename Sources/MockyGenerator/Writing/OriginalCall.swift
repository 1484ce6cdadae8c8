/// The call that a mock got, made once more of something else.
struct OriginalCall {
  private let requirement: MockedRequirement
  /// Whether the arguments get to another actor.
  private let sendsArguments: Bool

  init(_ requirement: MockedRequirement, sendsArguments: Bool = false) {
    self.requirement = requirement
    self.sendsArguments = sendsArguments
  }

  /// - Parameter object: whose member is called: `super`, or a real object.
  func text(on object: String) -> String {
    let mark = isLending && !requirement.isMarkedSafe ? requirement.safetyMark : ""
    return requirement.parameters.reversed().reduce(
      mark + boxed(plainText(on: object))
    ) { call, parameter in
      guard let lending = parameter.lending else { return call }
      let name = parameter.name
      return "\(name).\(lending) { \(name)\(requirement.typedThrows) in "
        + "\(requirement.tryMark)\(call) }!"
    }
  }

  /// The word that strict memory safety asks for before it: what is lent is handled inside.
  var safetyMark: String {
    if requirement.isMarkedSafe { return "" }
    return isLending ? requirement.returns?.safetyMark ?? "" : requirement.safetyMark
  }

  private var isLending: Bool { requirement.parameters.contains { $0.lending != nil } }

  /// A result that cannot be copied comes in what an expectation would give.
  private func boxed(_ call: String) -> String {
    if case .yes = requirement.resultCopyability { return call }
    return "MockyCore.MockObject.boxed(\(call))"
  }

  private func plainText(on object: String) -> String {
    let arguments = requirement.parameters.map(argument)
    switch requirement.kind {
    case .method, .initializer:
      return "\(object).\(requirement.name)(\(arguments.joined(separator: ", ")))"
    case .getter: return "\(object).\(requirement.name)"
    case .setter: return "\(object).\(requirement.name) = \(newValue)"
    case .subscriptGetter: return "\(object)[\(arguments.joined(separator: ", "))]"
    case .subscriptSetter:
      return "\(object)[\(arguments.dropLast().joined(separator: ", "))] = \(newValue)"
    }
  }

  /// The call of an initializer, with the arguments as they came.
  func initializing(_ callee: String) -> String {
    let arguments = requirement.parameters.map { parameter in
      if parameter.isChanged { return label(parameter) + "&\(parameter.name)" }
      return parameter.isLent ? label(parameter) + parameter.name : argument(parameter)
    }
    return "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  private var newValue: String { requirement.parameters.last.map(value) ?? "" }

  private func argument(_ parameter: MockedParameter) -> String {
    label(parameter) + value(parameter)
  }

  private func label(_ parameter: MockedParameter) -> String {
    parameter.label.map { "\(Self.unescaped($0)): " } ?? ""
  }

  /// In an argument list a keyword but `inout` needs no backticks, and the compiler would rather have none.
  private static func unescaped(_ label: String) -> String {
    let bare = Identifier(label, SourceRange(0, 0)).bare
    let isWord = Keywords.contains(bare) || ["Type", "Protocol"].contains(bare)
    return isWord && bare != "inout" ? bare : label
  }

  private func value(_ parameter: MockedParameter) -> String {
    if parameter.isPack { return "repeat each \(parameter.name)" }
    if let effects = parameter.autoclosureEffects {
      return (effects.throwing == nil ? "" : "try ") + (effects.asynchrony == nil ? "" : "await ")
        + "\(parameter.name)()"
    }
    switch parameter.passing {
    case .inout: return "&\(ParameterNames.boxName(parameter.name)).value"
    case .changed: return "&\(parameter.name)"
    case .consumed: return "MockyCore.MockObject.taken(\(ParameterNames.boxName(parameter.name)))"
    case .value, .autoclosure, .nonEscapingClosure, .borrowed: break
    }
    // The compiler does not see that the mock keeps it only to be looked at.
    return parameter.isSent || sendsArguments
      ? parameter.valueType.sending(parameter.name) : parameter.name
  }
}

extension MockedRequirement {
  /// What a closure inside a call says of its errors.
  fileprivate var typedThrows: String {
    if case .typed(let type) = effects.throwing { " throws(\(type))" } else { "" }
  }

  fileprivate var tryMark: String { canThrow ? "try " : "" }
}

extension MockedParameter {
  /// What of its placeholder lends the value to the call; nil where it is at hand.
  fileprivate var lending: String? {
    switch passing {
    case .borrowed: "borrow"
    case .changed: "mutate"
    case .value, .inout, .autoclosure, .nonEscapingClosure, .consumed: nil
    }
  }

  /// Whether the caller sees what becomes of it.
  fileprivate var isChanged: Bool {
    switch passing {
    case .inout: true
    case .changed: declaredType.hasSpecifier(["inout"])
    case .value, .autoclosure, .nonEscapingClosure, .borrowed, .consumed: false
    }
  }

  fileprivate var isLent: Bool {
    switch passing {
    case .borrowed, .changed, .consumed: true
    case .value, .inout, .autoclosure, .nonEscapingClosure: false
    }
  }

  /// What an autoclosure does; nil for any other parameter.
  var autoclosureEffects: Effects? {
    guard case .attributed(let attributes, _, let base) = declaredType,
      attributes.contains(where: { $0.name == "autoclosure" }),
      case .function(let function) = base.core
    else { return nil }
    return function.effects
  }
}
