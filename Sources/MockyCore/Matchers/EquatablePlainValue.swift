/// An equatable value.
final class EquatablePlainValue<Value: Equatable>: PlainValue {
  private let expected: Value

  init(_ value: Value) {
    expected = value
    super.init(type(of: value as Any))
  }

  override var value: Any { expected }

  override func isEqual(to actual: Any) -> Bool {
    func isEqual<Actual>(_ actual: Actual) -> Bool {
      guard Actual.self == Value.self else { return equals(actual) }
      return unsafeBitCast(actual, to: Value.self) == expected
    }
    // In debug builds, opening the argument costs a third of a cast.
    return _openExistential(actual, do: isEqual)
  }

  private func equals(_ actual: Any) -> Bool {
    guard let converted = actual as? Value, converted == expected else { return false }
    return CompositePlainValue.haveEqualDepths(expected, actual)
  }
}
