/// The way in which a member runs, which decides the actions that its expectations have.
///
/// ``Synchronous``, ``Asynchronous`` and ``OnMainActor`` conform to it. They have no values, and
/// only appear in the type of an ``InvocationExpectation``.
public protocol CallEffect {}

/// A member that returns without suspending.
public enum Synchronous: CallEffect {}

/// An `async` member.
public enum Asynchronous: CallEffect {}

/// A member on the main actor that returns without suspending, whose closures run there, too.
public enum OnMainActor: CallEffect {}
