import Testing

@testable import MockyCore

// The custom assertions that every test of a matcher uses, after Hamcrest's. Each asks the matcher
// itself and what the engine makes of it, which knows no types; they must agree.

/// The matcher takes the value.
func assertMatches<Value>(
  _ matcher: Matcher<Value>, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(matcher.matches(value), "\(value) should match", sourceLocation: sourceLocation)
  #expect(
    ArgumentMatcher.erasing(matcher).matches(value), "\(value) should match without its type",
    sourceLocation: sourceLocation)
}

/// The matcher does not take the value.
func assertDoesNotMatch<Value>(
  _ matcher: Matcher<Value>, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!matcher.matches(value), "\(value) should not match", sourceLocation: sourceLocation)
  #expect(
    !ArgumentMatcher.erasing(matcher).matches(value), "\(value) should not match without its type",
    sourceLocation: sourceLocation)
}

/// The matcher says what it expects.
func assertDescription<Value>(
  _ matcher: Matcher<Value>, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(matcher.describedText == text, sourceLocation: sourceLocation)
  #expect(ArgumentMatcher.erasing(matcher).expected == text, sourceLocation: sourceLocation)
}

/// The matcher refuses the value and says what it is.
func assertMismatchDescription<Value>(
  _ matcher: Matcher<Value>, of value: Value, _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertDoesNotMatch(matcher, value, sourceLocation: sourceLocation)
  var description = Description()
  matcher.describeMismatch(of: value, to: &description)
  #expect(description.text == text, sourceLocation: sourceLocation)
  #expect(
    ArgumentMatcher.erasing(matcher).mismatch(of: value) == text, sourceLocation: sourceLocation)
}

/// The matcher refuses nil, where a call of another overload brings it, and says so.
func assertNilSafe<Value>(
  _ matcher: Matcher<Value>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let erased = ArgumentMatcher.erasing(matcher)
  let nothing: Any = Value?.none as Any
  #expect(!erased.matches(nothing), "nil should not match", sourceLocation: sourceLocation)
  #expect(erased.mismatch(of: nothing).hasPrefix("nil"), sourceLocation: sourceLocation)
}

/// The matcher refuses a value of a type it knows nothing of, and names the type.
func assertTypeSafe<Value>(
  _ matcher: Matcher<Value>, sourceLocation: SourceLocation = #_sourceLocation
) {
  let erased = ArgumentMatcher.erasing(matcher)
  #expect(!erased.matches(Stranger()), "Stranger() matches", sourceLocation: sourceLocation)
  #expect(erased.mismatch(of: Stranger()).contains("Stranger"), sourceLocation: sourceLocation)
}

/// A type that no matcher is about.
private struct Stranger {}
