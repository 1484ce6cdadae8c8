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
    #expect(lines(.value("ab"), "ac").last == "                ^")
  }

  @Test(arguments: [("apple", "plum"), ("apple", "orange"), ("a", "b"), ("", "a")])
  func noCaretIsUnderStringsThatShareNothing(expected: String, actual: String) {
    #expect(lines(.value(expected), actual).last == "          got \"\(actual)\"")
  }

  @Test func bytesOfTheSameTextAreComparedInWords() {
    let bytes = [Data("cafe\u{301}".utf8), Data("café".utf8)]
    #expect(lines(.value(bytes[0]), bytes[1]).last == "     (the same text, composed)")
    #expect(lines(.value(bytes[1]), bytes[0]).last == "     (the same text, decomposed)")
  }

  @Test func bytesAreCountedFromOne() {
    let bytes = [Data([1, 2, 3, 0]), Data([1, 2, 4, 0])]
    #expect(
      lines(.value(bytes[0]), bytes[1])
        == ["1  ✗ byte 3 of 4  expected 01 02 03 00, got 01 02 04 00"])
  }

  @Test(arguments: [
    ("❤", "❤\u{FE0F}", #""❤\u{FE0F}""#), ("ok 1\u{FE0F}\u{20E3}", "ok 1\u{20E3}", #""ok 1⃣""#),
    ("a👩\u{200D}", "a👩", #""a👩""#),
  ])
  func invisibleScalarsAreEscapedAtTheDifference(expected: String, actual: String, text: String) {
    #expect(lines(.value(expected), actual)[1] == "          got \(text)")
    #expect(lines(.value(actual), expected)[0] == "1  ✗ expected \(text)")
  }

  @Test func emojiWithVisibleDifferencesStayWhole() {
    #expect(lines(.value("👩‍🚀!"), "👩‍🚒!")[1] == "          got \"👩‍🚒!\"")
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
