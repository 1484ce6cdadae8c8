/// Finds problems that keep the mock of a function from being written.
package struct FunctionAliasCheck {
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - declaration: the type alias.
  ///   - isLocal: whether it is declared inside a function.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    let name = declaration.name
    if isLocal {
      diagnostics = [.error(.localAlias, name.range)]
    } else if declaration.enclosing.last?.keyword == "protocol" {
      diagnostics = [.error(.aliasInProtocol, name.range)]
    }
    diagnostics += [declaration.functionParts?.problem].compactMap(\.self)
    for method in declaration.members where method.kind == .method {
      diagnostics += RequirementCheck(method).diagnostics.prefix(1)
    }
  }
}
