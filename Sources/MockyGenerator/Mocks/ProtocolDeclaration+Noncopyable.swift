extension ProtocolDeclaration {
  /// The types that `@Mockable(noncopyable:)` or `@MockableFunction(noncopyable:)` names.
  var noncopyableTypes: Set<String> {
    let mockable = header.attributes.first {
      $0.isMockable || $0.isMacro("MockableFunction")
    }
    guard let list = mockable?.arguments, list.contains("noncopyable") else { return [] }
    let types = list.drop { $0 != ":" }.dropFirst().split(separator: ",")
    return Set(
      types.map { type in
        let text = type.filter { !$0.isWhitespace }
        return String((text.hasSuffix(".self") ? text.dropLast(5) : text[...]).prefix { $0 != "<" })
      })
  }
}
