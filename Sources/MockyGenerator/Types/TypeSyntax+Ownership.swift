extension TypeSyntax {
  /// Whether it says who owns the value: `borrowing T`, `consuming T`.
  var isOwned: Bool { hasSpecifier(["borrowing", "consuming"]) }

  func hasSpecifier(_ names: [String]) -> Bool {
    guard case .attributed(_, let specifiers, _) = self else { return false }
    return specifiers.contains { names.contains($0.name) }
  }

  /// `T` for `T?`.
  var withoutOptional: TypeSyntax {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.withoutOptional
    default: self
    }
  }

  var isSending: Bool {
    guard case .attributed(_, let specifiers, _) = self else { return false }
    return specifiers.contains { $0.name == "sending" }
  }

  /// Whether it is known to be a closure's, whatever it is called.
  var escapes: Bool {
    guard case .attributed(let attributes, _, _) = self else { return false }
    return attributes.contains { $0.name == "escaping" }
      && !attributes.contains { $0.name == "autoclosure" }
  }

  /// The type without what only a parameter can have: `@escaping`, `inout`, `sending`.
  var keepingValue: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return stored }
    let kept = attributes.filter { !["escaping", "autoclosure"].contains($0.name) }
    let words = specifiers.filter { $0.name == "nonisolated" }
    let value = base.stored
    return kept.isEmpty && words.isEmpty ? value : .attributed(kept, specifiers: words, value)
  }

  /// The type without all that stands before it.
  var valueOnly: TypeSyntax {
    if case .attributed(_, _, let base) = self { base } else { self }
  }

  var withoutSending: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return self }
    return .attributed(
      attributes, specifiers: specifiers.filter { $0.name != "sending" }, base)
  }

  /// The type without words about who owns the value: what can be copied is handed over as usual.
  var withoutOwnership: TypeSyntax {
    guard case .attributed(let attributes, let specifiers, let base) = self else { return self }
    let words = ["borrowing", "consuming", "__owned", "__shared", "sending"]
    let kept = specifiers.filter { !words.contains($0.name) }
    if kept.isEmpty && attributes.isEmpty { return base }
    return .attributed(attributes, specifiers: kept, base)
  }
}

extension TypeSyntax {
  /// A value of the type, as one that nobody else has.
  func sending(_ value: String) -> String {
    if isKnownAsSendable { return value }
    // Of an existential value the compiler would not believe it.
    return isExistential
      ? "MockyCore.MockObject.sending(Swift.Optional(\(value)))!"
      : "MockyCore.MockObject.sending(\(value))"
  }

  private var isExistential: Bool {
    switch core {
    case .any, .composition, .metatype: true
    case .named(let components) where components.count > 1 && components.last?.name.bare == "Type":
      true
    case .named:
      ["Any", "AnyObject", "AnyClass"].contains("\(core)".split(separator: ".").last ?? "")
    default: false
    }
  }
}

extension TypeSyntax {
  /// Whether it is one of the standard library's types whose values anyone may have.
  var isKnownAsSendable: Bool {
    switch core {
    case .named(let components):
      components.areKnown && (components[0].arguments ?? []).allSatisfy(\.isKnownAsSendable)
    case .optional(let base), .unwrapped(let base), .array(let base): base.isKnownAsSendable
    case .dictionary(let key, let value): key.isKnownAsSendable && value.isKnownAsSendable
    case .tuple(let elements): elements.allSatisfy { $0.type.isKnownAsSendable }
    default: false
    }
  }

  /// Whether there is something in it that only one actor may have: a closure or an existential
  /// value that does not say otherwise.
  var isKnownAsNotSendable: Bool {
    switch self {
    case .attributed(let attributes, _, let base):
      !attributes.contains { $0.name == "Sendable" || $0.isGlobalActor }
        && base.isKnownAsNotSendable
    case .function: true
    case .any, .composition: !description.contains("Sendable") && !description.contains("Error")
    case .named(let components):
      ["Any", "AnyObject"].contains(description) || holdsPointers
        || ["Array", "Dictionary", "Optional"].contains(components[0].name.bare)
          && (components[0].arguments ?? []).contains(where: \.isKnownAsNotSendable)
    case .optional(let base), .unwrapped(let base), .array(let base): base.isKnownAsNotSendable
    case .dictionary(let key, let value):
      key.isKnownAsNotSendable || value.isKnownAsNotSendable
    case .tuple(let elements): elements.contains { $0.type.isKnownAsNotSendable }
    default: false
    }
  }
}
