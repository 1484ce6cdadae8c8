/// Calls after an assertion.
extension Model {
  /// Notes that a verification sets a maximum for some calls.
  mutating func limit(_ kinds: [Specification]) {
    if mutation == .verificationsEndWithTheTest { return }
    for one in kinds where one.maximum != nil {
      if one.isOfAnyMock { forgotten = [] }
      limited.append((one.isOfAnyMock ? nil : one.mock, one.isAbout))
    }
  }

  /// Returns true if the test doesn't care about a call.
  func acceptsLate(_ call: Call) -> Bool {
    if mutation == .niceIsAlwaysNiceLater, call.isOfNiceMock { return true }
    let about = declared.filter { $0.one.isAbout(call) }
    let isForbidden = about.contains { $0.one.isNever } && mutation != .neverEndsWithTheTest
    let isLimited = limited.contains { limit in
      limit.isAbout(call) && (limit.mock != nil || !forgotten.contains(call.mock))
    }
    if isForbidden || isLimited { return false }
    let isAllowed = about.contains { one, isConditional in
      one.verb != .expecting && !isConditional
        && (one.verb == .ignoring || one.argument.isAny || mutation == .anyAllowanceStays)
    }
    let isUnmentioned = about.allSatisfy { $0.one.isNever }
    return isAllowed || call.isOfNiceMock && isUnmentioned
  }
}
