/// Writes the extension that serves the mocks of protocols that inherit from this one.
package struct ExtensionWriter {
  let mocked: ProtocolPlan
  /// A Boolean value that indicates whether the protocol has a mock of its own.
  let hasOwnMock: Bool

  package init(mocked: ProtocolPlan, hasOwnMock: Bool) {
    (self.mocked, self.hasOwnMock) = (mocked, hasOwnMock)
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
      lines.each(mocked.items) { lines, member in
        let writer = MemberWriter(
          access: mocked.access.ofMembers, initializer: "init",
          overloads: mocked.overloads, original: original, ownMock: ownMock
        ) { names.spelling($0, in: member) }
        writer.write(member, to: &lines)
      }
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
  func call(_ requirement: CallablePlan) -> String? {
    guard requirement.isPassedOnUnchanged, original.object(for: requirement) != nil,
      requirement.obstacle == nil
    else { return nil }
    return ForwardedCall(requirement).asItCame(on: "\(name)(mockObject)")
  }
}
