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
      of: typeName, named: name, else: defaultName, strictness: strictness,
      forwarding: Forwarding.target(of: type), at: position)
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
    strictness: Strictness, forwarding target: Forwarding.Target = .nothing,
    at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let name { take("mock", name, at: position) }
    return MockObject(
      name: name ?? update { $0.names.takeDefault(defaultName) }, typeName: typeName,
      strictness: strictness, context: self, forwarding: target)
  }

  /// Runs what makes a mock: calls that the mocked class's initializer makes are its own affair.
  func making<Mocked>(_ object: MockObject, _ make: () throws -> Mocked) rethrows -> Mocked {
    guard object.canForward else { return try make() }
    update { _ in object.forwarding.beginMaking() }
    defer { update { _ in object.forwarding.endMaking() } }
    return try make()
  }

  /// Takes a name that a test gave; given before, it is misuse.
  func take(_ noun: String, _ name: String, at position: SourcePosition) {
    guard !update({ $0.names.take(name, for: noun) }) else { return }
    misuse(
      "the name \"\(name)\" is used for a second \(noun): messages could not tell them apart",
      at: position)
  }
}
