/// A tuple, which is never `Equatable`: compared part by part.
final class PlainTuple: PlainValue {
  private let parts: [PlainValue]

  /// Nil if the value is no tuple, or one of its parts cannot be compared.
  init?(tuple value: Any) {
    guard let values = Self.parts(of: value) else { return nil }
    let parts = values.compactMap(PlainValue.of)
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
  static func incomparableType(in value: Any) -> String {
    let value = Optionals.unwrapped(value) ?? value
    let part = parts(of: value)?.first { PlainValue.of($0) == nil }
    return (part.map { "\(incomparableType(in: $0)) in " } ?? "") + "\(type(of: value))"
  }

  private static func parts(of value: Any) -> [Any]? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
  }
}
