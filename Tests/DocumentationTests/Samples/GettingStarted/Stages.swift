import Mocky

/// The failures of the guide's tests at each of its stages; none if they pass.
///
/// Swift Testing skips the stages, as some of them fail. They are run here, with a context that keeps the
/// failures.
package enum Stages {
  package static func firstTest() async throws -> [String] {
    try await failures { FirstTest.PublisherTests().aSubscriberHandlesTheMessage() }
  }

  package static func firstPass() async throws -> [String] {
    try await failures { FirstPass.PublisherTests().aSubscriberHandlesTheMessage() }
  }

  package static func secondTest() async throws -> [String] {
    try await failures { FirstPass.PublisherTests().everySubscriberHandlesTheMessage() }
  }

  package static func thirdTest() async throws -> [String] {
    try await failures { try ThirdTest.PublisherTests().publishesOnlyWhenTheConnectionIsOpen() }
  }

  package static func finished() async throws -> [String] {
    let tests = Finished.PublisherTests.self
    return try await failures { tests.init().everySubscriberHandlesTheMessage() }
      + failures { try tests.init().publishesOnlyWhenTheConnectionIsOpen() }
      + failures { try tests.init().triesABusyLineOnceMore() }
      + failures { await tests.init().publishesInTheBackground() }
      + failures { Finished.TickerTests().showsTheTimeBeforeTheHeadline() }
  }

  private static func failures(in test: () async throws -> Void) async throws -> [String] {
    let reporter = RecordingReporter()
    let context = Mocky.Mockery(reporter: reporter)
    try await Mockery.$current.withValue(context) { try await test() }
    context.assertSatisfied()
    return reporter.failures.map(\.message)
  }
}

/// Gives the guide's suites the context of the stage that runs.
enum Mockery {
  @TaskLocal static var current = Mocky.Mockery(reporter: RecordingReporter())
}
