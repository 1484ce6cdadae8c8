/// Matchers for all arguments of a call together.
///
/// `@unchecked Sendable`: matchers are, and theirs are only wrapped.
package struct ArgumentsMatcher: @unchecked Sendable {
  /// One for each parameter; nil takes whatever arguments there are.
  let matchers: [ArgumentMatcher]?

  /// Takes every call.
  static let anything = ArgumentsMatcher(matchers: nil)

  init(_ matchers: [ArgumentMatcher]) { self.init(matchers: matchers) }

  private init(matchers: [ArgumentMatcher]?) { self.matchers = matchers }

  func matches(_ arguments: [Any]) -> Bool {
    guard let matchers else { return true }
    let count = arguments.count
    guard matchers.count == count else { return false }
    // A loop over indices: iterators are slow in debug builds, and this is asked on every call.
    var index = 0
    while index < count {
      if !matchers[index].matches(arguments[index]) { return false }
      index += 1
    }
    return true
  }

  /// Keeps what captors are to keep, once the call is taken.
  func capture(_ arguments: [Any]) {
    guard let matchers else { return }
    for (matcher, argument) in zip(matchers, arguments) { matcher.capture(argument) }
  }

  /// Whether it has captors.
  var captures: Bool { matchers?.contains(where: \.captures) ?? false }

  /// What is expected of each argument, in words.
  var texts: [String] { matchers?.map { $0.expected } ?? [] }

  /// Why one of the matchers cannot be used.
  var misuse: String? { matchers?.lazy.compactMap(\.misuse).first }

  /// How each argument fares; empty where any arguments are taken.
  func comparisons(with arguments: [Any]) -> [ArgumentComparison] {
    guard let matchers else { return [] }
    return zip(matchers, arguments).map { ArgumentComparison(matcher: $0, argument: $1) }
  }

  /// A hash of the arguments it takes, where all of them are plain `Hashable` values.
  ///
  /// Runs the users' `hash`: never under the lock.
  var hash: Int? { plainValues.flatMap(Self.hash) }

  /// A hash of the arguments it takes, where that stays the same for ever.
  var lastingHash: Int? { plainValues.flatMap(LastingHash.of) }

  /// The arguments it takes, where all of them are plain values.
  private var plainValues: [Any]? {
    guard let matchers, !matchers.isEmpty else { return nil }
    let values = matchers.compactMap(\.plain?.value)
    return values.count == matchers.count ? values : nil
  }

  /// A hash of a call's arguments; nil if one of them is not `Hashable`.
  ///
  /// Runs the users' `hash`: never under the lock.
  static func hash(of arguments: [Any]) -> Int? {
    var hasher = Hasher()
    for argument in arguments {
      guard let hash = PlainValue.hash(of: argument) else { return nil }
      hasher.combine(hash)
    }
    return hasher.finalize()
  }
}
