/// How the history of a context keeps the arguments of calls.
///
/// ```swift
/// context.recordsArguments = .weakly
/// ```
///
/// After OCMock 9.5 (breaking retain cycles).
public enum ArgumentRecording: Sendable {
  /// As they came, until the context ends or is reset, and closures until the first assertion; the
  /// default.
  ///
  /// An object, or a value with a closure in it, that holds the ``Mockery`` keeps it: let it hold the
  /// context weakly, or record weakly.
  ///
  /// ```swift
  /// context.recordsArguments = .strongly
  /// ```
  case strongly
  /// Objects only as long as somebody else keeps them, closures not at all.
  ///
  /// ```swift
  /// context.recordsArguments = .weakly
  /// ```
  ///
  /// Of an object that has gone the history keeps the description that it had at the call; verified
  /// afterwards, it is taken by ``Matcher/any`` only. What is inside structs, enums and collections
  /// is kept with them.
  case weakly
}
