extension TypeSyntax {
  /// A Boolean value that indicates whether it declares ownership: `borrowing T`, `consuming T`.
  var isOwned: Bool { hasSpecifier(["borrowing", "consuming"]) }

  func hasSpecifier(_ names: [String]) -> Bool { specifiers.contains { names.contains($0.name) } }

  var isSending: Bool { hasSpecifier(["sending"]) }

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }

  /// A Boolean value that indicates whether it is known to be an escaping closure, under any name.
  package var escapes: Bool { has(attribute: "escaping") && !has(attribute: "autoclosure") }

  /// The type without attributes and specifiers.
  package var valueOnly: TypeSyntax { kind == .attributed ? base : self }

  /// The type without `@escaping`.
  var withoutEscaping: TypeSyntax { keeping { $0.name != "escaping" } }

  /// The type without attributes that only a parameter can have: `@escaping`, `inout`, `sending`.
  var keepingValue: TypeSyntax {
    if kind != .attributed { return stored }
    return TypeSyntax.attributed(attributes, specifiers: specifiers, base.stored).keeping(
      { !["escaping", "autoclosure"].contains($0.name) }, specifiers: { $0.name == "nonisolated" })
  }

  /// The type with `sending`, which it lacks.
  var asSending: TypeSyntax {
    .attributed(attributes, specifiers: specifiers + [Modifier("sending", .nowhere)], valueOnly)
  }

  /// The type without `sending`, which a witness may lack, unless it sends the value back.
  var withoutSending: TypeSyntax {
    hasSpecifier(["inout"]) ? self : keeping(specifiers: { $0.name != "sending" })
  }

  /// The type without ownership specifiers: a copyable value is passed as usual.
  var withoutOwnership: TypeSyntax {
    if hasSpecifier(["inout"]) { return self }
    let words = ["borrowing", "consuming", "__owned", "__shared", "sending"]
    return keeping(specifiers: { !words.contains($0.name) })
  }

  /// Returns the type with some of its attributes and specifiers.
  private func keeping(
    _ isKept: (Attribute) -> Bool = { _ in true },
    specifiers isWord: (Modifier) -> Bool = { _ in true }
  ) -> TypeSyntax {
    let (kept, words) = (attributes.filter(isKept), specifiers.filter(isWord))
    if kept.count == attributes.count, words.count == specifiers.count { return self }
    return kept.isEmpty && words.isEmpty ? base : .attributed(kept, specifiers: words, base)
  }
}
