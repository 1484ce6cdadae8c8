/// A mock that a call returned as its default value.
struct ReturnedMock {
  /// The first call that returned it; another with the same arguments returns it, too.
  let invocation: Invocation
  let mock: any Mock

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
    // The calls that may return one mock, but for those arguments that have no lasting hash.
    let key: [AnyHashable] = [
      ObjectIdentifier(invocation.mock), invocation.member.key,
      ObjectIdentifier(invocation.returnType), invocation.arguments.map(PlainValue.lastingHash),
    ]
    var (compared, made) = (0, (any Mock)?.none)
    while true {
      let known = update { $0.mocks.returned[key] ?? [] }
      if let returned = known.dropFirst(compared).first(where: { $0.answers(invocation) }) {
        return returned.mock as? Return
      }
      compared = known.count
      // Its initializer runs outside the lock.
      guard let new = made ?? newMock(for: Return.self, invocation) else { return nil }
      made = new
      let isFirst = update { state in
        guard (state.mocks.returned[key] ?? []).count == compared else { return false }
        // After the end, nothing would release it.
        if !state.phase.hasEnded {
          state.mocks.returned[key, default: []].append(
            ReturnedMock(invocation: invocation, mock: new))
          state.mocks.unsearched.append(invocation)
        }
        return true
      }
      if isFirst { return new as? Return }
    }
  }

  private func newMock<Return>(for type: Return.Type, _ invocation: Invocation) -> (any Mock)? {
    mockType(for: type, invocation).map { mockType in
      let text = invocation.text
      let name = update { $0.names.claimDefault(text) }
      return mockType.init(MockObject(of: mockType, named: name, context: self))
    }
  }

  /// A mock for a part of a value that a call returns; nil if there is none of its type.
  func mock<Part>(inside call: Invocation) -> Part? {
    mockType(for: Part.self, call).flatMap { type in
      type.init(MockObject(of: type, named: call.text, context: self)) as? Part
    }
  }

  /// The type of a mock that can be returned: one that does not refuse, and is what is wanted.
  private func mockType<Return>(
    for type: Return.Type, _ invocation: Invocation
  ) -> (any MakeableMock.Type)? {
    invocation.mocks(of: type).first { mockType in
      Misuse.refusal(by: mockType).isNil
        && mockType.init(MockObject(of: mockType, context: self)) is Return
    }
  }
}
