extension [GenericParameter] {
  /// `<T, U: P>`, or nothing.
  package var clause: String {
    isEmpty ? "" : "<\(map(\.description).joined(separator: ", "))>"
  }
}

extension [GenericRequirement] {
  /// ` where T: P`, or nothing.
  package var clause: String {
    isEmpty ? "" : " where \(map(\.description).joined(separator: ", "))"
  }
}

extension [InheritedType] {
  /// `: P, Q`, or nothing.
  package var clause: String {
    isEmpty ? "" : ": \(map(\.type.description).joined(separator: ", "))"
  }
}

extension [Parameter] {
  /// `(a: A, _ b: B)`
  package var clause: String { "(\(map(\.description).joined(separator: ", ")))" }
}

extension [Accessor] {
  /// ` { get set }`, or nothing.
  package var clause: String {
    isEmpty ? "" : " { \(map(\.description).joined(separator: " ")) }"
  }
}
