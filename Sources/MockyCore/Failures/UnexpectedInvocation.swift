/// What a throwing method throws when its call was not expected.
///
/// ```swift
/// #expect(throws: UnexpectedInvocation.self) { try store.load(7) }
/// ```
///
/// The failure itself has been reported by then: this error only ends what the code under test was
/// doing. A method whose typed errors cannot hold it returns a default value instead.
///
/// From jMock (`ExpectationError`), which is thrown as well.
public struct UnexpectedInvocation: Error, Sendable, CustomStringConvertible {
  /// The call, as it would be written.
  ///
  /// ```swift
  /// do { try basket.fill() } catch let error as UnexpectedInvocation {
  ///   print(error.call)  // store.load(7)
  /// }
  /// ```
  public let call: String

  init(_ invocation: Invocation) { call = invocation.text }

  /// One line: "unexpected call of turtle.up(), reported above".
  public var description: String { "\(Self.words)\(call), reported above" }

  /// What its description begins with.
  package static let words: String = "unexpected call of "
}
