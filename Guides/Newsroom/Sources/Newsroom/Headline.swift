/// A piece of news.
public struct Headline: Equatable, Codable, Sendable {
  public let title: String
  public let isBreaking: Bool

  public init(title: String, isBreaking: Bool = false) {
    self.title = title
    self.isBreaking = isBreaking
  }
}
