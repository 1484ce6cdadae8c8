/// Options for each call, besides booking it.
struct CallOptions: OptionSet {
  let rawValue: Int

  /// Keeps no object among the arguments alive.
  static let weakArguments = CallOptions(rawValue: 1)
  /// Keeps a ``CallTrace`` of it.
  static let callers = CallOptions(rawValue: 2)
  /// Prints it.
  static let printing = CallOptions(rawValue: 4)
}
