extension EnclosedType {
  /// What a type that is declared so takes from its values; nothing for most types.
  var suppressed: Set<String> {
    Set(inheritance.flatMap { $0.type.conformances(suppressed: true) })
      .intersection(Self.copying)
  }

  /// What an extension gives back to them.
  var restored: Set<String> {
    Set(inheritance.flatMap { $0.type.conformances(suppressed: false) })
      .intersection(Self.copying)
  }

  /// Which of a type's generic parameters have to conform for what an extension says.
  ///
  /// - Parameters:
  ///   - conformance: what the extension gives back.
  ///   - parameters: the type's, in their order.
  /// - Returns: their places: all but those of which the extension says that they need not.
  func demanded(for conformance: String, of parameters: [String]) -> Set<Int> {
    let free = requirements.filter {
      $0.relation == .conforms
        && $0.object.conformances(suppressed: true).contains(conformance)
    }.map(\.subject.description)
    return Set(parameters.indices.filter { !free.contains(parameters[$0]) })
  }

  private static let copying: Set<String> = ["Copyable", "Escapable"]
}

extension InheritedType {
  /// Whether it gives a type's values back what its declaration takes from them.
  var mayBeOfCopying: Bool {
    !type.conformances(suppressed: false).filter { $0 == "Copyable" || $0 == "Escapable" }.isEmpty
  }
}

extension TypeSyntax {
  /// The last names of the protocols in it, either those with a `~` before them, or the others.
  fileprivate func conformances(suppressed isWanted: Bool) -> [String] {
    switch core {
    case .composition(let types): return types.flatMap { $0.conformances(suppressed: isWanted) }
    case .suppressed(let base):
      return isWanted ? base.conformances(suppressed: false) : []
    case .named(let components):
      return isWanted ? [] : components.suffix(1).map(\.name.bare)
    default: return []
    }
  }
}
