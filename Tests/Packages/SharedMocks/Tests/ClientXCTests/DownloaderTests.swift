import Mocky
import NetworkMocks
import XCTest

@testable import Network

final class DownloaderTests: MockeryTestCase {
  func testWritesThatItAsksAgain() async throws {
    let sleep = context.mock(MockSleep.self)
    // `Log` is internal, so these tests have a mock of their own.
    let log = context.mock(MockLog.self)
    context.check {
      allowing(sleep).receives.call(.any)
      expectThat(log).receives.write("again")
    }
    let client: MockClient = client(context, answering: "hello")
    var downloader = Downloader(client: client, sleep: sleep.function)
    downloader.log = log

    _ = try await downloader.download(try XCTUnwrap(URL(string: "https://example.com")))
  }

  func testTellsTheTime() {
    let watch = context.mock(MockWatch.self)
    context.check { expectThat(watch).receives.time.then.returns(.distantPast) }
    XCTAssertEqual(watch.time, .distantPast)
  }

  func testNeverAsksForTheTime() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SHARED_MOCKS_FAIL"] == nil)
    let watch = context.mock(MockWatch.self)
    context.check { expectThat(watch).receives.time.then.returns(.distantPast) }
  }

  func testAsksOnceOnly() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SHARED_MOCKS_FAIL"] == nil)
    let client = client(context, answering: "hello")
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    _ = try? await client.get(url)
  }
}
