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
      lines.each(mocked.items) { lines, member in
        let writer = MemberWriter(
          access: mocked.access.ofMembers, initializer: "init",
          overloads: mocked.overloads, original: original, callsOwnMock: hasOwnMock
        ) { names.spelling($0, in: member) }
        writer.write(member, to: &lines)
      }
    }
  }
}
