/// A role for types that must not be mocked, and say why.
///
/// A class that conforms refuses for its mocks, which inherit from it; a protocol does so in an
/// extension, or its mock does:
///
/// ```swift
/// class Reactor: MockingRefusal {
///   static var refusesMocking: String? { "simulate it with ReactorModel" }
/// }
/// extension MockVault: MockingRefusal {
///   static var refusesMocking: String? { isLocked ? "the vault is locked" : nil }
/// }
/// ```
///
/// Making such a mock is misuse at its line: "Reactor refuses to be mocked: simulate it with
/// ReactorModel". So are expectations of the type's static members, and spies of an object whose type
/// refuses.
///
/// From OCMock 9.7 (`supportsMocking:`).
public protocol MockingRefusal {
  /// The reason why no mock of the type can be made; nil if one can.
  ///
  /// ```swift
  /// static var refusesMocking: String? { "simulate it with ReactorModel" }
  /// ```
  ///
  /// It is asked each time, on the thread that makes the mock, and may say something else each time.
  static var refusesMocking: String? { get }
}

extension Mock {
  /// What is said where a mock of the type is made that must not be; nil if it may.
  ///
  /// Runs the type's own code: never under the lock.
  static var refusal: String? { MockTypeName(of: self).refusal(by: self) }
}

extension MockTypeName {
  /// What is said where a type of this name must not be mocked or spied on; nil if it may.
  func refusal(by type: Any.Type) -> String? {
    guard let reason = (type as? any MockingRefusal.Type)?.refusesMocking else { return nil }
    return "\(subject) refuses to be mocked: \(reason)"
  }
}
