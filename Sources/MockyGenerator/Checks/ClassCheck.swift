/// Looks for what keeps a mock of a class from being written, and for members that it leaves out.
package struct ClassCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  private let declaration: ProtocolDeclaration

  /// - Parameters:
  ///   - declaration: the class.
  ///   - isLocal: whether it stands where statements do.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    self.declaration = declaration
    if let modifier = declaration.header.modifiers.first(where: { $0.name == "final" }) {
      diagnostics.append(.finalClass(declaration.name.bare, modifier.range))
    }
    if isLocal { diagnostics.append(.localClass(declaration.name.range)) }
    checkInitializers()
    check(declaration.members)
  }

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
      switch member {
      case .method(let method) where method.header.isOverridable:
        checkName(method.name, isBuilder: method.parameters.isEmpty)
        leaveOut(method.name.bare, RequirementCheck(method), method.name.range)
      case .property(let property) where property.header.isOverridable && !property.isConstant:
        checkName(property.name, isBuilder: true)
        if property.lacksType {
          diagnostics.append(.typeLeftOut(property.name.bare, property.name.range))
        }
      case .subscript(let subscriptDeclaration) where subscriptDeclaration.header.isOverridable:
        var plain = subscriptDeclaration
        plain.accessors = []
        leaveOut(
          "subscript", RequirementCheck(plain), subscriptDeclaration.header.keyword)
      case .conditional(let clauses): for clause in clauses { check(clause.members) }
      default: break
      }
    }
  }

  private mutating func checkName(_ name: Identifier, isBuilder: Bool) {
    let isTaken =
      name.bare == "mockObject" || isBuilder && ["receives", "received"].contains(name.bare)
    if isTaken { diagnostics.append(.takenName(name.bare, name.range)) }
  }

  private mutating func leaveOut(_ name: String, _ check: RequirementCheck, _ range: SourceRange) {
    guard !check.diagnostics.isEmpty else { return }
    diagnostics.append(.leftOut(name, range))
  }
}

extension [Member] {
  fileprivate var initializers: [InitializerDeclaration] {
    flatMap { member -> [InitializerDeclaration] in
      switch member {
      case .initializer(let initializer): [initializer]
      case .conditional(let clauses): clauses.flatMap(\.members.initializers)
      default: []
      }
    }
  }
}
