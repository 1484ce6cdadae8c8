/// Finds closures among many arguments: the name of each type is looked at once.
struct ClosureSearch {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a value is a closure, also inside an optional.
  ///
  /// May run the value's `customMirror`: never under the lock.
  mutating func isClosure(_ value: Any) -> Bool {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    let mayBe = known[id] ?? "\(type)".contains("->")
    known[id] = mayBe
    return mayBe && ValueText.isFunction(value)
  }
}
