/// The result builder of the closures of `matching`.
///
/// With it, the compiler checks such a closure after the rest of a line, when it knows the type of
/// the closure's argument. Otherwise it would try each `>` for each type that it can think of, and
/// give up on `.case(Event.moved, .matching { $0 > 1 && $0 < 3 }, .matching { $0 > 1 && $0 < 3 })`.
@resultBuilder
public enum __TestBuilder {
  public static func buildBlock(_ isMatching: Bool) -> Bool { isMatching }

  /// A closure, or a case of a `switch` in it, that stops the process.
  @_disfavoredOverload
  public static func buildBlock(_ stop: Never) -> Bool {}

  public static func buildEither(first isMatching: Bool) -> Bool { isMatching }

  public static func buildEither(second isMatching: Bool) -> Bool { isMatching }
}
