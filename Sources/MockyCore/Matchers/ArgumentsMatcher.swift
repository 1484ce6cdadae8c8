/// Matchers for all arguments of a call together. `@unchecked Sendable`: all its matchers are.
package enum ArgumentsMatcher: @unchecked Sendable {
  /// Any arguments match.
  case anything
  /// The only argument of a call; most members have one.
  case one(ArgumentMatcher)
  case several([ArgumentMatcher])

  init(_ matchers: [ArgumentMatcher]) {
    self = matchers.count == 1 ? .one(matchers[0]) : .several(matchers)
  }

  /// One for each parameter; nil if any arguments match.
  var matchers: [ArgumentMatcher]? {
    switch self {
    case .anything: nil
    case .one(let matcher): [matcher]
    case .several(let matchers): matchers
    }
  }

  /// True if it has captors.
  var captures: Bool { matchers?.contains { $0.captures } ?? false }

  func matches(_ arguments: [Any]) -> Bool {
    guard let matchers else { return true }
    return matchers.count == arguments.count
      && zip(matchers, arguments).allSatisfy { $0.matches($1) }
  }

  /// Gives captors their arguments, once an expectation handles the call.
  func capture(_ arguments: [Any]) {
    guard let matchers else { return }
    for (matcher, argument) in zip(matchers, arguments) { matcher.capture(argument) }
  }

  /// The expected arguments in words.
  var texts: [String] { matchers?.map { $0.line(typed: false) } ?? [] }

  /// The texts for a member that differs from others only by its types.
  var typedTexts: [String] { matchers?.map { $0.line(typed: true) } ?? [] }

  /// The reason that one of the matchers cannot be used.
  var misuse: Misuse? { matchers?.lazy.compactMap(\.misuse).first }

  /// A hash of the arguments that it matches; nil unless only Swift's own code compares them.
  var nativeHash: Int? {
    guard let matchers, matchers.count > 0 else { return nil }
    var values: [Any] = []
    for matcher in matchers {
      guard matcher.isNative, let plain = matcher.plain else { return nil }
      values.append(plain.value)
    }
    return NativeHash.of(ArgumentList(values))
  }
}
