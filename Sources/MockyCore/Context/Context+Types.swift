extension Context {
  /// What stands in this context for a type, whose static members are called.
  func object(for type: MockedType) -> MockObject {
    let new = MockObject(
      name: type.name.text, typeName: type.name, strictness: .strict, context: self,
      forwarding: type.target)
    let object = update { state in
      let object = state.types[type.id] ?? new
      state.types[type.id] = object
      return object
    }
    if object === new { TypeCalls.enter(self, type.id) }
    return object
  }

  /// Whether calls of a type's static members are expected here.
  func expectsCalls(of type: ObjectIdentifier) -> Bool {
    update { state in state.types[type].map { $0.table.isInUse } ?? false }
  }
}
