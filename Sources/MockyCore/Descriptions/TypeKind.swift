/// A kind of type, by the first word of the runtime's description of the type.
enum TypeKind: Int {
  case structure = 0x200
  case function = 0x302

  static func of(_ type: Any.Type) -> TypeKind? {
    TypeKind(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}
