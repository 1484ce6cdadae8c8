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
      diagnostics.append(.finalClass(declaration.name.bare, modifier.range))
    }
    if let pack = declaration.classParts?.genericParameters.first(where: { $0.kind == .pack }) {
      diagnostics.append(.packClass(pack.description, pack.name.range))
    }
    if isLocal { diagnostics.append(.localType("class", declaration.name.range)) }
    for parent in declaration.inheritance {
      let name = "\(parent.type)".prefix { $0 != "<" }
      guard Self.unsendable.contains(name) else { continue }
      diagnostics.append(.notSendable("\(name)", parent.range))
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
        diagnostics.append(.requiredConvenience(declaration.name.bare, header.keyword))
      }
    }
    if let first = declaration.members.initializers.first,
      declaration.members.designatedInitializers.isEmpty
    {
      diagnostics.append(.noInitializer(declaration.name.bare, first.header.keyword))
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
          diagnostics.append(.typeLeftOut(member.name.bare, member.name.range))
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
    diagnostics.append(.opaqueResult(member.name.bare, member.name.range))
  }

  private mutating func checkName(_ name: Identifier, isBuilder: Bool) {
    let isTaken =
      name.bare == "mockObject" || isBuilder && ["receives", "received"].contains(name.bare)
    if isTaken { diagnostics.append(.takenName(name.bare, name.range)) }
  }

  private mutating func leaveOut(_ member: Member) {
    guard !RequirementCheck(member).diagnostics.isEmpty else { return }
    diagnostics.append(.leftOut(member.name.bare, member.name.range))
  }
}

extension [Member] {
  fileprivate var initializers: [Member] {
    flatMap { member in
      member.kind == .initializer ? [member] : member.clauses.flatMap(\.members.initializers)
    }
  }
}
