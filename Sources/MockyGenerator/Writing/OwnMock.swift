/// A mock of the protocol itself, made around the object of another mock: `MockLamp(mockObject)`.
///
/// The members of the protocol's extension make their calls on it, if the result is the same. That
/// is a third of the code, and the parts of a call are written once.
struct OwnMock {
  private let name: String
  private let original: ForwardingTarget

  /// - Returns: nil if the mock has types of its own, is an actor, or might have another
  ///   initializer.
  init?(of mocked: ProtocolPlan, forwardingTo original: ForwardingTarget) {
    let isPlain = mocked.generics.names.isEmpty && !mocked.isActor
    guard isPlain, !mocked.hasInitializers else { return nil }
    name = mocked.qualifiedClassName
    self.original = original
  }

  /// Returns the call of the mock's own member.
  ///
  /// - Returns: the call; nil if it may have another effect.
  func call(_ requirement: CallablePlan) -> PartList? {
    guard requirement.isPassedOnUnchanged, original.canCall(requirement) else { return nil }
    return ForwardedCall(requirement).asItCame(on: "\(name)(mockObject)")
  }
}

extension ForwardedCall {
  /// Returns the call with the same arguments.
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
  /// A Boolean value that indicates whether its getter may return `Void`, in a `get`: the compiler
  /// prefers an explicit `return` there.
  var hasVoidAccessor: Bool {
    guard kind == .property || kind == .subscript else { return false }
    let getter = requirements[0]
    return (requirements.count > 1 || !getter.effects.isEmpty) && getter.result?.mayBeVoid ?? true
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether it is `Void`, or an alias that may mean it.
  fileprivate var mayBeVoid: Bool {
    if isVoid { return true }
    guard case .named(let components) = core else { return false }
    return !components.areKnown && components.allSatisfy { $0.arguments == nil }
  }
}

extension CallablePlan {
  /// A Boolean value that indicates whether arguments and result are plain values, without a
  /// special form.
  fileprivate var isPassedOnUnchanged: Bool {
    guard !cannotBeCalled, !sendsResult, support == nil, case .yes = resultCopyability else {
      return false
    }
    return !parameters.contains { $0.isSent || $0.isPack || $0.isLent }
  }
}
