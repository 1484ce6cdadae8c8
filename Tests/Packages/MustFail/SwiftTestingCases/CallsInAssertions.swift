import Mocky
import Publishing
import Testing

/// The commonest form of a test: the code under test is called inside an expectation.
@Suite struct CallsInAssertions {
  private let fixture = Fixture()

  @Test func forgivingly() {
    #expect(fixture.publisher.receiptNumber("hello") == 0)  // in an expectation
  }

  @Test func anError() {
    #expect(throws: (any Error).self) {  // in an expected error
      try fixture.publisher.publishConfirmed("hello")
    }
  }

  @Test func inAsyncCode() async {
    let publisher = fixture.publisher
    let number = await Task { publisher.receiptNumber("hello") }.value  // in async code
    #expect(number == 0)
  }

  @Test func withAnOperator() {
    #expect(true && fixture.publisher.receiptNumber("hello") == 0)  // in an operator
  }
}

/// Tests that end by throwing.
@Suite(.mockery) struct ThrowingTests {
  struct OwnError: Error {}

  private func expectACall() {
    let subscriber: MockSubscriber = Mockery.current.mock()
    Mockery.current.check { expectThat(subscriber).receives.receive("hello") }
  }

  @Test func throwsBeforeItHasCalled() throws {
    expectACall()
    throw OwnError()
  }

  @Test func requiresInVain() throws {
    expectACall()
    try #require(Bool(false))
  }

  @Test func throwsAnErrorOfAnotherContext() throws {
    let other = Mockery(reporter: RecordingReporter())
    let subscriber: MockSubscriber = other.mock()
    try subscriber.confirm("hello")
  }
}
