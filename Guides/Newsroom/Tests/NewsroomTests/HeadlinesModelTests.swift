import Foundation
import Mocky
import NewsroomTesting
import Testing

@testable import Newsroom

@MainActor @Suite(.mockery) struct HeadlinesModelTests {
  let source = Mockery.current.mock(MockNewsSource.self)
  let model: HeadlinesModel

  init() { model = HeadlinesModel(source: source) }

  @Test func loadsHeadlines() async {
    Mockery.current.check {
      expectThat(source).receives.headlines(about: "town").then.returns([.flood, .fair])
    }
    await model.load("town")
    #expect(model.state == .loaded([.flood, .fair]))
  }

  @Test func isLoadingUntilTheSourceAnswers() async {
    let gate = Gate()
    Mockery.current.check {
      expectThat(source).receives.headlines(about: "town").then.suspends(until: gate)
    }
    async let loading: Void = model.load("town")
    guard await Mockery.current.waitUntil(gate.holds(1), timeout: .seconds(30)) else { return }
    #expect(model.state == .loading)
    gate.release(returning: [Headline.fair])
    await loading
    #expect(model.state == .loaded([.fair]))
  }

  @Test func showsThatThereIsNoNews() async {
    Mockery.current.check {
      expectThat(source).receives.headlines(about: "town").then.throws(ServerError(statusCode: 503))
    }
    await model.load("town")
    #expect(model.state == .failed("No news about town"))
  }

  /// Fails on purpose, to show a failure: the model asks about another topic.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["NEWSROOM_FAILS"] != nil))
  func asksAboutTheWrongTopic() async {
    Mockery.current.check {
      expectThat(source).receives.headlines(about: "town hall").then.returns([.fair])
    }
    await model.load("town")
  }
}
