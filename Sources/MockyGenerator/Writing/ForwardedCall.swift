/// A call that a mock received, repeated on another object.
struct ForwardedCall {
  let requirement: CallablePlan
  /// The type of the other actor that the arguments are sent to; nil for none.
  private let actor: String?

  init(_ requirement: CallablePlan, on actor: String? = nil) {
    self.requirement = requirement
    self.actor = actor
  }

  /// - Parameter object: the object of the call: `super`, or a real object.
  func text(on object: String) -> String {
    let mark = isLending && !requirement.isMarkedSafe ? requirement.safetyMark : ""
    return requirement.parameters.reversed().reduce(
      mark + plainText(on: object)
    ) { call, parameter in
      guard let lending = parameter.lending else { return call }
      let start = "\(parameter.name).\(lending) { \(parameter.nameInClosure)"
      return "\(start)\(requirement.typedEffects { $0 }) in "
        + "\(requirement.tryMark)\(call) }!"
    }
  }

  /// The word that strict memory safety needs before it: a lent value is handled inside.
  var safetyMark: String {
    if requirement.isMarkedSafe { return "" }
    return isLending ? requirement.returns?.safetyMark ?? "" : requirement.safetyMark
  }

  private var isLending: Bool { requirement.parameters.contains { $0.lending != nil } }

  /// Returns a result that cannot be copied in the box that an expectation would return.
  private func boxed(_ call: String) -> String {
    requirement.resultIsCopyable ? call : "MockyCore.MockObject.boxed(\(call))"
  }

  /// Returns the call, inside the other actor if it can return what only a box gets out of there.
  private func plainText(on object: String) -> String {
    guard let actor, bringsResult else { return boxed(call(on: object)) }
    let box = "MockyCore.MockObject.Sent"
    let names = requirement.parameters.filter(\.isCarried).map(\.name)
    let list = names.map { "\($0) = \(box)(\($0))" }.joined(separator: ", ")
    return "{ \(list.isEmpty ? "" : "[\(list)] ")(__real: isolated \(actor))"
      + "\(requirement.typedEffects { $0 }) in "
      + "\(box)(\(requirement.effectMarks)\(boxed(call(on: "__real")))) }(\(object)).value"
  }

  /// A Boolean value that indicates whether the result may not be `Sendable`, and a box brings it.
  private var bringsResult: Bool {
    actor != nil && requirement.needsBoxes
  }

  private func call(on object: String) -> String {
    let arguments = requirement.parameters.map(argument)
    switch requirement.kind {
    case .method, .initializer:
      let name = requirement.name + (requirement.isOptional ? "?" : "")
      return "\(object).\(name)(\(arguments.joined(separator: ", ")))"
    case .getter: return "\(object).\(requirement.name)"
    case .setter: return "\(object).\(requirement.name) = \(newValue)"
    case .subscriptGetter: return "\(object)[\(arguments.joined(separator: ", "))]"
    case .subscriptSetter:
      return "\(object)[\(arguments.dropLast().joined(separator: ", "))] = \(newValue)"
    }
  }

  /// Returns the call of an initializer with the same arguments.
  func initializing(_ callee: String) -> String {
    "\(callee)(\(requirement.parameters.map(passedOn).joined(separator: ", ")))"
  }

  /// Returns the argument for a parameter.
  func passedOn(_ parameter: ParameterPlan) -> String {
    if parameter.isChanged { return label(parameter) + "&\(parameter.name)" }
    return parameter.isLent ? label(parameter) + parameter.name : argument(parameter)
  }

  private var newValue: String { requirement.parameters.last.map(value) ?? "" }

  private func argument(_ parameter: ParameterPlan) -> String {
    label(parameter) + value(parameter)
  }

  private func label(_ parameter: ParameterPlan) -> String {
    parameter.label.map { "\(Self.unescaped($0)): " } ?? ""
  }

  /// In an argument list no plain name but `inout` needs backticks, and the compiler warns of
  /// others.
  static func unescaped(_ label: String) -> String {
    let bare = Identifier(label, SourceRange(0, 0)).bare
    return bare.isPlain && bare != "inout" ? bare : label
  }

  private func value(_ parameter: ParameterPlan) -> String {
    if parameter.isPack {
      let element = "each \(parameter.name)"
      return "repeat \(actor == nil ? element : parameter.valueType.sending(element))"
    }
    if let effects = parameter.autoclosureEffects {
      return "\(effects.marks)\(parameter.name)()"
    }
    switch parameter.passing {
    case .inout: return "&\(ParameterNames.boxName(parameter.name)).value"
    case .changed: return "&\(parameter.name)"
    case .consumed:
      let taken = "MockyCore.MockObject.taken(\(ParameterNames.boxName(parameter.name)))"
      return actor == nil ? taken : "MockyCore.MockObject.sending(\(taken))"
    case .value, .autoclosure, .nonEscapingClosure, .borrowed: break
    }
    let comesInBox = bringsResult && parameter.isCarried
    let name = comesInBox ? "\(parameter.name).value" : parameter.name
    // The compiler does not see that the mock keeps it only for reading.
    return parameter.isSent || actor != nil && !comesInBox
      ? parameter.valueType.sending(name) : name
  }
}

extension CallablePlan {
  fileprivate var tryMark: String { canThrow ? "try " : "" }
}

extension ParameterPlan {
  /// The method of its placeholder that lends the value to the call; nil if the value itself is
  /// available.
  fileprivate var lending: String? {
    switch passing {
    case .borrowed: "borrow"
    case .changed: "mutate"
    case .value, .inout, .autoclosure, .nonEscapingClosure, .consumed: nil
    }
  }

  /// A Boolean value that indicates whether the caller sees its changes.
  fileprivate var isChanged: Bool {
    switch passing {
    case .inout: true
    case .changed: declaredType.hasSpecifier(["inout"])
    case .value, .autoclosure, .nonEscapingClosure, .borrowed, .consumed: false
    }
  }

  /// A Boolean value that indicates whether it is lent to the call, or changed by it.
  var mayBeLent: Bool { isChanged || lending != nil }

  /// A Boolean value that indicates whether its value may not be recorded.
  var isLent: Bool {
    switch passing {
    case .borrowed, .changed, .consumed: true
    case .value, .inout, .autoclosure, .nonEscapingClosure: false
    }
  }

  /// The effects of an autoclosure; nil for any other parameter.
  var autoclosureEffects: Effects? {
    declaredType.has(attribute: "autoclosure") ? declaredType.core.function?.effects : nil
  }
}
