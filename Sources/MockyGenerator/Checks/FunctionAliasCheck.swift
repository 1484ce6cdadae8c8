/// Finds problems that keep the mock of a function from being written.
package struct FunctionAliasCheck {
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - declaration: the type alias.
  ///   - isLocal: whether it is declared inside a function.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    let name = declaration.name
    if isLocal {
      diagnostics = [.localAlias(name.range)]
    } else if declaration.enclosing.last?.keyword == "protocol" {
      diagnostics = [.aliasInProtocol(name.range)]
    }
    switch declaration.functionParts?.problem {
    case .convention(let attribute, let range):
      diagnostics.append(.functionOfC(attribute, range))
    case .genericParameter(let parameter):
      diagnostics.append(.genericFunction("\(parameter)", parameter.name.range))
    case nil: break
    }
    for method in declaration.members where method.kind == .method {
      diagnostics += RequirementCheck(method).diagnostics.prefix(1)
    }
  }
}
