extension Copyability {
  /// The types that the compiler has to be asked about, with the names they are asked by.
  func asked(_ items: [MockedItem]) -> [(name: String, type: TypeSyntax)] {
    var found: [String: TypeSyntax] = [:]
    for requirement in items.members.flatMap(\.requirements) {
      for parameter in requirement.parameters {
        if let name = parameter.recordedType { found[name] = parameter.declaredType }
      }
      if case .unknown(let name) = requirement.resultCopyability {
        found[name] = requirement.result
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.valueOnly.stored) }
  }

  /// A type's text as a name.
  static func identifier(_ type: TypeSyntax) -> String {
    let parts = "\(type)".split(separator: "?", omittingEmptySubsequences: false)
    let text = parts.joined(separator: "_Optional")
    return String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
