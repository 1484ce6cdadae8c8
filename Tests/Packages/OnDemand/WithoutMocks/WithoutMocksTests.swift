import Testing

@testable import Newsroom

@Suite struct WithoutMocksTests {
  @Test func nothingIsWritten() { Publisher(subscribers: []).publish("hello") }
}
