/// A mock of the protocol itself, made around the object of another mock: `MockLamp(mockObject)`.
///
/// The members of the protocol's extension make their calls of it, where that is the same: it is a
/// third of the code, and what a call consists of is written once.
struct OwnMock {
  private let name: String
  private let original: ForwardingTarget

  /// - Returns: nil where the mock has types of its own, is an actor, or might be made by something
  ///   else.
  init?(of mocked: ProtocolPlan, forwardingTo original: ForwardingTarget) {
    let isPlain = mocked.generics.names.isEmpty && !mocked.isActor
    guard isPlain, !mocked.hasInitializers else { return nil }
    name = mocked.qualifiedClassName
    self.original = original
  }

  /// The call of the mock's own member.
  ///
  /// - Returns: nil where it is not known to be the same.
  func call(_ requirement: CallablePlan) -> PartList? {
    guard requirement.isPassedOnUnchanged, original.canCall(requirement) else { return nil }
    return ForwardedCall(requirement).asItCame(on: "\(name)(mockObject)")
  }
}

extension ForwardedCall {
  /// The call with its arguments as they came.
  fileprivate func asItCame(on object: String) -> PartList {
    let arguments = requirement.parameters.map(passedOn)
    let marked = requirement.effectMarks + safetyMark + object
    let last = requirement.parameters.last?.name ?? ""
    return switch requirement.kind {
    case .method, .initializer: PartList("\(marked).\(requirement.name)(", arguments, ")")
    case .getter: PartList("\(marked).\(requirement.name)", [], "")
    case .setter: PartList("\(marked).\(requirement.name) = \(last)", [], "")
    case .subscriptGetter: PartList("\(marked)[", arguments, "]")
    case .subscriptSetter: PartList("\(marked)[", arguments.dropLast(), "] = \(last)")
    }
  }
}

extension MemberPlan {
  /// Whether what it reads may be nothing, and stands in a `get`: there the compiler would rather see
  /// it returned.
  var hasVoidAccessor: Bool {
    guard kind == .property || kind == .subscript else { return false }
    let getter = requirements[0]
    return (requirements.count > 1 || !getter.effects.isEmpty) && getter.result?.mayBeVoid ?? true
  }
}

extension TypeSyntax {
  /// Whether it is nothing, or an alias that may stand for that.
  fileprivate var mayBeVoid: Bool {
    if isVoid { return true }
    guard case .named(let components) = core else { return false }
    return !components.areKnown && components.allSatisfy { $0.arguments == nil }
  }
}

extension CallablePlan {
  /// Whether arguments and result are values like any other, of which nothing is to be told.
  fileprivate var isPassedOnUnchanged: Bool {
    guard !cannotBeCalled, !sendsResult, support == nil, case .yes = resultCopyability else {
      return false
    }
    return parameters.allSatisfy { parameter in
      if parameter.isSent || parameter.isPack { return false }
      return switch parameter.passing {
      case .value, .inout, .autoclosure, .nonEscapingClosure: true
      case .borrowed, .changed, .consumed: false
      }
    }
  }
}
