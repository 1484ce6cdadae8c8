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
