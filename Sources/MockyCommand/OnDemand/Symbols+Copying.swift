import MockyGenerator

/// When values of declared types can be copied.
extension Symbols {
  /// Returns the rules for copying values of the types that members name, by the names that these have at the place of
  /// the mock.
  ///
  /// - Parameters:
  ///   - members: the members.
  ///   - place: the place of the members.
  ///   - own: names that mean a type inside the declaration, and none of the sources.
  ///   - spelling: returns the name of a type at the place of the mock.
  func copyingRules(
    of members: [Member], at place: Place, besides own: Set<String>,
    _ spelling: (TypeSyntax) -> TypeSyntax = { $0 }
  ) -> [String: CopyingRule] {
    var rules: [String: CopyingRule] = [:]
    for (member, _) in members.withConditions where member.kind != .conditional {
      let known = own.union(member.genericNames)
      _ = member.mapping { part in
        guard let components = part.named, !known.contains(components[0].name.bare)
        else { return nil }
        let plain = TypeSyntax.named(components.map { TypeSyntax.Component($0.name) })
        if let rule = rule(of: plain, at: place, 0) { rules[spelling(plain).bareNames] = rule }
        return nil
      }
    }
    return rules
  }

  /// Returns whether a type names another one whose values can't be copied.
  func isNeverCopied(_ type: TypeSyntax, at place: Place) -> Bool {
    type.contains { part in
      guard let last = part.named?.last else { return false }
      return (rule(of: part, at: place, 0) ?? CopyingRule.standard[last.name.bare])?.isNever
        ?? false
    }
  }

  private func rule(of type: TypeSyntax, at place: Place, _ depth: Int) -> CopyingRule? {
    guard depth < 20, let symbol = resolve(type, at: place) else { return nil }
    guard let alias = symbol.onlyAlias else { return symbol.rule }
    let parameters = alias.declaration.genericParameters.map(\.name.bare)
    return rule(of: alias.declaration.type, at: alias.place, parameters, depth + 1)
  }

  /// - Parameter parameters: an alias's own generic parameters.
  private func rule(
    of type: TypeSyntax, at place: Place, _ parameters: [String], _ depth: Int
  ) -> CopyingRule {
    let core = type.core
    switch core.kind {
    case .optional, .unwrapped, .inlineArray:
      return rule(of: core.parts[core.parts.count - 1], at: place, parameters, depth)
    case .named:
      let components = core.components
      if components.count == 1, let index = parameters.firstIndex(of: components[0].name.bare) {
        return CopyingRule(arguments: [index])
      }
      let own =
        rule(of: core, at: place, depth)
        ?? CopyingRule.standard[components[components.count - 1].name.bare] ?? .always
      if own.arguments.isEmpty { return own }
      let arguments = components.flatMap { $0.arguments ?? [] }
      return own.with(arguments.map { rule(of: $0, at: place, parameters, depth) })
    default: return .always
    }
  }
}

extension TypeSyntax {
  fileprivate var bareNames: String {
    named?.map(\.name.bare).joined(separator: ".") ?? description
  }
}

extension DeclaredType {
  /// Returns the rule for copying values of the type.
  ///
  /// - Parameter extensions: those that may restore what the declaration removes.
  func rule(with extensions: [DeclaredType]) -> CopyingRule {
    let removed = conformances(suppressed: true).intersection(["Copyable", "Escapable"])
    return removed.reduce(.always) { rule, conformance in
      let restoring = extensions.first { $0.conformances().contains(conformance) }
      let demanded = restoring?.demanded(for: conformance, of: genericParameters)
      return rule.and(demanded.map { CopyingRule(arguments: $0) } ?? .never)
    }
  }

  /// Returns the indices of the generic parameters that must conform for a conformance of the
  /// extension: all but those that the extension exempts.
  private func demanded(for conformance: String, of parameters: [String]) -> Set<Int> {
    let free = requirements.filter {
      $0.relation == .conforms
        && $0.object.conformances(suppressed: true).contains(conformance)
    }.map(\.subject.description)
    return Set(parameters.indices.filter { !free.contains(parameters[$0]) })
  }
}
