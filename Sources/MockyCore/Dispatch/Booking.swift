/// The decision on a call.
enum Booking {
  /// An expectation took it, with a plan of its work. `keepsCaller` is true if its caller is kept.
  case taken(Invocation, Expectation, CallPlan, keepsCaller: Bool)
  /// No expectation mentions it, and its mock is a spy.
  case forwarded(Invocation)
  /// No expectation mentions it, and its mock is nice.
  case ignored(Invocation)
  /// No expectation takes it. Its failure has been entered, with a copy of the context for its
  /// description. Both are nil if there are too many failures.
  case refused(Invocation, EnteredFailure?, ContextSnapshot?)
}
