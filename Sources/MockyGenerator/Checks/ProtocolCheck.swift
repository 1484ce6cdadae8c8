/// Looks for what a mock cannot be written for, before anything is written.
struct ProtocolCheck {
  private(set) var diagnostics: [Diagnostic] = []
  let declaration: ProtocolDeclaration

  /// - Parameters:
  ///   - declaration: the protocol.
  ///   - isLocal: whether it stands where statements do.
  init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    self.declaration = declaration
    checkAttributes()
    if isLocal {
      diagnostics.append(.localProtocol(declaration.name.range))
    } else {
      checkAccess()
    }
    checkParents()
    for requirement in declaration.requirements { check(requirement) }
    check(declaration.members, isConditional: false)
  }

  private mutating func checkAttributes() {
    if let attribute = declaration.header.attributes.first(where: { $0.name == "objc" }) {
      diagnostics.append(.objectiveC(attribute.range))
    }
  }

  private mutating func checkAccess() {
    if !declaration.enclosing.isEmpty,
      let modifier = declaration.header.modifiers.first(where: { $0.name == "private" })
    {
      diagnostics.append(.privateInType(modifier.range))
    }
    for type in declaration.enclosing.dropFirst() where type.header.has(modifier: "private") {
      diagnostics.append(.inPrivateType("\(type.type)", declaration.name.range))
    }
  }

  private mutating func checkParents() {
    for parent in declaration.parents {
      if case .suppressed = parent.type {
        diagnostics.append(.notYet("protocols of noncopyable types", parent.range))
      } else if parent.type.description == "DistributedActor" {
        diagnostics.append(.notYet("distributed actors", parent.range))
      } else if UnseenProtocols.contains(parent.type) {
        diagnostics.append(
          .unseenRequirements(
            of: "\(parent.type)", in: declaration.name.bare, parent.range))
      }
    }
  }

  private mutating func check(_ members: [Member], isConditional: Bool) {
    for member in members {
      switch member {
      case .method(let method): diagnostics += RequirementCheck(method).diagnostics
      case .property(let property): diagnostics += RequirementCheck(property).diagnostics
      case .subscript(let declaration):
        diagnostics += RequirementCheck(declaration).diagnostics
      case .initializer(let initializer):
        diagnostics.append(.notYet("initializer requirements", initializer.header.keyword))
      case .associatedType(let type): check(type, isConditional: isConditional)
      case .conditional(let clauses):
        for clause in clauses { check(clause.members, isConditional: true) }
      case .typeAlias, .unreadable: break
      }
    }
  }

  private mutating func check(_ type: AssociatedTypeDeclaration, isConditional: Bool) {
    if isConditional {
      diagnostics.append(.conditionalAssociatedType(type.name.bare, type.name.range))
    }
    for parent in type.inheritance where parent.type.contains(\.isSuppressed) {
      diagnostics.append(.notYet("noncopyable associated types", parent.range))
    }
    for requirement in type.requirements { check(requirement) }
  }

  private mutating func check(_ requirement: GenericRequirement) {
    if requirement.object.contains(\.isSuppressed) {
      diagnostics.append(.notYet("protocols of noncopyable types", requirement.range))
    }
  }
}

extension TypeSyntax {
  var isSuppressed: Bool { if case .suppressed = self { true } else { false } }
}
