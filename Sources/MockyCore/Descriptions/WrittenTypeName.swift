/// A type with a short name in Swift: "[String]" for "Array<String>".
protocol WrittenTypeName { static var writtenName: String { get } }

extension WrittenTypeName {
  static func name(of type: Any.Type) -> String {
    (type as? any WrittenTypeName.Type)?.writtenName ?? "\(type)"
  }
}

extension Array: WrittenTypeName {
  static var writtenName: String { "[\(name(of: Element.self))]" }
}

extension Dictionary: WrittenTypeName {
  static var writtenName: String { "[\(name(of: Key.self)): \(name(of: Value.self))]" }
}
