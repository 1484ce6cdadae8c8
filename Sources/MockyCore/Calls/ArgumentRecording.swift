/// The way in which the history of a context keeps arguments.
///
/// ```swift
/// context.recordsArguments = .weakly
/// ```
///
/// After OCMock 9.5 (breaking retain cycles).
public enum ArgumentRecording: Sendable {
  /// Keeps arguments until the context ends or is reset, and closures until the first assertion or
  /// checkpoint. This is the default.
  ///
  /// An argument that holds the ``Mockery``, itself or through a closure, keeps the context alive.
  /// Let it hold the context weakly, or record weakly.
  case strongly
  /// Keeps no closures, and keeps objects only while other code does.
  ///
  /// For a released object, the history keeps the description from the time of the call, and only
  /// ``Matcher/any`` matches it. The history still keeps objects in structs, enums and collections.
  case weakly
}
