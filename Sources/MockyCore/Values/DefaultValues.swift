import Foundation

/// The values of calls that no action gives a value.
///
/// ```swift
/// context.setDefault(Money(0), for: Money.self)
/// context.check { allowing(bank).receives.balance() }  // returns Money(0)
/// ```
///
/// A value of ``Mockery/setDefault(_:for:)`` comes first, and one of ``MockDefault`` second. Mocky
/// then makes Swift's obvious values (`Void`, nil, false, 0, "", empty collections) and those of
/// common Foundation types. It takes the first case of a `CaseIterable` type, and decodes a
/// `Decodable` type from nothing. Results are a success with a default value, and streams
/// have ended.
///
/// If none of these gives a value, a call that is expected, allowed or ignored returns a mock of
/// its type, if there is one. That mock is nice, is named after the call, and is the same one for
/// the same arguments.
///
/// From jMock (default results), OCMock 1.1.
public struct DefaultValues: @unchecked Sendable {
  // `@unchecked Sendable`: the values are a test's own, returned as from a hand-written double.
  private var given: [ObjectIdentifier: Any] = Dictionary()

  mutating func set<Value>(_ value: Value, for type: Value.Type) {
    given[ObjectIdentifier(type)] = value
  }

  /// A default value of a type; nil if none can be made.
  public func value<Value>(for type: Value.Type = Value.self) -> Value? { try? part(type) }

  /// A tuple of default values, for methods that return one.
  public func tuple<each Value>(_ types: repeat (each Value).Type) -> (repeat each Value)? {
    try? (repeat part(each types))
  }

  struct NoValue: Error {}

  /// - Parameter depth: the number of types around it that are decoded.
  func part<Value>(_ type: Value.Type, depth: Int = 0) throws -> Value {
    // Unwrapped first: nil itself can be cast to `Any`, and would be a value.
    guard let made = made(type, depth), let value = made as? Value else { throw NoValue() }
    return value
  }

  /// A default value that is known without the code of a test's type; nil if there is none.
  func knownValue(for type: Any.Type) -> Any? {
    given[ObjectIdentifier(type)] ?? (type is any MockDefault.Type ? nil : obvious(type))
  }

  private func made(_ type: Any.Type, _ depth: Int) -> Any? {
    if let value = given[ObjectIdentifier(type)] { return value }
    if type == Void.self { return () }
    if let type = type as? any MockDefault.Type { return type.mockDefault }
    // A test may expect the initializer of a mock's type.
    if type is any Mock.Type { return nil }
    let decoder = EmptyDecoder(defaults: self, depth: depth)
    return obvious(type)
      ?? (type as? any Decodable.Type).flatMap { try? decoder.whole($0) }
      ?? (type as? any MadeOfDefaults.Type)?.made(of: self)
  }

  /// A value that Swift makes obvious, or the first case of an enumeration. Of literals only nil and [:] are tried: a type of the user's
  /// that is written as a number or a string may refuse 0 or "".
  private func obvious(_ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: false
    case let type as any ExpressibleByNilLiteral.Type: Self.make(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: Self.make(type)
    // Foundation's types and the standard library's that have a natural zero.
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is URL.Type: URL(string: "about:blank")
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is StaticString.Type: "" as StaticString
    case let type as any ExpressibleByStringLiteral.Type
    where String(reflecting: type).hasSuffix(".FilePath"):
      Self.make(type)
    case is Character.Type: Character(" ")
    case is Locale.Type: Locale(identifier: "en_US_POSIX")
    case is TimeZone.Type: TimeZone(secondsFromGMT: 0)
    case is Calendar.Type: Calendar(identifier: .gregorian)
    case let type as any CaseIterable.Type: Self.first(of: type)
    default: nil
    }
  }

  /// The path of the root.
  private static func make<T: ExpressibleByStringLiteral>(_ type: T.Type) -> Any { "/" as T }
  private static func make<T: ExpressibleByNilLiteral>(_ type: T.Type) -> Any { T(nilLiteral: ()) }
  private static func make<T: ExpressibleByDictionaryLiteral>(_ type: T.Type) -> Any { [:] as T }

  private static func first<T: CaseIterable>(of type: T.Type) -> Any? { T.allCases.first }
}

/// A type of which a value is made from default values of other types.
private protocol MadeOfDefaults {
  static func made(of defaults: DefaultValues) -> Any?
}

extension Result: MadeOfDefaults {
  fileprivate static func made(of defaults: DefaultValues) -> Any? {
    defaults.value(for: Success.self).map { Result.success($0) }
  }
}

extension AsyncStream: MadeOfDefaults {
  fileprivate static func made(of defaults: DefaultValues) -> Any? { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: MadeOfDefaults where Failure == any Error {
  fileprivate static func made(of defaults: DefaultValues) -> Any? {
    AsyncThrowingStream { $0.finish() }
  }
}

/// A type with a default value for calls without a stubbed result, in all tests that see the
/// conformance.
///
/// ```swift
/// extension Person: MockDefault {
///   static var mockDefault: Person { Person(name: "Ann") }
/// }
/// ```
///
/// The value goes before all values that Mocky makes, and after those of ``Mockery/setDefault(_:for:)``.
/// Write the conformance in the tests, with `@retroactive` if the type belongs to another package.
///
/// From Mockable (`Mocked`).
public protocol MockDefault: SendableMetatype {
  /// The value that such calls return, made again for each call.
  static var mockDefault: Self { get }
}
