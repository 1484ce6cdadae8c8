import Mocky
import MockyCore
import Testing

struct Parcel: Equatable, Sendable {
  var number: Int
  var address: String
}

struct Van: Equatable, Sendable, CustomTestStringConvertible {
  var plate: String

  var testDescription: String { "van \(plate)" }
}

@Mockable protocol Depot {
  func load(_ parcel: Parcel, into van: Van)
}

extension Parcel: CustomMockStringConvertible {
  var mockDescription: String { "parcel \(number)" }
}

/// Values are shown as their types say: in headlines, tables and histories.
@Suite struct OwnTexts {
  @Test func ofValues() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let depot = context.mock(MockDepot.self)
    let (one, two) = (Parcel(number: 1, address: "Lane"), Parcel(number: 2, address: "Lane"))
    let van = Van(plate: "A")
    let line = #line + 2
    context.check {
      allowing(depot).receives.load(.value(one), into: .value(van))
    }
    depot.load(one, into: van)
    depot.load(two, into: van)
    #expect(
      reporter.failures.map(\.message) == [
        """
        depot.load(parcel 2, into: van A): unexpected: expected parcel 1 as argument 1
          closest expectation  OwnTexts.swift:\(line)  (allowed, called once)
              1         ✗ expected parcel 1
                               got parcel 2
                                          ^
              into      ✓ van A
          before this
              1. depot.load(parcel 1, into: van A)   → :\(line)
        """
      ])
  }
}
