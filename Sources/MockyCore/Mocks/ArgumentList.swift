/// The arguments of a call, in their order: `[message, count]`, or `.one(message)`, for which a
/// debug build need not make an array.
///
/// It wraps arguments in the engine, so that generated members stay short.
public struct ArgumentList: ExpressibleByArrayLiteral {
  /// The argument, where it stands alone.
  let only: Any
  /// There is nothing else.
  let isSingle: Bool
  /// The arguments as a list; nil if one stands alone.
  let several: [Any]?

  /// The arguments that there are, one or not.
  public init(_ arguments: [Any]) {
    only = ()
    isSingle = false
    several = arguments
  }

  public init(arrayLiteral arguments: Any...) {
    only = ()
    isSingle = false
    several = arguments
  }

  @_transparent init(only: Any) {
    self.only = only
    isSingle = true
    several = nil
  }

  /// A single argument.
  public static func one(_ argument: Any) -> ArgumentList { ArgumentList(only: argument) }

  /// No arguments.
  public static var none: ArgumentList { ArgumentList([]) }

  @_transparent var all: [Any] {
    if let several { return several }
    return [only]
  }
}
