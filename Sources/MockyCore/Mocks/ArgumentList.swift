/// The arguments of a call in their order, as a mock passes them on: `[message, count]`.
///
/// Write `.one(message)` for a single argument, for which a debug build then makes no array.
///
/// It wraps arguments in the engine, so that generated members stay short.
public struct ArgumentList: ExpressibleByArrayLiteral {
  /// The argument, if it is a single one.
  let only: Any
  /// The arguments as a list; nil for a single one.
  let several: [Any]?

  /// Makes a list of any number of arguments.
  public init(_ arguments: [Any]) {
    only = ()
    several = arguments
  }

  /// Makes a list from an array literal.
  public init(arrayLiteral arguments: Any...) { self.init(arguments) }

  @_transparent init(only: Any) {
    self.only = only
    several = nil
  }

  /// Returns a list of a single argument.
  public static func one(_ argument: Any) -> ArgumentList { ArgumentList(only: argument) }

  /// A list without arguments.
  public static var none: ArgumentList { ArgumentList([]) }

  @_transparent var all: [Any] {
    if let several { return several }
    return [only]
  }
}
