/// A call that a mock received, repeated on another object.
struct ForwardedCall {
  let requirement: CallablePlan
  /// The type of the other actor that the arguments are sent to; nil for none.
  private let actor: String?

  init(_ requirement: CallablePlan, on actor: String? = nil) {
    (self.requirement, self.actor) = (requirement, actor)
  }

  /// - Parameter object: the object of the call: `super`, or a real object.
  func text(on object: String) -> String {
    let mark = isLending && !requirement.isMarkedSafe ? requirement.safetyMark : ""
    return requirement.parameters.reversed().reduce(
      mark + plainText(on: object)
    ) { call, parameter in
      guard let lending = parameter.route.lending else { return call }
      let start = "\(parameter.name).\(lending) { \(parameter.nameInClosure)"
      return "\(start)\(requirement.typedEffects { $0 }) in "
        + "\(requirement.canThrow ? "try " : "")\(call) }!"
    }
  }

  /// The word that strict memory safety needs before it: a lent value is handled inside.
  var safetyMark: String {
    if requirement.isMarkedSafe { return "" }
    return isLending ? requirement.returns?.safetyMark ?? "" : requirement.safetyMark
  }

  private var isLending: Bool { requirement.parameters.contains { $0.route.lending != nil } }

  /// Returns the call, inside the other actor if it can return what only a box gets out of there.
  private func plainText(on object: String) -> String {
    // A result that cannot be copied is in the box that an expectation would return.
    func boxed(_ object: String) -> String {
      let call = call(on: object, requirement.parameters.map { label($0) + value($0) })
      return requirement.resultIsCopyable ? call : "MockyCore.MockObject.boxed(\(call))"
    }
    guard let actor, bringsResult else { return boxed(object) }
    let box = "MockyCore.MockObject.Sent"
    let names = requirement.parameters.filter(\.isCarried).map(\.name)
    let list = names.map { "\($0) = \(box)(\($0))" }.joined(separator: ", ")
    return "{ \(list.isEmpty ? "" : "[\(list)] ")(__real: isolated \(actor))"
      + "\(requirement.typedEffects { $0 }) in "
      + "\(box)(\(requirement.effectMarks)\(boxed("__real"))) }(\(object)).value"
  }

  /// A Boolean value that indicates whether the result may not be `Sendable`, and a box brings it.
  private var bringsResult: Bool { actor != nil && requirement.needsBoxes }

  private func call(on object: String, _ arguments: [String]) -> String {
    let list = arguments.joined(separator: ", ")
    let newValue = requirement.parameters.last.map(value) ?? ""
    return switch requirement.kind {
    case .method, .initializer:
      "\(object).\(requirement.name)\(requirement.isOptional ? "?" : "")(\(list))"
    case .getter: "\(object).\(requirement.name)"
    case .setter: "\(object).\(requirement.name) = \(newValue)"
    case .subscriptGetter: "\(object)[\(list)]"
    case .subscriptSetter:
      "\(object)[\(arguments.dropLast().joined(separator: ", "))] = \(newValue)"
    }
  }

  /// Returns the call of an initializer with the same arguments.
  func initializing(_ callee: String) -> String {
    "\(callee)(\(requirement.parameters.map(passedOn).joined(separator: ", ")))"
  }

  /// Returns the call with the same arguments.
  func asItCame(on object: String) -> String {
    requirement.effectMarks + safetyMark + call(on: object, requirement.parameters.map(passedOn))
  }

  /// Returns the argument for a parameter.
  private func passedOn(_ parameter: ParameterPlan) -> String {
    let name = (parameter.route.isChanged ? "&" : "") + parameter.name
    let isAsItCame = parameter.route.isChanged || parameter.route.isLent
    return label(parameter) + (isAsItCame ? name : value(parameter))
  }

  private func label(_ parameter: ParameterPlan) -> String {
    parameter.label.map { "\(Self.unescaped($0)): " } ?? ""
  }

  /// In an argument list no plain name but `inout` needs backticks, and the compiler warns of
  /// others.
  static func unescaped(_ label: String) -> String {
    let bare = label.bare
    return bare.isPlain && bare != "inout" ? bare : label
  }

  private func value(_ parameter: ParameterPlan) -> String {
    let route = parameter.route
    if parameter.isPack {
      let element = "each \(parameter.name)"
      return "repeat \(actor == nil ? element : parameter.valueType.sending(element))"
    }
    if route.forwarded != parameter.name {
      return route.isConsumed && actor != nil
        ? "MockyCore.MockObject.sending(\(route.forwarded))" : route.forwarded
    }
    let comesInBox = bringsResult && parameter.isCarried
    let name = comesInBox ? "\(parameter.name).value" : parameter.name
    // The compiler does not see that the mock keeps it only for reading.
    return parameter.isSent || actor != nil && !comesInBox
      ? parameter.valueType.sending(name) : name
  }
}
