/// The limit of the parts to compare, because a value can contain one array a million times.
struct PlainLimit {
  /// The limit of values inside each other, which `Any` can hide.
  private static let depthLimit: Int = 40
  private static let partLimit: Int = 1_000_000

  private var depth: Int = 0
  private var parts: Int = partLimit
  /// The type that cannot be compared, and the types that hold it.
  private var types: [String] = []
  /// The reason that the value can't be compared at all.
  private var excess: Misuse?

  /// The reason that there is no value.
  var misuse: Misuse { excess ?? .incomparable(types.joined(separator: " in ")) }

  /// Counts parts, and returns false if there are too many.
  mutating func count(_ count: Int) -> Bool {
    parts -= count
    return parts >= 0
  }

  /// Enters a value with a number of parts, and returns false if that is too much.
  mutating func enter(of count: Int) -> Bool {
    depth += 1
    let isTooDeep = depth > Self.depthLimit
    guard isTooDeep || !self.count(count) else { return true }
    excess = .tooLarge(
      isTooDeep
        ? "is nested more than \(Self.depthLimit) deep"
        : "has more than \(Counts.grouped(Self.partLimit)) parts")
    return false
  }

  mutating func leave() { depth -= 1 }

  /// Notes a value that cannot be compared, or that holds one.
  mutating func blame(_ value: Any) { types.append("\(type(of: value))") }
}
