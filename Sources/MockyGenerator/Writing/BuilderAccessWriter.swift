/// Writes `receives` and `received`, which lead from a mock or its type to a builder.
struct BuilderAccessWriter {
  let mocked: MockedProtocol
  /// How the type of the mock is named.
  let subject: String

  func write(to lines: inout SourceLines) {
    for word in ["receives", "received"] { write(word, to: &lines) }
    guard mocked.hasStaticMembers else { return }
    for word in ["receives", "received"] { writeStatic(word, to: &lines) }
  }

  private func write(_ word: String, to lines: inout SourceLines) {
    let builder = mocked.qualifiedBuilderName
    lines.block(
      "\(mocked.access.ofMembers)nonisolated var \(word):", "\(builder)<\(subject)>"
    ) { lines in
      let call = "\(builder)(.\(word)(self, as: \"\(mocked.name)\"))"
      lines.add(LineBreaking.call(call, width: lines.width))
    }
  }

  private func writeStatic(_ word: String, to lines: inout SourceLines) {
    let builder = "\(mocked.qualifiedBuilderName)<\(subject)>.OfType"
    lines.block("\(mocked.access.ofMembers)nonisolated static var \(word):", builder) { lines in
      let call = "\(builder)(.\(word)(self, as: \"\(mocked.name)\"))"
      lines.add(LineBreaking.call(call, width: lines.width))
    }
  }
}
