/// Writes the extension that serves the mocks of protocols that inherit from this one.
struct ExtensionWriter {
  let mocked: MockedProtocol

  func write(to lines: inout SourceLines) {
    lines.add(mocked.extensionAvailability.map(\.description))
    // Only a mock that can be made out of nothing has what an initializer needs.
    let role = mocked.hasInitializers ? "MakeableMock" : "Mock"
    lines.block("extension \(mocked.qualifiedName) where Self: MockyCore.\(role) {") { lines in
      for word in ["receives", "received"] { writeAccess(word, to: &lines) }
      if mocked.hasStaticMembers {
        for word in ["receives", "received"] { writeStaticAccess(word, to: &lines) }
      }
      if !mocked.items.isEmpty { lines.add("") }
      let names = NestedNames(mocked)
      lines.each(mocked.items) { lines, member in
        guard !member.hidesBuilder else { return }
        let writer = MemberWriter(access: mocked.access.ofMembers, initializer: "init") {
          names.spelling($0, in: member)
        }
        writer.write(member, to: &lines)
      }
    }
  }

  private func writeAccess(_ word: String, to lines: inout SourceLines) {
    let builder = mocked.qualifiedBuilderName
    lines.block("\(mocked.access.ofMembers)nonisolated var \(word): \(builder)<Self> {") { lines in
      lines.add("\(builder)(.\(word)(self, as: \"\(mocked.name)\"))")
    }
  }
}

extension ExtensionWriter {
  private func writeStaticAccess(_ word: String, to lines: inout SourceLines) {
    let builder = "\(mocked.qualifiedBuilderName)<Self>.OfType"
    lines.block(
      "\(mocked.access.ofMembers)nonisolated static var \(word): \(builder) {"
    ) { lines in
      lines.add("\(builder)(.\(word)(self, as: \"\(mocked.name)\"))")
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
  fileprivate var hidesBuilder: Bool {
    requirements.contains { requirement in
      ["receives", "received"].contains(requirement.name)
        && (kind == .property || requirement.parameters.isEmpty)
    }
  }
}
