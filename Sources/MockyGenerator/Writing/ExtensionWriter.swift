/// Writes the extension that serves the mocks of protocols that inherit from this one.
package struct ExtensionWriter {
  let mocked: ProtocolPlan
  /// A Boolean value that indicates whether the protocol has a mock of its own.
  let hasOwnMock: Bool

  package init(mocked: ProtocolPlan, hasOwnMock: Bool) {
    self.mocked = mocked
    self.hasOwnMock = hasOwnMock
  }

  package func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.extensionAvailability)
    // Only a mock that can be made without arguments can serve an initializer.
    let role = mocked.hasInitializers ? "MakeableMock" : "Mock"
    lines.block("extension \(mocked.qualifiedName) where Self: MockyCore.\(role) {") { lines in
      BuilderAccessWriter(mocked: mocked, subject: "Self").write(to: &lines)
      if !mocked.items.isEmpty { lines.add("") }
      let names = NestedNames(mocked)
      let original = ForwardingTarget(ofMocksOf: mocked, named: mocked.qualifiedName)
      let ownMock = hasOwnMock ? OwnMock(of: mocked, forwardingTo: original) : nil
      let word = mocked.isActor ? "init" : "nonisolated init"
      MemberWriter.writeOwnInitializer(word, mocked.overloads, to: &lines)
      lines.each(mocked.items) { lines, member in
        guard !member.hidesBuilder else { return }
        let writer = MemberWriter(
          access: mocked.access.ofMembers, initializer: "init",
          overloads: mocked.overloads, original: original, ownMock: ownMock
        ) { names.spelling($0, in: member) }
        writer.write(member, to: &lines)
      }
    }
  }
}

extension ProtocolPlan {
  var hasStaticMembers: Bool { items.members.contains(where: \.isStatic) }

  var hasInitializers: Bool {
    items.members.contains { $0.kind == .initializer }
  }
}

extension MemberPlan {
  /// A Boolean value that indicates whether it has a builder's name and no parameters: an extension
  /// cannot hold both.
  package var hidesBuilder: Bool {
    requirements.contains { requirement in
      ["receives", "received"].contains(requirement.name)
        && (kind == .property || requirement.parameters.isEmpty)
    }
  }
}

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
    return core.named.map { !$0.areKnown && core.parts.isEmpty } ?? false
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
