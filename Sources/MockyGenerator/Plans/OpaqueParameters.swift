/// Names the `some` types of a requirement's parameters, as expectations need them.
struct OpaqueParameters {
  private(set) var parameters: [GenericParameter] = []
  private let taken: Set<String>

  init(_ declared: [GenericParameter]) { taken = Set(declared.map(\.name.bare)) }

  /// A `some` type may be inside another: `some Collection<some Hashable>`.
  mutating func naming(_ type: TypeSyntax) -> TypeSyntax {
    var inner = self
    let named = type.mapping { part in
      part.kind == .some ? inner.take(inner.naming(part.base.core)) : nil
    }
    self = inner
    return named
  }

  private mutating func take(_ constraint: TypeSyntax) -> TypeSyntax {
    var name = "Opaque\(parameters.count + 1)"
    while taken.contains(name) { name += "_" }
    let identifier = Identifier(name)
    parameters.append(GenericParameter(name: identifier, constraint: constraint))
    return .name(name)
  }
}
