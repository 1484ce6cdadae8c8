/// Finds closures among many arguments. It checks the name of each type once.
struct ClosureSearch {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a value is a closure, or an optional with one. May run the value's
  /// `customMirror`, so never under the lock.
  mutating func isClosure(_ value: Any) -> Bool {
    let value = GenericClosure.opened(value, as: Void.self)
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    let mayBe = known[id] ?? "\(type)".contains("->")
    known[id] = mayBe
    return mayBe && ValueText.isFunction(value)
  }
}
