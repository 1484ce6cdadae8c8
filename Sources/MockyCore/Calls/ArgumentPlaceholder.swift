/// A placeholder in the history for an argument that cannot be kept, such as a nonescaping closure.
///
/// After the call, only ``Matcher/any`` matches it.
public struct ArgumentPlaceholder: Sendable {
  /// The text that messages show in the argument's place.
  package let text: String

  /// The placeholder for a closure that can't outlive its call, or could keep something alive.
  public static let nonEscapingClosure: ArgumentPlaceholder = ArgumentPlaceholder(text: "a closure")

  /// The placeholder for an argument whose type an older system can't record.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let __unknown: ArgumentPlaceholder = ArgumentPlaceholder(text: "a value")
}
