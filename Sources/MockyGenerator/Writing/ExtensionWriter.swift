/// Writes the extension that serves the mocks of protocols that inherit from this one.
struct ExtensionWriter {
  let mocked: MockedProtocol

  func write(to lines: inout SourceLines) {
    lines.add(mocked.extensionAvailability.map(\.description))
    lines.block("extension \(mocked.qualifiedName) where Self: MockyCore.Mock {") { lines in
      writeAccess("receives", to: &lines)
      writeAccess("received", to: &lines)
      if !mocked.items.isEmpty { lines.add("") }
      let names = NestedNames(mocked)
      lines.each(mocked.items) { lines, member in
        guard !member.hidesBuilder else { return }
        let writer = MemberWriter(access: mocked.access.ofMembers) {
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

extension MockedMember {
  /// Whether it is called like a builder and takes nothing: an extension cannot hold both.
  fileprivate var hidesBuilder: Bool {
    requirements.contains { requirement in
      ["receives", "received"].contains(requirement.name)
        && (kind == .property || requirement.parameters.isEmpty)
    }
  }
}
