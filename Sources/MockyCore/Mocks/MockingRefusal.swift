/// A type that must not be mocked, for a reason that it gives.
///
/// ```swift
/// class Reactor: MockingRefusal {
///   static var refusesMocking: String? { "simulate it with ReactorModel" }
/// }
/// ```
///
/// A class that conforms refuses for its mocks, which inherit from it. A protocol inherits from
/// `MockingRefusal`, and gives its reason in an extension. You can also conform only the mock.
/// Mocky reports each mock that a test makes: "Reactor refuses to be mocked: simulate it with
/// ReactorModel". It also reports expectations of the type's static members, and spies of such an
/// object.
///
/// From OCMock 9.7 (`supportsMocking:`).
public protocol MockingRefusal {
  /// The reason why the type must not be mocked; nil if it may.
  ///
  /// Mocky asks for it each time, on the thread that makes the mock. The answer may change.
  static var refusesMocking: String? { get }
}

extension MockTypeName {
  /// Returns the mistake of mocking or spying on a type of this name that refuses it; nil if it
  /// does not.
  func refusal(by type: Any.Type) -> Misuse? {
    guard let reason = (type as? any MockingRefusal.Type)?.refusesMocking else { return nil }
    return .refused(subject, because: reason)
  }
}

extension Mock {
  /// The mistake of making a mock of a type that refuses it; nil if it does not. It runs the type's
  /// own code, so never ask for it under the lock.
  static var refusal: Misuse? { MockTypeName(of: self).refusal(by: self) }
}
