extension CallablePlan {
  /// The word that strict memory safety needs if a pointer is passed on.
  var safetyMark: String { safetyMark(handingOn: parameters) }

  func safetyMark(handingOn parameters: [ParameterPlan]) -> String {
    let handlesPointers =
      parameters.contains { $0.declaredType.holdsPointers } || result?.holdsPointers ?? false
    return handlesPointers ? TypeSyntax.unsafeMark : ""
  }
}

extension TypeSyntax {
  /// The word that strict memory safety needs if a value of the type is passed on.
  var safetyMark: String { holdsPointers ? Self.unsafeMark : "" }

  fileprivate static let unsafeMark = "unsafe "

  /// A Boolean value that indicates whether a value of the type holds pointers, or a closure of it
  /// handles some.
  ///
  /// The name of a pointer's type alone is safe.
  var holdsPointers: Bool {
    if kind == .metatype { return false }
    if let name = named?.last?.name.bare {
      if name == "Type" { return false }
      if Self.isUnsafe(name) { return true }
    }
    return parts.contains(where: \.holdsPointers)
  }

  private static func isUnsafe(_ name: String) -> Bool {
    switch name {
    case "OpaquePointer", "Unmanaged", "CVaListPointer": true
    default: name.hasPrefix("Unsafe") && name.hasSuffix("Pointer")
    }
  }
}
