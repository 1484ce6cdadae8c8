import Foundation
import Testing

@testable import MockyCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  @Test func aCaretIsUnderShortStringsToo() {
    #expect(lines(.value("a"), "b").last == "               ^")
  }

  @Test func bytesOfEqualTextAreComparedAsBytes() {
    let bytes = [Data("e\u{301}".utf8), Data("é".utf8)]
    let words = "expected 65 CC 81 (3 bytes), got C3 A9 (2 bytes)"
    #expect(lines(.value(bytes[0]), bytes[1]) == ["1  ✗ byte 0 of 3  \(words)"])
  }

  @Test func partsThatAreEqualByTheirOwnOperatorAreLeftOut() {
    struct Tagged: Equatable {
      let name: String
      let id: Int
      static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }
    let expected = [Tagged(name: "a", id: 1), Tagged(name: "c", id: 2)]
    let actual = [Tagged(name: "b", id: 1), Tagged(name: "c", id: 3)]
    #expect(lines(.value(expected), actual) == ["1  ✗ [0].name  expected \"a\", got \"b\""])
  }

  #if canImport(FoundationNetworking) || canImport(Darwin)
    @Test func requestsAreComparedByTheirParts() {
      var requests = ["/a", "/b"].map { URLRequest(url: URL(string: "https://example.com\($0)")!) }
      requests[1].setValue("text", forHTTPHeaderField: "Accept")
      requests[1].httpBody = Data(#"{"id": 2}"#.utf8)
      requests[0].httpBody = Data(#"{"id": 1}"#.utf8)
      #expect(
        lines(.value(requests[0]), requests[1]) == [
          "1  ✗ url.path             expected \"/a\", got \"/b\"",
          "     allHTTPHeaderFields  expected nil, got [\"Accept\": \"text\"]",
          "     httpBody[\"id\"]       expected 1, got 2",
        ])
    }
  #endif

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
