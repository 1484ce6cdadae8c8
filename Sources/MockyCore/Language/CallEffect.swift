/// The way in which a member runs. It decides which actions its expectations have.
///
/// It is one of ``Synchronous``, ``Asynchronous`` and ``OnMainActor``, of which there are no
/// values: they are part of the type of an ``InvocationExpectation``.
public protocol CallEffect {}

/// A member that returns without suspending.
public enum Synchronous: CallEffect {}

/// An `async` member.
public enum Asynchronous: CallEffect {}

/// A member on the main actor that returns without suspending: its closures run there too.
public enum OnMainActor: CallEffect {}
