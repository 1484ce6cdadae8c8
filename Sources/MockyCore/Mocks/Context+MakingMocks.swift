extension Context {
  /// Makes the object that connects a mock to its context, and reports a type that opts out of
  /// mocking.
  func mockObject<Mocked: Mock>(
    _ type: Mocked.Type, named name: String?, strictness: Strictness?,
    at position: SourcePosition
  ) -> MockObject {
    reporter.contextIsUsed()
    if let refusal = Mocked.refusal { misuse(refusal, at: position) }
    let scheme = update { $0.settings.namingScheme }
    let typeName = MockTypeName(of: type)
    let defaultName = scheme.defaultName(for: typeName.subject)
    return mockObject(
      of: typeName, named: name, else: defaultName, strictness: strictness,
      forwarding: Forwarding.target(of: type), at: position)
  }

  /// Makes that object for any type, including a function type.
  func mockObject(
    of typeName: MockTypeName, named name: String?, else defaultName: String,
    strictness: Strictness?, forwarding target: Forwarding.Target = .nothing,
    at position: @escaping @autoclosure NameRegistry.Place
  ) -> MockObject {
    reporter.contextIsUsed()
    if let name { take("mock", name, at: position()) }
    let name = name ?? update { $0.names.takeDefault(defaultName, at: position()) }
    if strictness == .defaults, !typeName.defaults.values.contains(nil) {
      let obstacle = typeName.defaults.values.lazy.compactMap(\.self).min()
      misuse(.nothingByDefault(typeName.text, because: obstacle), at: position())
    }
    return MockObject(
      name: name, typeName: typeName, strictness: strictness ?? self.strictness, context: self,
      forwarding: target)
  }

  /// Runs the closure that makes a mock. Calls by the mocked class's initializer bypass the mock.
  func making<Mocked>(_ object: MockObject, _ make: () throws -> Mocked) rethrows -> Mocked {
    guard object.canForward else { return try make() }
    update { _ in object.changeUse { $0.isBeingMade = true } }
    defer { update { _ in object.changeUse { $0.isBeingMade = false } } }
    let made = try make()
    if let mock = Optionals.unwrapped(made), type(of: mock) is AnyClass {
      update { _ in object.forwarding.keepWeakly(mock as AnyObject) }
    }
    return made
  }

  /// Takes a name from a test, and reports one that is in use.
  func take(
    _ noun: String, _ name: String, at position: @escaping @autoclosure NameRegistry.Place
  ) {
    guard let first = update({ $0.names.take(name, for: noun, at: position()) })?() else { return }
    let position = position()
    let place = first === SourcePosition.unknown ? nil : first.name(in: position)
    misuse(.nameTaken(name, by: noun, since: place), at: position)
  }
}
