/// The decision on a call.
enum Booking {
  /// An expectation took it, and this is what it does. Its caller may have to be kept.
  case taken(Invocation, Expectation, CallPlan, keepsCaller: Bool)
  /// Nothing speaks of it, and its mock is a spy.
  case forwarded(Invocation)
  /// Nothing speaks of it, and its mock is nice.
  case ignored(Invocation)
  /// Nothing takes it: its failure has been entered, and is described by the context of that
  /// moment. Both are nil if there are so many failures that nobody needs its text.
  case refused(Invocation, EnteredFailure?, ContextSnapshot?)
}
