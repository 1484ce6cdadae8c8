import Mocky
import Testing

@testable import Newsstand

/// The values that mocks make up, so that a call without one fails the test and no more.
@Suite struct MadeUpValueSuite {
  private let reporter = RecordingReporter()

  private var headlines: [Substring] {
    reporter.failures.compactMap { $0.message.split(separator: "\n").first }
  }

  @Test func anUnexpectedCallReturnsOne() {
    let context = Mockery(reporter: reporter)
    let office = context.mock(MockTicketOffice.self)
    #expect(office.tariff(for: .suburb) == Tariff(name: "", zone: .center))
    #expect(
      headlines == [
        "ticketOffice.tariff(for: .suburb): unexpected: no expectations were declared"
      ])
  }

  @Test func anExpectedCallWithoutAValueFailsAndReturnsOne() {
    let context = Mockery(reporter: reporter)
    let office = context.mock(MockTicketOffice.self)
    context.setDefault("adult")
    context.check { expectThat(office).receives.tariff(for: .any) }
    #expect(office.tariff(for: .center) == Tariff(name: "adult", zone: .center))
    #expect(
      headlines == [
        "ticketOffice.tariff(for: .center): no value to return, of type Tariff"
      ])
  }

  @Test func aTypeWithoutOneThrows() {
    let context = Mockery(reporter: reporter)
    let office = context.mock(MockTicketOffice.self)
    #expect(throws: UnexpectedInvocation.self) { try office.seal() }
  }
}
