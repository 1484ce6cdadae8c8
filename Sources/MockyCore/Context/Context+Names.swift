extension Context {
  /// Makes what a mock talks to its context with; a mock that its type refuses is misuse.
  func mockObject<Mocked: Mock>(
    _ type: Mocked.Type, named name: String?, strictness: Strictness,
    at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let refusal = Mocked.refusal { misuse(refusal, at: position) }
    let scheme = update { $0.namingScheme }
    let typeName = MockTypeName(of: type)
    let defaultName = scheme.defaultName(for: typeName.subject)
    return mockObject(
      of: typeName, named: name, else: defaultName, strictness: strictness, at: position)
  }

  /// Makes what a mock of a function talks to this context with.
  func functionObject(
    named name: String?, strictness: Strictness, at position: SourcePosition
  ) -> MockObject {
    let typeName = MockTypeName("MockFunction")
    return mockObject(
      of: typeName, named: name, else: "function", strictness: strictness, at: position)
  }

  private func mockObject(
    of typeName: MockTypeName, named name: String?, else defaultName: String,
    strictness: Strictness, at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let name { take("mock", name, at: position) }
    return MockObject(
      name: name ?? update { $0.names.takeDefault(defaultName) }, typeName: typeName,
      strictness: strictness, context: self)
  }

  /// Takes a name that a test gave; given before, it is misuse.
  func take(_ noun: String, _ name: String, at position: SourcePosition) {
    guard !update({ $0.names.take(name, for: noun) }) else { return }
    misuse(
      "the name \"\(name)\" is used for a second \(noun): messages could not tell them apart",
      at: position)
  }
}
