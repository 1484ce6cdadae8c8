import Newsroom

extension Headline {
  /// Breaking news.
  public static let flood = Headline(title: "River over its banks", isBreaking: true)

  /// News that can wait.
  public static let fair = Headline(title: "Fair opens on Sunday")
}
