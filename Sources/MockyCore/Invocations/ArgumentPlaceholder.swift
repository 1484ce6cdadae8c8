/// Stands in the history for an argument that cannot be kept.
///
/// A non-escaping closure ends with its call, so that the history holds this in its place; no
/// matcher but ``Matcher/any`` matches it afterwards.
///
/// ```swift
/// func each(_ body: (Int) -> Void) {
///   withoutActuallyEscaping(body) { body in
///     mockObject.call("each(_:)", [body], recording: [ArgumentPlaceholder.nonEscapingClosure])
///   }
/// }
/// ```
public struct ArgumentPlaceholder: Sendable {
  /// What messages show in the argument's place.
  package let text: String

  /// For a closure that must not outlive its call.
  public static let nonEscapingClosure: ArgumentPlaceholder = ArgumentPlaceholder(text: "a closure")

  /// For an argument whose type the system is too old to record.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let __unknown: ArgumentPlaceholder = ArgumentPlaceholder(text: "a value")

  /// For a closure that might keep something alive.
  static let closure: ArgumentPlaceholder = nonEscapingClosure
}
