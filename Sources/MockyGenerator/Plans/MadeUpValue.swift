/// The way to make a value of a type: "Address(zip: part(), city: part())".
package struct MadeUpValue: Sendable {
  /// The expression of the type at the place of the mock: "Address.self".
  package let metatype: String
  package let text: String
  /// The types of its parts.
  package let parts: [TypeSyntax]

  package init(metatype: String, text: String, parts: [TypeSyntax]) {
    (self.metatype, self.text, self.parts) = (metatype, text, parts)
  }
}

extension MadeUpValue {
  /// Makes a closure that does nothing, and returns a value that is made with it.
  ///
  /// - Returns: nil if it is no type of a closure, or one that may not compile.
  package init?(closure type: TypeSyntax) {
    guard let function = type.core.function, type.isPlainFunction, function.isPlain else {
      return nil
    }
    let type = type.withoutEscaping
    let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    let head = names.isEmpty ? "" : " \(names) in"
    let result = function.result
    if result.isVoid {
      text = "{\(head) } as \(type)"
    } else {
      guard result.isPlainPart else { return nil }
      let kept = "MockyCore.MockObject.Sent<\(result)>"
      text = "(try? \(kept)(part())).map { kept in {\(head) kept.value } as \(type) }"
    }
    (metatype, parts) = (type.metatypeExpression, result.isVoid ? [] : [result])
  }
}

extension [MadeUpValue] {
  /// Writes the member of a mock that makes these values; nothing if there are none.
  func write(_ access: String, to lines: inout SourceLines) {
    guard !isEmpty else { return }
    lines.add("")
    lines.add("\(access)nonisolated static func mockValue(")
    lines.add("  of type: Any.Type, _ part: MockyCore.MockParts")
    lines.block(") -> Any? {") { lines in
      for value in self { lines.add("if type == \(value.metatype) { return \(value.text) }") }
      lines.add("return nil")
    }
  }
}

extension ProtocolDeclaration {
  /// The types of the values that callers of its members get, except those that it leaves open.
  package var results: [TypeSyntax] {
    let open = ownTypeNames.union(genericNames)
    return members.flatMap { $0.results(besides: open) }
  }

  /// The closures that its mock can make up without seeing other declarations.
  var closures: [MadeUpValue] {
    var known: Set<String> = []
    return results.compactMap { MadeUpValue(closure: $0) }
      .filter { known.insert($0.metatype).inserted }
  }
}

extension Member {
  /// The types of the values that a caller gets, except those that the member or its protocol
  /// leaves open.
  ///
  /// - Parameter own: the names of associated types.
  fileprivate func results(besides own: Set<String>) -> [TypeSyntax] {
    let open = own.union(genericNames).union(["Self"])
    return (isRequirement ? [result] : []).compactMap(\.self).filter { !$0.mentions(open) }
      + clauses.flatMap(\.members).flatMap { $0.results(besides: own) }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether a value of it can surely be handed over. Otherwise, the
  /// compiler may warn about memory safety or about code that never runs.
  package var isPlainPart: Bool {
    switch kind {
    case .named:
      components.allSatisfy { component in
        let name = component.name.bare
        return !name.hasPrefix("Unsafe") && name != "OpaquePointer" && name != "Unmanaged"
      } && !isNever
    case .optional, .array, .dictionary, .any: parts.allSatisfy(\.isPlainPart)
    case .function: function?.isPlain ?? false
    case .attributed: isPlainFunction && core.isPlainPart
    case .tuple: isParenthesized && base.isPlainPart
    default: false
    }
  }

  /// Returns whether it is the type of a closure without rare attributes.
  fileprivate var isPlainFunction: Bool {
    switch kind {
    case .function: true
    case .tuple where parts.count == 1: base.isPlainFunction
    case .attributed:
      specifiers.isEmpty && base.isPlainFunction
        && attributes.allSatisfy { ["escaping", "Sendable", "MainActor"].contains($0.name) }
    default: false
    }
  }
}

extension FunctionTypeSyntax {
  /// Returns whether a closure of it can surely be written.
  fileprivate var isPlain: Bool {
    if case .typed = effects.throwing { return false }
    if case .rethrows = effects.throwing { return false }
    return effects.asynchrony != .reasync && (result.isVoid || result.isPlainPart)
      && parameters.allSatisfy { !$0.isVariadic && $0.type.isPlainPart }
  }
}
