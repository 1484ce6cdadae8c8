/// The error that a throwing method throws if its call was unexpected, or has no result.
///
/// ```swift
/// #expect(throws: UnexpectedInvocation.self) { try store.load(7) }
/// ```
///
/// Mocky reports the failure before. The error only ends the work of the code under test. A method
/// with typed errors returns a default value instead, if it can't throw this error.
///
/// From jMock (`ExpectationError`), which calls throw, too.
public struct UnexpectedInvocation: Error, Sendable, CustomStringConvertible {
  /// The call, as it would be written: "store.load(7)".
  public let call: String

  /// The identity that distinguishes this error from others with the same text.
  let identity: Identity

  init(_ invocation: Invocation) {
    call = invocation.text
    let problem = invocation.isUnexpected ? "unexpected call of" : "no result for"
    identity = Identity(text: "\(problem) \(call), reported above")
  }

  /// True if a member that throws such errors can throw this one.
  static func canBeThrown<Failure: Error>(as failure: Failure.Type) -> Bool {
    UnexpectedInvocation.self is Failure.Type || Failure.self == (any Error).self
  }

  /// Lives as long as the error does.
  final class Identity: Sendable {
    let text: String

    init(text: String) { self.text = text }
  }

  /// One line: "unexpected call of turtle.up(), reported above".
  public var description: String { identity.text }
}

extension Context {
  /// Returns the error of a refused call, if its member can throw it.
  func unexpectedInvocation<Failure: Error>(
    _ invocation: Invocation, as failure: Failure.Type
  ) -> Failure? {
    guard UnexpectedInvocation.canBeThrown(as: Failure.self) else { return nil }
    let error = UnexpectedInvocation(invocation)
    _ = update { $0.thrown.add(error.identity) }
    return error as? Failure
  }

  /// True if this context has thrown the error for a failure that it has reported. False if the
  /// framework took all failures as known, or dropped them.
  package func hasThrown(_ error: any Error) -> Bool {
    guard let error = error as? UnexpectedInvocation else { return false }
    return hasThrown { $0 === error.identity }
  }

  /// Returns whether an error of this context with this text still exists.
  package func hasThrown(errorThatSays text: String) -> Bool { hasThrown { $0.text == text } }

  private func hasThrown(_ isThis: (UnexpectedInvocation.Identity) -> Bool) -> Bool {
    guard update({ $0.thrown.objects }).contains(where: isThis) else { return false }
    deliverAllFailures()
    return update { $0.ledger.hasCounted || $0.ledger.holdsFailures }
  }
}
