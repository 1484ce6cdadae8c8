import MockyGenerator

/// The protocols that a protocol inherits from, as far as they are in the sources.
struct SourceAncestry: Ancestry {
  let symbols: Symbols
  /// The place of the mock; nil if it is that of the protocol.
  var mock: MockPlace?
  /// The defaults of the mocked protocol's requirements; nil if they are not looked for.
  var defaults: ExtensionDefaults?

  /// Returns the ancestry for members of a class.
  ///
  /// - Parameter classes: the class and its superclasses, whose nested types the mock inherits.
  func inside(_ classes: [FoundProtocol]) -> SourceAncestry {
    var copy = self
    copy.mock?.superclasses = classes.map { $0.enclosingPath + [$0.name] }
    return copy
  }

  func parents(of child: FoundProtocol) -> [Parent] { symbols.parents(of: child) }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    symbols.copyingRules(of: found.declaration.members, at: found.place, besides: own) {
      spelling($0, at: found.place, besides: own)
    }
  }

  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    guard mock != nil else { return member }
    let aliases = FunctionAliases(types: symbols, own: own) { spelling($0, at: $1, besides: own) }
    let named = member.mapping { spelling($0, at: found.place, besides: own) }
    return aliases.resolving(member, at: found.place, in: named)
      .with(defaults?.given(to: member, of: found))
  }

  func spelling(
    _ type: TypeSyntax, of found: FoundProtocol, besides own: Set<String>
  ) -> TypeSyntax { spelling(type, at: found.place, besides: own) }

  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax? {
    symbols.meaning(of: type, at: [found.place])
  }

  /// Returns the name that a type at a place has at the place of the mock.
  func spelling(_ type: TypeSyntax, at place: Place, besides own: Set<String>) -> TypeSyntax {
    mock.map { symbols.spelling(type, from: place, in: $0, besides: own) } ?? type
  }
}
