import Foundation
import Mocky
import MockyTestSupport
import Testing

private struct Rights: OptionSet {
  let rawValue: Int
}

private struct Parcel {
  let id: Int
  let weight: Double
  var isPaid: Bool = false
  var note: String = ""
}

@Mockable private protocol Clerk {
  func book(_ title: String, during: DateInterval, in zone: TimeZone)
  func ship(_ parcel: Parcel)
  func grant(_ rights: Rights)
  func list(_ prices: [String: [Double]])
}

/// Headlines say what decides, once.
struct HeadlineTexts {
  private var (reporter, context, clerk) = recordedContext(MockClerk.self)

  @Test func theShorterOfTwoLongDifferencesIsSaid() {
    let start = Date(timeIntervalSince1970: 1_711_846_800)
    context.check {
      expectThat(clerk).receives.book(
        "Stand-up", during: DateInterval(start: start, duration: 7200),
        in: TimeZone(identifier: "Europe/Berlin")!)
    }
    clerk.book(
      "Stand-up", during: DateInterval(start: start, duration: 3600),
      in: TimeZone(identifier: "Europe/London")!)
    #expect(
      reporter.headlines == [
        """
        clerk.book("Stand-up", during: 2024-03-31 01:00:00 +0000 to 2024-03-31 02:00:00 +0000, in: Europe/London): \
        unexpected: expected Europe/Berlin as 'in'; 'during' differs, too
        """
      ])
  }

  @Test func aValueBesideADescribedMatcherIsWhole() {
    context.check { expectThat(clerk).receives.ship(.matching("a paid parcel") { $0.isPaid }) }
    clerk.ship(Parcel(id: 2, weight: 120))
    #expect(
      reporter.headlines == [
        """
        clerk.ship(Parcel(id: 2, weight: 120.0, isPaid: false, note: "")): unexpected: \
        expected a paid parcel as argument 1
        """
      ])
  }

  @Test func aLongValueStandsOnceInAHeadline() {
    context.check { expectThat(clerk).receives.ship(.matching("a paid parcel") { $0.isPaid }) }
    clerk.ship(Parcel(id: 2, weight: 120, note: String(repeating: "fragile ", count: 10)))
    #expect(
      reporter.headlines == [
        """
        clerk.ship(Parcel(id: 2, weight: 120.0, isPaid: false, …)): unexpected: \
        argument 1 does not match a paid parcel
        """
      ])
  }

  @Test func anOptionSetSaysWhatItLacksAndHas() {
    let line = #line
    context.check { expectThat(clerk).receives.grant(Rights(rawValue: 3)) }
    clerk.grant(Rights(rawValue: 5))
    #expect(
      reporter.messages.map { $0.components(separatedBy: "\n  called from")[0] } == [
        """
        clerk.grant(Rights(rawValue: 5)): unexpected: rawValue of argument 1 is 5, expected 3: lacks 2, also has 4
          closest expectation  HeadlineTexts.swift:\(line + 1)  (expected once, never called)
              1         ✗ rawValue  expected 3, got 5: lacks 2, also has 4
        """
      ])
  }

  @Test func aCutCollectionSaysThatItGoesOn() {
    let line = #line
    let prices = ["books": [10, 12.5, 8, 1, 2, 3, 4, 5, 6], "music": [9.0]]
    context.check { expectThat(clerk).receives.list(prices.merging(["books": [10]]) { $1 }) }
    clerk.list(prices.merging(["books": [25, 12.5, 8, 1, 2, 3, 4, 5, 6, 7.5]]) { $1 })
    #expect(
      reporter.messages == [
        """
        clerk.list(["books": [25.0, 12.5, 8.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.5], "music": [9.0]]): unexpected: \
        ["books"][0] of argument 1 is 25.0, expected 10.0, and 9 more parts differ
          closest expectation  HeadlineTexts.swift:\(line + 2)  (expected once, never called)
              1         ✗ ["books"][0]  expected 10.0, got 25.0
                          ["books"][1]  not expected, got 12.5
                          ["books"][2]  not expected, got 8.0
                          ["books"][3]  not expected, got 1.0
                          ["books"][4]  not expected, got 2.0
                          ["books"][5]  not expected, got 3.0
                          … and 4 more
        """
      ])
  }
}
