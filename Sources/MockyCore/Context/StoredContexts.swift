import Foundation

extension Mockery {
  /// The contexts in stored properties of an object, and of structs in these, with the properties' names.
  ///
  /// Properties of other types aren't read, because a thread may still be changing them.
  package static func stored(in owner: Any) -> [(property: String, context: Mockery)] {
    let mirror = Mirror(reflecting: owner)
    return ValueParts.stored(in: owner, mirror, where: mayHold).flatMap { name, value in
      let property = name.components(separatedBy: "$__lazy_storage_$_").joined()
      guard let value = Optionals.unwrapped(value) else { return [] as [(String, Mockery)] }
      if let context = value as? Mockery { return [(property, context)] }
      return stored(in: value).map { ("\(property).\($0)", $1) }
    }
  }

  private static func mayHold(_ type: Any.Type) -> Bool {
    let type = Optionals.unwrapped(type)
    if type == Mockery.self { return true }
    guard TypeKind.of(type) == .structure, let fields = StoredField.ofFields(of: type) else {
      return false
    }
    return fields.contains { mayHold($0.type) }
  }
}
