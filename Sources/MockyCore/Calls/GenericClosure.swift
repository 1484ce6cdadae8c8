/// A closure whose error is known at the call only: as it is, and as one that throws any error.
/// Swift 6.3 crashes where the first is cast to a type that throws any error, and calls that.
final class GenericClosure: InoutArgument {
  private let closure: Any
  private let throwingAny: Any

  init(_ closure: Any, _ throwingAny: Any) {
    self.closure = closure
    self.throwingAny = throwingAny
  }

  var initialValue: Any { throwingAny }

  /// An argument that is no such closure, or the one of both that has a type.
  static func opened(_ argument: Any, as type: Any.Type) -> Any {
    guard Swift.type(of: argument) == GenericClosure.self else { return argument }
    let both = cast(argument, to: GenericClosure.self)
    let isWanted = type == Any.self || type == Swift.type(of: both.closure)
    return isWanted ? both.closure : both.throwingAny
  }
}

extension MockObject {
  /// Wraps a closure with a generic error, as a mock records it.
  public static func closure<Failure: Error>(
    throwing failure: Failure.Type, _ closure: Any, _ throwingAny: Any
  ) -> Any {
    failure == (any Error).self ? throwingAny : GenericClosure(closure, throwingAny)
  }
}

/// Finds closures among many arguments: the name of each type is looked at once.
struct ClosureSearch {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Tells whether a value is a closure, or an optional with one. May run the value's
  /// `customMirror`: never under the lock.
  mutating func isClosure(_ value: Any) -> Bool {
    let value = GenericClosure.opened(value, as: Void.self)
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    let mayBe = known[id] ?? "\(type)".contains("->")
    known[id] = mayBe
    return mayBe && ValueText.isFunction(value)
  }
}
