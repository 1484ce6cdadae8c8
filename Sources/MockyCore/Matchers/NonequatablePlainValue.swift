/// A value that is not compared by its own `==`.
final class NonequatablePlainValue: PlainValue {
  private let whole: Any
  /// True for a class instance, which is compared by identity.
  let isObject: Bool
  private let isSame: (Any) -> Bool

  init(_ value: Any, isObject: Bool = false, _ isSame: @escaping (Any) -> Bool) {
    whole = value
    self.isObject = isObject
    self.isSame = isSame
    super.init(type(of: value))
  }

  override var value: Any { whole }

  override func isEqual(to actual: Any) -> Bool { isSame(actual) }
}
