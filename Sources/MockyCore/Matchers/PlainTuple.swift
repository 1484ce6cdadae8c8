/// A tuple, which is never `Equatable`: compared part by part.
final class PlainTuple: PlainValue {
  /// How many tuples inside each other are compared, which `Any` can hide.
  private static let depthLimit: Int = 40

  private let parts: [PlainValue]

  /// Nil if the value is no tuple, one of its parts cannot be compared, or it is too deep.
  init?(tuple value: Any, depth: Int) {
    guard depth < Self.depthLimit, let values = Self.parts(of: value) else { return nil }
    let parts = values.compactMap { PlainValue.of($0, depth: depth + 1) }
    guard parts.count == values.count else { return nil }
    self.parts = parts
    super.init(value)
  }

  override func isEqual(to actual: Any) -> Bool {
    guard let actual = Optionals.unwrapped(actual), let values = Self.parts(of: actual) else {
      return false
    }
    return values.count == parts.count && zip(parts, values).allSatisfy { $0.isEqual(to: $1) }
  }

  /// The type in a value that keeps it from being compared: "Blob", "Blob in (Int, Blob)".
  static func incomparableType(in value: Any) -> String { incomparableType(in: value, depth: 0) }

  private static func incomparableType(in value: Any, depth: Int) -> String {
    let value = Optionals.unwrapped(value) ?? value
    let part = parts(of: value)?.first { PlainValue.of($0, depth: depth + 1) == nil }
    guard let part, depth < depthLimit else { return "\(type(of: value))" }
    return "\(incomparableType(in: part, depth: depth + 1)) in \(type(of: value))"
  }

  private static func parts(of value: Any) -> [Any]? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
  }
}
