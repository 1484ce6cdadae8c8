extension Situation {
  /// Why a member that a mock inherits may never reach it; nil if the mock was called, or if its own
  /// protocol requires the member.
  func inheritanceText(of declaration: Declaration) -> String? {
    guard case .member(let member, _, _) = declaration.member,
      let parent = declaration.parent, let child = declaration.subject.mock?.typeName.mocked,
      earlierCalls == 0, !history.contains(where: { declaration.isAbout($0.invocation) })
    else { return nil }
    let name = member.shownName
    return "from \(parent): an implementation of \(name) in an extension of \(child) would run in "
      + "the mock's place; redeclaring \(name) in \(child) mends it"
  }
}

extension Declaration {
  /// The protocol that requires the member, if it is another one than the mock is named for.
  fileprivate var parent: String? {
    guard let name = protocolName?.split(separator: ".").last.map(String.init) else { return nil }
    return name == subject.mock?.typeName.mocked ? nil : name
  }
}
