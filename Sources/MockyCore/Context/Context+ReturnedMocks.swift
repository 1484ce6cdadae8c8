extension Context {
  /// A mock for a call to return; nil where there is none of its type.
  ///
  /// It is the same one for each call with the same arguments, is called like the call, and is nice,
  /// so that its own calls return mocks in their turn.
  func mock<Return>(returnedBy invocation: Invocation, as type: Return.Type) -> Return? {
    let returned = returnedMock(for: invocation) { mockType(for: Return.self, invocation) }
    return returned.flatMap { mock(of: $0) as? Return }
  }

  /// The type of a mock that can be returned: one that does not refuse, and is what is wanted.
  private func mockType<Return>(
    for type: Return.Type, _ invocation: Invocation
  ) -> (any MakeableMock.Type)? {
    let modules = [invocation.mock.typeName.module, origin.module].compactMap { $0 }
    return MockTypeLookup(modules: modules).mocks(of: type).first { mockType in
      let trial = MockObject(
        name: "", typeName: MockTypeName(of: mockType), strictness: .nice, context: self)
      return mockType.refusal == nil && mockType.init(trial) is Return
    }
  }

  /// The mock that was returned before, or a new one, of a type that is looked for outside the lock.
  private func returnedMock(
    for invocation: Invocation, _ find: () -> (any MakeableMock.Type)?
  ) -> ReturnedMock? {
    let key = ReturnedMockKey(invocation)
    var compared = 0
    while true {
      let known = update { $0.returnedMocks[key] ?? [] }
      if let returned = known.dropFirst(compared).first(where: { $0.answers(invocation) }) {
        return returned
      }
      compared = known.count
      guard let type = find() else { return nil }
      let (name, typeName) = (invocation.text, MockTypeName(of: type))
      let new = update { state -> ReturnedMock? in
        guard (state.returnedMocks[key] ?? []).count == compared else { return nil }
        let object = MockObject(
          name: state.names.takeDefault(name), typeName: typeName, strictness: .nice,
          context: self)
        let new = ReturnedMock(invocation, object, type)
        // After the end nothing is kept that nobody lets go of.
        if !state.hasEnded { state.returnedMocks[key, default: []].append(new) }
        return new
      }
      if let new { return new }
    }
  }

  /// The mock itself, whose initializer runs outside the lock; of two made at once, the first.
  private func mock(of returned: ReturnedMock) -> any Mock {
    if let known = update({ _ in returned.mock }) { return known }
    let new: any Mock = returned.type.init(returned.mockObject)
    return update { _ in
      let first = returned.mock ?? new
      returned.mock = first
      return first
    }
  }
}
