/// The stage that a context has reached.
enum ContextPhase {
  /// Some expectations may not be verified yet.
  case open
  /// An assertion has been made, and no expectation has been declared since.
  case verified
  /// The context's ``Mockery`` has gone, or its test is over. At first, a nice mock ignores
  /// calls, because released values may make them, or the mock belongs to no context.
  case ended(ignoresCalls: Bool)

  var isOpen: Bool { if case .open = self { true } else { false } }

  var isVerified: Bool { if case .verified = self { true } else { false } }

  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// True if all calls are too late, including those that a nice mock ignored before.
  var isOver: Bool { if case .ended(ignoresCalls: false) = self { true } else { false } }

  mutating func verify() { if !hasEnded { self = .verified } }

  mutating func reopen() { if !hasEnded { self = .open } }
}
