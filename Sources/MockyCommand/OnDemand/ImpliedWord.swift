import MockyGenerator

/// A word that a module's settings imply.
package enum ImpliedWord: String, Sendable {
  case sendable = "@Sendable"
  case nonsending = "nonisolated(nonsending)"
  case concurrent = "@concurrent"
  case mainActor = "@MainActor"
}

extension Set<ImpliedWord> {
  /// Returns an alias with these words.
  func alias(_ alias: Member) -> Member {
    alias.changing { $0.result = alias.type.mapping(closure) }
  }

  /// Returns a closure's type with these words; nil for other types.
  private func closure(_ type: TypeSyntax) -> TypeSyntax? {
    let written = type.valueOnly
    guard let effects = written.function?.effects else { return nil }
    let function = written.mapping { $0 === written ? nil : closure($0) }
    var (attributes, specifiers) = (type.attributes, type.specifiers)
    let isOnActor = attributes.contains(where: \.isGlobalActor)
    if contains(.sendable), isOnActor, !attributes.contains(where: { $0.name == "Sendable" }) {
      attributes.append(Attribute("Sendable", .nowhere))
    }
    let saysWhere =
      isOnActor || attributes.contains { ["isolated", "concurrent"].contains($0.name) }
      || specifiers.contains { $0.name == "nonisolated" }
    if effects.asynchrony != nil, !saysWhere {
      if contains(.concurrent) { attributes.append(Attribute("concurrent", .nowhere)) }
      if contains(.nonsending) {
        specifiers.append(Modifier("nonisolated", detail: "nonsending", .nowhere))
      }
    }
    let isPlain = attributes.isEmpty && specifiers.isEmpty
    return isPlain ? function : .attributed(attributes, specifiers: specifiers, function)
  }

  /// Returns a declaration with these words.
  func declaration(_ declaration: ProtocolDeclaration) -> ProtocolDeclaration {
    guard !isEmpty else { return declaration }
    var copy = declaration
    let header = declaration.header
    // The compiler leaves out types that are errors or coding keys, but no protocols.
    let isProtocol = declaration.classParts == nil && declaration.structParts == nil
    let parentsElsewhere = isProtocol ? ["Actor"] : ["Error", "CodingKey"]
    let saysWhere =
      declaration.functionParts != nil || header.has(modifier: "nonisolated")
      || header.attributes.contains(where: \.isGlobalActor)
      || declaration.parents.contains { parentsElsewhere.contains(where: $0.type.isStandard) }
    if contains(.mainActor), !saysWhere {
      copy.header.attributes.append(Attribute("MainActor", .nowhere))
    }
    let isOnActor = copy.header.attributes.contains(where: \.isGlobalActor)
    copy.members = declaration.members.map { member in
      let member = member.mapping(closure)
      return contains(.nonsending) && !isOnActor ? member.nonsending : member
    }
    return copy
  }
}

extension Member {
  /// The member as one that runs on its caller's actor, if it can be declared that way.
  fileprivate var nonsending: Member {
    guard kind == .method, effects.asynchrony != nil,
      !header.has(modifier: "nonisolated"), !header.has(attribute: "concurrent"),
      !header.attributes.contains(where: \.isGlobalActor),
      // The compiler cannot check a nonescaping closure there.
      !parameters.contains(where: { $0.type.isFunction && !$0.type.escapes })
    else { return self }
    return changing {
      $0.header.modifiers.append(Modifier("nonisolated", detail: "nonsending", .nowhere))
    }
  }
}
