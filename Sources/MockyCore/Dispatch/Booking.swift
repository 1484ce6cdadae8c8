/// The decision on a call.
enum Booking {
  /// An expectation took it, with a plan of its work. `keepsCaller` is true if its caller is kept.
  case taken(Invocation, Expectation, CallPlan, keepsCaller: Bool)
  /// It fails nothing, and runs no action. It goes to the implementation behind the mock, such as
  /// the real object of a spy, or it is ignored.
  case untaken(Invocation, isForwarded: Bool, keepsCaller: Bool = false)
  /// No expectation takes it. Its failure has been entered, with a copy of the context for its
  /// description. Both are nil if there are too many failures.
  case refused(Invocation, EnteredFailure?, ContextSnapshot?)
}
