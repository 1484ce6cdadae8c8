/// Finds out by reflection whether a value keeps a context. Reflection doesn't see into closures.
/// The search runs the value's `customMirror`, so it never runs under the lock.
struct ContextHolderSearch {
  /// The maximum number of parts to check.
  private static let partLimit: Int = 1_000

  let context: Context
  private var objects: Set<ObjectIdentifier> = []
  private var parts: Int = 0

  init(_ context: Context) { self.context = context }

  mutating func finds(in value: Any) -> Bool {
    guard parts < Self.partLimit, let value = Optionals.unwrapped(value) else { return false }
    parts += 1
    if let mockery = value as? Mockery { return mockery.context === context }
    if type(of: value) is AnyClass {
      // The contents of a mock are Mocky's own, and change on any thread.
      if value is MockObject || value is Context { return false }
      guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return false }
    }
    for part in ValueParts(of: value).parts where finds(in: part.value) { return true }
    return false
  }
}
