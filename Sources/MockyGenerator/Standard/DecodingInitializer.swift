extension ProtocolDeclaration {
  /// The initializer that Swift writes for a `Decodable` class, which each subclass must have; nil
  /// if it writes none.
  var decodingInitializer: Member? {
    let names = ["Codable", "Decodable"]
    let isDecodable = parents.contains { parent in names.contains { parent.type.isStandard($0) } }
    let isDeclared = members.contains { member in
      member.kind == .initializer && member.parameters.map(\.firstName.bare) == ["from"]
    }
    guard isDecodable, !isDeclared else { return nil }
    let nowhere = SourceRange.nowhere
    return Member.implicitInitializer.changing { initializer in
      initializer.header.modifiers =
        header.modifiers.filter { ["open", "public", "package"].contains($0.name) }
        + [Modifier("required", nowhere)]
      initializer.parameters = [
        Parameter(
          firstName: Identifier("from", nowhere), secondName: Identifier("decoder", nowhere),
          type: .any(.named(["Swift", "Decoder"].map { .init(Identifier($0, nowhere)) })),
          range: nowhere)
      ]
      initializer.effects.throwing = .throws
    }
  }
}
