/// Writes `receives` and `received`, which lead from a mock or its type to a builder.
struct BuilderAccessWriter {
  let mocked: MockedProtocol
  /// How the type of the mock is named, where the builder does not know it.
  let subject: String?
  /// What stands before the builder's name: the types around it, where those are not known.
  var builderPrefix = ""

  private var builder: String {
    builderPrefix + mocked.qualifiedBuilderName + (subject.map { "<\($0)>" } ?? "")
  }

  func write(to lines: inout SourceLines) {
    for word in ["receives", "received"] { write(word, to: &lines) }
    guard mocked.hasStaticMembers else { return }
    for word in ["receives", "received"] { writeStatic(word, to: &lines) }
  }

  private func write(_ word: String, to lines: inout SourceLines) {
    lines.block(
      "\(mocked.access.ofMembers)nonisolated var \(word):", builder
    ) { lines in
      let call = "\(builder)(.\(word)(self, as: \"\(mocked.name.withoutQuotes)\"))"
      lines.add(LineBreaking.expression(call, width: lines.width))
    }
  }

  private func writeStatic(_ word: String, to lines: inout SourceLines) {
    let builder = "\(builder).OfType"
    lines.block("\(mocked.access.ofMembers)nonisolated static var \(word):", builder) { lines in
      let call = "\(builder)(.\(word)(self, as: \"\(mocked.name.withoutQuotes)\"))"
      lines.add(LineBreaking.expression(call, width: lines.width))
    }
  }
}
