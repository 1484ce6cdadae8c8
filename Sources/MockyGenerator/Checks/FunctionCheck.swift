/// Looks for what keeps the mock of a function from being written.
struct FunctionCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - declaration: the type alias.
  ///   - isLocal: whether it stands where statements do.
  init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
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
    for case .method(let method) in declaration.members {
      diagnostics += RequirementCheck(method).diagnostics.prefix(1)
    }
  }
}
