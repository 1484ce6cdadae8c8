import MockyGenerator

extension TypeSyntax {
  /// Returns the type as an existential one, with `any` before it; nil for one that is none.
  ///
  /// - Parameter isProtocol: returns whether a name means a protocol.
  func existential(_ isProtocol: (TypeSyntax) -> Bool) -> TypeSyntax? {
    switch kind {
    case .named: isProtocol(self) ? .any(self) : nil
    case .metatype where keyword == "Type": isProtocol(base) ? .any(self) : nil
    case .composition: parts.contains(where: isProtocol) ? .any(self) : nil
    case .optional: base.existential(isProtocol).map { .optional($0.inParentheses) }
    case .unwrapped: base.existential(isProtocol).map { .unwrapped($0.inParentheses) }
    case .any, .some, .suppressed, .metatype: self
    default: nil
    }
  }
}

extension StandardProtocol {
  /// Returns whether a name that is in no source means a protocol that needs `any` before it.
  static func needsAny(_ type: TypeSyntax) -> Bool {
    guard let name = name(type), name != "AnyObject" else { return false }
    return isNonisolated(type) || ["Encoder", "Decoder", "RandomNumberGenerator"].contains(name)
  }
}
