/// A mock that a call returned as its default value. `@unchecked Sendable`: `mock` is used only
/// under the context's lock.
final class ReturnedMock: @unchecked Sendable {
  /// The first call that returned it; another with the same arguments returns it, too.
  let invocation: Invocation
  let mockObject: MockObject
  let type: any MakeableMock.Type
  /// The mock itself; nil until it has been made, outside the lock.
  var mock: (any Mock)?

  init(_ invocation: Invocation, _ mockObject: MockObject, _ type: any MakeableMock.Type) {
    self.invocation = invocation
    self.mockObject = mockObject
    self.type = type
  }

  /// Returns whether a call returns this mock. Runs users' `==`, so never under the lock.
  func answers(_ other: Invocation) -> Bool {
    zip(invocation.arguments, other.arguments).allSatisfy(Self.isSame)
  }

  /// Equal, or the same object; of what cannot be compared, what messages show.
  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (ObjectCast.initialValue(left), ObjectCast.initialValue(right))
    if let plain = PlainValue.of(left) { return plain.isEqual(to: right) }
    return ValueText.of(left) == ValueText.of(right)
  }
}

extension Context {
  /// A mock for a call to return; nil if there is none of its type. It is the same one for each
  /// call with the same arguments, and is named after the call. It is nice, so its own calls return
  /// mocks in turn.
  func mock<Return>(returnedBy invocation: Invocation, as type: Return.Type) -> Return? {
    let returned = returnedMock(for: invocation) { mockType(for: Return.self, invocation) }
    return returned.flatMap { mock(of: $0) as? Return }
  }

  /// A mock for a part of a value that a call returns; nil if there is none of its type.
  func mock<Part>(inside call: Invocation) -> Part? {
    mockType(for: Part.self, call).flatMap { type in
      let name = MockTypeName(of: type)
      let object = MockObject(name: call.text, typeName: name, strictness: .nice, context: self)
      return type.init(object) as? Part
    }
  }

  /// The type of a mock that can be returned: one that does not refuse, and is what is wanted.
  private func mockType<Return>(
    for type: Return.Type, _ invocation: Invocation
  ) -> (any MakeableMock.Type)? {
    invocation.mocks(of: type).first { mockType in
      let trial = MockObject(
        name: "", typeName: MockTypeName(of: mockType), strictness: .nice, context: self)
      return Misuse.refusal(by: mockType).isNil && mockType.init(trial) is Return
    }
  }

  /// The mock that was returned before, or a new one, of a type that is looked for outside the
  /// lock.
  private func returnedMock(
    for invocation: Invocation, _ find: () -> (any MakeableMock.Type)?
  ) -> ReturnedMock? {
    // The calls that may return one mock, but for those arguments that have no lasting hash.
    let key: [AnyHashable] = [
      ObjectIdentifier(invocation.mock), invocation.member.key,
      ObjectIdentifier(invocation.returnType), invocation.arguments.map(PlainValue.lastingHash),
    ]
    var compared = 0
    while true {
      let known = update { $0.mocks.returned[key] ?? [] }
      if let returned = known.dropFirst(compared).first(where: { $0.answers(invocation) }) {
        return returned
      }
      compared = known.count
      guard let type = find() else { return nil }
      let (name, typeName) = (invocation.text, MockTypeName(of: type))
      let new = update { state -> ReturnedMock? in
        guard (state.mocks.returned[key] ?? []).count == compared else { return nil }
        let object = MockObject(
          name: state.names.claimDefault(name), typeName: typeName, strictness: .nice,
          context: self)
        let new = ReturnedMock(invocation, object, type)
        // After the end, nothing would release it.
        if !state.phase.hasEnded {
          state.mocks.returned[key, default: []].append(new)
          state.mocks.unsearched.append(invocation)
        }
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
