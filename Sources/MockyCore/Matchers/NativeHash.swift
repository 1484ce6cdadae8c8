/// Hashes of arguments that only Swift's own code compares, such as strings and numbers, and
/// optionals of these.
enum NativeHash {
  private static let types: Set<ObjectIdentifier> = {
    func both<Value>(_ type: Value.Type) -> [ObjectIdentifier] {
      [ObjectIdentifier(type), ObjectIdentifier(Value?.self)]
    }
    let types: [any Any.Type] = [
      String.self, Substring.self, Character.self, Bool.self, Int.self, Int8.self, Int16.self,
      Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      Double.self, Float.self,
    ]
    return Set(types.flatMap { both($0) })
  }()

  /// True if only Swift's own code compares and hashes values of a type.
  static func isNative(_ type: Any.Type) -> Bool {
    // Most arguments need no lookup in the table.
    type == String.self || type == Int.self || types.contains(ObjectIdentifier(type))
  }

  /// Returns a hash of a call's arguments; nil if there are none, or if one of them is not native.
  static func of(_ arguments: ArgumentList) -> Int? {
    guard let several = arguments.several else { return of(arguments.only) }
    if several.count == 1 { return of(several[0]) }
    var hasher = Hasher()
    for argument in several {
      guard let hash = of(argument) else { return nil }
      hasher.combine(hash)
    }
    return several.isEmpty ? nil : hasher.finalize()
  }

  private static func of(_ argument: Any) -> Int? {
    isNative(type(of: argument)) ? PlainValue.hash(of: argument) : nil
  }
}
