/// A search for the expectation that takes a call.
struct ExpectationSearch {
  /// The expectation that takes the call, unless another one forbids it.
  var taker: Expectation?
  /// True if `never` forbids the call.
  var isForbidden: Bool = false
  /// True if the test mentions the member.
  var isMentioned: Bool
  /// The expectations whose arguments match, in search order.
  var matched: [Expectation] = []
  /// The mistake in a matching expectation that was left out.
  var misuse: EnteredFailure?

  /// Adds an expectation, in search order.
  mutating func add(_ expectation: Expectation, _ fit: Expectation.Fit) {
    switch fit {
    case .foreign: break
    case .differs: if !expectation.isNever { isMentioned = true }
    case .matches where expectation.misuse != nil: misuse = misuse ?? expectation.misuse
    case .matches:
      matched.append(expectation)
      if !expectation.isNever {
        isMentioned = true
        if taker == nil, !isForbidden, expectation.takesCall { taker = expectation }
      } else if expectation.isInOrder, taker.isNil || taker?.isDefault == expectation.isDefault {
        isForbidden = true
      }
    }
  }
}
