/// How a member runs, which decides what its expectations can do.
///
/// ```swift
/// func receive(
///   _ message: Matcher<String>
/// ) -> InvocationExpectation<String, Never, Void, Synchronous> {
///   mockRecorder.expectation("receive(_:)", message)
/// }
/// ```
///
/// It is one of ``Synchronous``, ``Asynchronous`` and ``OnMainActor``, of which there are no values:
/// they stand in the type of an ``InvocationExpectation``.
public protocol CallEffect {}

/// A member that returns without suspending.
///
/// ```swift
/// func count() -> InvocationExpectation<Void, Never, Int, Synchronous> {
///   mockRecorder.expectation("count()")
/// }
/// ```
public enum Synchronous: CallEffect {}

/// An `async` member.
///
/// ```swift
/// func load() -> InvocationExpectation<Void, any Error, String, Asynchronous> {
///   mockRecorder.expectation("load()")
/// }
/// ```
public enum Asynchronous: CallEffect {}

/// A member on the main actor that returns without suspending: its closures run there too.
///
/// ```swift
/// func refresh() -> InvocationExpectation<Void, Never, Void, OnMainActor> {
///   mockRecorder.expectation("refresh()")
/// }
/// ```
public enum OnMainActor: CallEffect {}
