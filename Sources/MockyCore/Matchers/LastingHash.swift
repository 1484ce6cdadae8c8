/// Hashes of arguments that stay the same as long as the argument is there, and that only Swift's own
/// code makes: those of strings, numbers and the like, also in optionals.
///
/// An object, or a value that holds one, may be equal to something else tomorrow.
enum LastingHash {
  private static let types: Set<ObjectIdentifier> = Set(
    [
      String.self, Substring.self, Character.self, Bool.self, Int.self, Int8.self, Int16.self,
      Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
      Double.self, Float.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })

  /// A hash of several arguments; nil if there is none, or one of them has no such hash.
  static func of(_ arguments: [Any]) -> Int? {
    guard !arguments.isEmpty else { return nil }
    var hasher = Hasher()
    for argument in arguments {
      if let value = Optionals.unwrapped(argument) {
        guard types.contains(ObjectIdentifier(type(of: value))),
          let hash = (value as? any Hashable)?.hashValue
        else { return nil }
        hasher.combine(hash)
      } else {
        hasher.combine(0)
      }
    }
    return hasher.finalize()
  }
}
