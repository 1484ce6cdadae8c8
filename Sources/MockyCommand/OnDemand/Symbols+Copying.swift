import MockyGenerator

/// When values of declared types can be copied.
extension Symbols {
  /// Returns whether a type names another one whose values can't be copied.
  func isNeverCopied(_ type: TypeSyntax, at place: Place) -> Bool {
    type.contains { rule(of: $0, at: place, [], 0).isNever }
  }

  /// Returns the rule for copying values of a type; nil for one that is in no source.
  func rule(of type: TypeSyntax, at place: Place, _ depth: Int = 0) -> CopyingRule? {
    guard depth < 20, let symbol = resolve(type, at: place) else { return nil }
    guard let alias = symbol.onlyAlias else { return symbol.rule }
    let parameters = alias.declaration.genericNames
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

extension DeclaredType {
  /// Returns the rule for copying values of the type.
  ///
  /// - Parameter extensions: those that may restore what the declaration removes.
  func rule(with extensions: [DeclaredType]) -> CopyingRule {
    let removed = ["Copyable", "Escapable"].filter { conforms(to: "~\($0)") }
    return removed.reduce(.always) { rule, conformance in
      let restoring = extensions.first { $0.conforms(to: conformance) }
      let demanded = restoring?.demanded(for: conformance, of: genericParameters)
      return rule.and(demanded.map { CopyingRule(arguments: $0) } ?? .never)
    }
  }

  /// Returns the indices of the generic parameters that must conform for a conformance of the
  /// extension: all but those that the extension exempts.
  private func demanded(for conformance: String, of parameters: [String]) -> Set<Int> {
    let free = requirements.filter {
      $0.relation == .conforms && $0.object.conforms(to: "~\(conformance)")
    }.map(\.subject.description)
    return Set(parameters.indices.filter { !free.contains(parameters[$0]) })
  }
}
