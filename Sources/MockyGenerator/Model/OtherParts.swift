/// The parts that a protocol does not have. They are behind one reference, because most declarations
/// have none.
package indirect enum OtherParts: Sendable {
  case ofClass(ClassParts)
  case ofFunction(FunctionParts)
  case ofStruct(StructParts)
}

extension ProtocolDeclaration {
  /// The additional parts of a class, a struct or an enum.
  package var classParts: ClassParts? {
    get { if case .ofClass(let parts) = otherParts { parts } else { nil } }
    set { otherParts = newValue.map(OtherParts.ofClass) }
  }

  /// The names of the generic parameters of a class, a struct or an enum.
  package var genericNames: [String] { classParts?.genericParameters.map(\.name.bare) ?? [] }

  /// The additional parts of a function's type alias.
  package var functionParts: FunctionParts? {
    if case .ofFunction(let parts) = otherParts { parts } else { nil }
  }

  /// The additional parts of a struct of closures.
  package var structParts: StructParts? {
    if case .ofStruct(let parts) = otherParts { parts } else { nil }
  }
}

/// The parts of a class that a protocol does not have.
package struct ClassParts: Sendable {
  /// `class`, `struct` or `enum`.
  package var keyword: String
  /// `class Cache<Key: Hashable, Value>`
  package var genericParameters: [GenericParameter]
  /// The names of the types in it.
  package var nestedTypes: Set<String> = []
  /// A Boolean value that indicates whether its members include those of superclasses.
  package var hasInheritedMembers = false
}

/// The parts of a function's type alias that a protocol does not have.
package struct FunctionParts: Sendable {
  /// The reason why no closure can be of its type.
  package var problem: Diagnostic?
}
