import MockyGenerator

/// The protocols that a protocol inherits from, as far as they are in the sources.
struct SourceAncestry: Ancestry {
  let symbols: Symbols
  /// The place of the mock; nil if it is that of the protocol.
  var mock: MockPlace?
  /// The defaults of the mocked protocol's requirements; nil if they are not looked for.
  var defaults: ExtensionDefaults?

  func parents(of child: FoundProtocol) -> [Parent] { symbols.parents(of: child) }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    var rules: [String: CopyingRule] = [:]
    for (member, _) in found.declaration.members.withConditions where member.kind != .conditional {
      let known = own.union(member.genericNames)
      for components in member.mentionedNames where !known.contains(components[0].name.bare) {
        let plain = TypeSyntax.named(components.map { TypeSyntax.Component($0.name) })
        guard let rule = symbols.rule(of: plain, at: found.place) else { continue }
        let spelled = spelling(plain, at: found.place, besides: own)
        rules[spelled.named?.map(\.name.bare).joined(separator: ".") ?? "\(spelled)"] = rule
      }
    }
    return rules
  }

  /// Function types take the place of their aliases: closures that are parameters do not escape, and a mock treats them
  /// differently from values.
  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    guard mock != nil else { return member }
    let place = found.place
    return member.mapping { spelling($0, at: place, besides: own) }.changing { spelled in
      for (index, parameter) in member.parameters.enumerated() where !parameter.isVariadic {
        guard let type = function(parameter.type, at: place, besides: own) else { continue }
        spelled.parameters[index].type = type
      }
      if member.storage != .none {
        let type = function(member.type, at: place, besides: own, isStored: true)
        spelled.result = type ?? spelled.result
      }
    }.with(defaults?.given(to: member, of: found))
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

  /// Returns the function type that a name means, with the specifiers before it; nil if it means
  /// something else.
  ///
  /// - Parameter isStored: whether it is the type of a stored property, so that an optional function counts, too.
  func function(
    _ type: TypeSyntax, at place: Place, besides own: Set<String> = [], isStored: Bool = false,
    _ depth: Int = 0
  ) -> TypeSyntax? {
    func inside(_ type: TypeSyntax, at place: Place) -> TypeSyntax? {
      function(type, at: place, besides: own, isStored: isStored, depth + 1)
    }
    switch type.kind {
    case .optional where isStored:
      return inside(type.base, at: place).map { .optional($0.inParentheses) }
    case .attributed where type.attributes.isEmpty:
      return inside(type.base, at: place).map { meant in
        .attributed(
          meant.attributes, specifiers: type.specifiers + meant.specifiers, meant.valueOnly)
      }
    case .named:
      guard depth < 20, !own.contains(type.components[0].name.bare),
        let alias = symbols.resolve(type, at: place)?.onlyAlias
      else { return nil }
      let meant = alias.declaration.type
      let names = alias.declaration.genericNames
      let arguments = type.components.last?.arguments ?? []
      guard names.count == arguments.count else { return nil }
      if isStored ? meant.functionWithAdornments != nil : meant.isFunction {
        return FixedTypes(zip(names, arguments.map { spelling($0, at: place, besides: own) }))
          .resolving(spelling(meant, at: alias.place, besides: own))
      }
      return names.isEmpty ? inside(meant, at: alias.place) : nil
    default: return nil
    }
  }
}
