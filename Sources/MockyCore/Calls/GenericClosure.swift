/// A closure whose error or result only the call knows, in two forms: as it is, and as one that
/// throws any error or returns `Any`. Swift 6.3 crashes if it casts the first to a type that throws
/// any error, and calls the result.
final class GenericClosure: InoutArgument {
  private let closure: Any
  private let widened: Any

  init(_ closure: Any, _ widened: Any) {
    self.closure = closure
    self.widened = widened
  }

  var initialValue: Any { widened }

  /// Returns the form of the closure with the type; for any other argument, the argument.
  static func opened(_ argument: Any, as type: Any.Type) -> Any {
    guard Swift.type(of: argument) == GenericClosure.self else { return argument }
    let both = cast(argument, to: GenericClosure.self)
    let isWanted = type == Any.self || type == Swift.type(of: both.closure)
    return isWanted ? both.closure : both.widened
  }
}

extension MockObject {
  /// Wraps a closure with a generic error, as a mock records it.
  public static func closure<Failure: Error>(
    throwing failure: Failure.Type, _ closure: Any, _ widened: Any
  ) -> Any {
    failure == (any Error).self ? widened : GenericClosure(closure, widened)
  }

  /// Wraps a closure with a generic result, as a mock records it.
  public static func closure(_ closure: Any, _ returningAny: Any) -> Any {
    GenericClosure(closure, returningAny)
  }
}
