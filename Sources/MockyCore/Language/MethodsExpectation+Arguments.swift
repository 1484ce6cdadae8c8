/// The arguments of calls that are expected by the names of their members.
///
/// Four forms, as a leading dot needs a parameter that is a matcher.
extension InvocationExpectation where Arguments == [Any], Return == Never {
  /// Says which arguments the calls have, one for each parameter; without it, they may have any.
  ///
  /// ```swift
  /// allowing(anyMock, methods: .equal(to: "load")).with(7)
  /// expectThat(store, methods: .startingWith("save")).with("apple", .any)
  /// expectThat(store, methods: .any).with(.value("apple"), .any, .ofType(Int.self))
  /// ```
  ///
  /// - Parameter arguments: plain values, which mean equality, and matchers. One of another type is
  ///   written with that: `Matcher.startingWith("ap")`. Of up to two, each is written as it is;
  ///   beyond that all are plain, or all are matchers of `Any`, with `.value(x)` for a plain one.
  ///
  /// Calls with another number of arguments are not taken. A plain value that
  /// cannot be compared is misuse.
  ///
  /// From jMock (`with`).
  public func with(_ arguments: Any...) -> Self {
    taking(arguments.map { Self.matcher(of: $0) })
  }

  /// Says which arguments the calls have, by matchers of whatever there may be:
  /// `.with(.any, .any)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ arguments: Matcher<Any>...) -> Self {
    taking(arguments.map { .erasing($0) })
  }

  /// Says which two arguments the calls have: `.with("apple", .any)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Any, _ second: Matcher<Any>) -> Self {
    taking([Self.matcher(of: first), .erasing(second)])
  }

  /// Says which two arguments the calls have: `.with(.any, 3)`. From jMock (`with`).
  @_disfavoredOverload
  public func with(_ first: Matcher<Any>, _ second: Any) -> Self {
    taking([.erasing(first), Self.matcher(of: second)])
  }

  /// Says that the calls have no arguments: `allowing(anyMock, methods: .any).withNoArguments`.
  /// From jMock (`withNoArguments`).
  public var withNoArguments: Self { taking([]) }

  private func taking(_ matchers: [ArgumentMatcher]) -> Self {
    changing { $0.arguments = ArgumentsMatcher(matchers) }
  }

  /// A matcher, whatever its type, as it is; of another value one that means equality.
  private static func matcher(of argument: Any) -> ArgumentMatcher {
    (argument as? any ErasableMatcher)?.erased ?? .erasing(Matcher<Any>.value(argument))
  }
}

/// A matcher of a type that is not known.
private protocol ErasableMatcher {
  var erased: ArgumentMatcher { get }
}

extension Matcher: ErasableMatcher {
  fileprivate var erased: ArgumentMatcher { .erasing(self) }
}
