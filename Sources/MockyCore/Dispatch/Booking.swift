/// The decision on a call.
enum Booking {
  /// An expectation took it, with a plan of its work. `keepsCaller` is true if its caller is kept.
  case taken(Invocation, Expectation, CallPlan, keepsCaller: Bool)
  /// It goes to the implementation behind the mock, such as the real object of a spy.
  case forwarded(Invocation, keepsCaller: Bool = false)
  /// It does nothing: its mock is nice, or an expectation ignores it.
  case ignored(Invocation, keepsCaller: Bool = false)
  /// No expectation takes it. Its failure has been entered, with a copy of the context for its
  /// description. Both are nil if there are too many failures.
  case refused(Invocation, EnteredFailure?, ContextSnapshot?)
}
