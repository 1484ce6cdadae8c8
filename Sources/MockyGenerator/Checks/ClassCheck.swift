/// Finds problems that keep the mock of a class from being written, and members that it leaves out.
package struct ClassCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  private let declaration: ProtocolDeclaration

  /// - Parameters:
  ///   - declaration: the class.
  ///   - isLocal: whether it is declared inside a function.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    self.declaration = declaration
    if let modifier = declaration.header.modifiers.first(where: { $0.name == "final" }) {
      let word = SourceRange(modifier.range.start, modifier.range.end + 1)
      diagnostics.append(
        .error(
          .finalClass, modifier.range, declaration.name.bare,
          fixIts: [FixIt("remove 'final'", word, "")]))
    }
    if let pack = declaration.classParts?.genericParameters.first(where: { $0.kind == .pack }) {
      diagnostics.append(.error(.packClass, pack.name.range, pack.description))
    }
    if isLocal { diagnostics.append(.error(.localType, declaration.name.range, "class")) }
    for parent in declaration.inheritance {
      let name = "\(parent.type)".prefix { $0 != "<" }
      guard Self.unsendable.contains(name) else { continue }
      diagnostics.append(.error(.notSendable, parent.range, "\(name)"))
    }
    checkInitializers()
    check(declaration.members)
  }

  /// The classes of the system of which no subclass can be `Sendable`.
  private static let unsendable: Set<Substring> = [
    "ManagedBuffer", "UserDefaults", "Foundation.UserDefaults",
  ]

  private mutating func checkInitializers() {
    for initializer in declaration.members.initializers {
      let header = initializer.header
      if header.has(modifier: "required"), header.has(modifier: "convenience") {
        diagnostics.append(.error(.requiredConvenience, header.keyword, declaration.name.bare))
      }
    }
    if let first = declaration.members.initializers.first,
      declaration.members.designatedInitializers.isEmpty
    {
      diagnostics.append(.error(.noInitializer, first.header.keyword, declaration.name.bare))
    }
  }

  private mutating func check(_ members: [Member]) {
    for member in members {
      for clause in member.clauses { check(clause.members) }
      guard member.header.isOverridable, !member.isConstant else { continue }
      switch member.kind {
      case .method:
        checkName(member.name, isBuilder: member.parameters.isEmpty)
        checkResult(member)
        leaveOut(member)
      case .property:
        checkName(member.name, isBuilder: true)
        checkResult(member)
        if member.lacksType {
          let end = member.name.range.end
          warn(
            .typeLeftOut, member.name,
            [FixIt("write the type", SourceRange(end, end), ": <#Type#>")])
        }
      case .subscript:
        checkResult(member)
        leaveOut(member.changing { $0.accessors = [] })
      default: break
      }
    }
  }

  private mutating func checkResult(_ member: Member) {
    guard member.type.hasOpaquePart else { return }
    diagnostics.append(.error(.opaqueResult, member.name.range, member.name.bare))
  }

  private mutating func checkName(_ name: Identifier, isBuilder: Bool) {
    let isTaken =
      name.bare == "mockObject" || isBuilder && ["receives", "received"].contains(name.bare)
    if isTaken { diagnostics.append(.error(.takenName, name.range, name.bare)) }
  }

  private mutating func leaveOut(_ member: Member) {
    guard !RequirementCheck(member).diagnostics.isEmpty else { return }
    warn(.leftOut, member.name)
  }

  private mutating func warn(_ message: Message, _ name: Identifier, _ fixIts: [FixIt] = []) {
    diagnostics.append(
      Diagnostic(.warning, message.text([name.bare]), name.range, fixIts: fixIts))
  }
}

extension [Member] {
  fileprivate var initializers: [Member] {
    flatMap { member in
      member.kind == .initializer ? [member] : member.clauses.flatMap(\.members.initializers)
    }
  }
}
