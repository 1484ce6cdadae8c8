import Observation

/// The view model of the headlines about one topic.
@MainActor @Observable public final class HeadlinesModel {
  public enum State: Equatable {
    case idle
    case loading
    case loaded([Headline])
    case failed(String)
  }

  public private(set) var state = State.idle
  private let source: any NewsSource

  public init(source: any NewsSource) { self.source = source }

  public func load(_ topic: String) async {
    state = .loading
    do {
      state = .loaded(try await source.headlines(about: topic))
    } catch {
      state = .failed("No news about \(topic)")
    }
  }
}
