import Foundation
import Mocky
import Testing

/// The failures that the README shows are those that are printed.
@Suite struct PrintedFailureTests {
  @Test func theReadmeShowsTheFailureOfAHastyPublisher() throws {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let one = context.mock(MockSubscriber.self, named: "subscriber one")
    let two = context.mock(MockSubscriber.self, named: "subscriber two")
    context.check {
      expectThat(one).receives.receive("some message")
      expectThat(two).receives(.atLeast(1)).receive(.startingWith("some"))
    }

    HastyPublisher(subscribers: [one, two]).publish("some message")

    let readme = try #require(Document.all.first)
    let shown = try readme.blocks(in: "text").map(\.withoutPlaces)
    let message = try #require(reporter.failures.first).message
    #expect(reporter.failures.count == 1)
    #expect(shown.contains(message.withoutPlaces), "\(message)")
  }
}

extension String {
  /// The message without line numbers and the names of this test's own files.
  fileprivate var withoutPlaces: String {
    replacing(/:[0-9]+/, with: ":").replacing("Hasty", with: "")
      .replacing("PrintedFailureTests", with: "PublisherTests")
  }
}
