/// Writes the extension that serves the mocks of protocols that inherit from this one.
struct ExtensionWriter {
  let mocked: MockedProtocol

  func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.extensionAvailability)
    // Only a mock that can be made out of nothing has what an initializer needs.
    let role = mocked.hasInitializers ? "MakeableMock" : "Mock"
    lines.block("extension \(mocked.qualifiedName) where Self: MockyCore.\(role) {") { lines in
      BuilderAccessWriter(mocked: mocked, subject: "Self").write(to: &lines)
      if !mocked.items.isEmpty { lines.add("") }
      let names = NestedNames(mocked)
      lines.each(mocked.items) { lines, member in
        guard !member.hidesBuilder else { return }
        let writer = MemberWriter(
          access: mocked.access.ofMembers, initializer: "init",
          original: Original(ofMocksOf: mocked, named: mocked.qualifiedName)
        ) {
          names.spelling($0, in: member)
        }
        writer.write(member, to: &lines)
      }
    }
  }
}

extension MockedProtocol {
  var hasStaticMembers: Bool { items.members.contains(where: \.isStatic) }

  fileprivate var hasInitializers: Bool {
    items.members.contains { $0.kind == .initializer }
  }
}

extension MockedMember {
  /// Whether it is called like a builder and takes nothing: an extension cannot hold both.
  var hidesBuilder: Bool {
    requirements.contains { requirement in
      ["receives", "received"].contains(requirement.name)
        && (kind == .property || requirement.parameters.isEmpty)
    }
  }
}
