import Testing

@testable import MockyCore

struct ArgumentComparisonTests {
  @Test func anArgumentThatMatchesIsShownAlone() {
    #expect(lines(.greaterThan(3), 4) == ["1  ✓ 4"])
  }

  @Test func aPlainValueIsComparedToTheFirstDifference() {
    #expect(
      lines(.value("some message"), "some mesage") == [
        "1  ✗ expected \"some message\"",
        "          got \"some mesage\"",
        "                       ^",
      ])
  }

  @Test func whatIsNoPlainValueIsSaidInWords() {
    #expect(
      lines(.close(to: 1, within: 0.5), 2.0) == [
        "1  ✗ expected 1.0 within 0.5",
        "          got 2.0, which differs by 1.0",
      ])
  }

  @Test func valuesThatLookTheSameAreToldApartInWords() {
    #expect(
      lines(Matcher<Any>.value(5), Int8(5)) == [
        "1  ✗ expected 5 (Int)",
        "          got 5 (Int8)",
      ])
  }

  @Test func aCapturedPlainValueIsComparedToo() {
    let lines = lines(.capturing(into: Captor(), if: .equal(to: "a dozen")), "a dosen")
    #expect(lines.last == "                   ^")
  }

  private func lines<Value>(_ matcher: Matcher<Value>, _ value: Value) -> [String] {
    ArgumentComparison(matcher: ArgumentMatcher.erasing(matcher), argument: value).lines(
      label: "1  ")
  }
}
