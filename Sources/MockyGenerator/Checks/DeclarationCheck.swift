/// Finds problems that keep the mock of a protocol from being written.
package struct ProtocolCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  let declaration: ProtocolDeclaration

  /// - Parameters:
  ///   - declaration: the protocol.
  ///   - isLocal: whether it is declared inside a function.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool) {
    self.declaration = declaration
    if isLocal {
      diagnostics.append(.localProtocol(declaration.name.range))
    } else {
      checkAccess()
    }
    checkParents()
    for requirement in declaration.requirements { check(requirement) }
    checkDecoding()
    checkNamesakes()
    checkProperties()
    check(declaration.members)
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

  /// The initializer that `Decodable` requires names the standard library's decoder.
  private mutating func checkDecoding() {
    guard declaration.inheritsActor else { return }
    for case .initializer(let initializer) in declaration.members
    where initializer.parameters.first?.type.description == "any Swift.Decoder" {
      diagnostics.append(.decodableActor(declaration.name.bare, declaration.name.range))
    }
  }

  /// A method may be called `init` or `subscript`. Beside an initializer or subscript with the same
  /// labels, its expectation would have the other's name.
  private mutating func checkNamesakes() {
    let special = declaration.members.specialSignatures
    for case .method(let method) in declaration.members where !method.isOperator {
      let signature = method.parameters.signature(method.name.bare)
      if special.contains(signature) {
        diagnostics.append(.namesake(signature, of: method.name.bare, method.name.range))
      }
    }
  }

  /// Reports a property and a method of one name. An extension can implement one of them, and a mock cannot.
  private mutating func checkProperties() {
    let properties = declaration.members.compactMap { member in
      if case .property(let property) = member { property.scopedName } else { nil as String? }
    }
    let names = Set(properties)
    for case .method(let method) in declaration.members
    where method.parameters.isEmpty && names.contains(method.scopedName) {
      diagnostics.append(
        .twoOfOneName(method.name.bare, in: declaration.name.bare, declaration.name.range))
    }
  }

  private mutating func checkParents() {
    for parent in declaration.parents {
      if ["DistributedActor", "Distributed.DistributedActor"].contains(
        parent.type.description)
      {
        diagnostics.append(.distributed(parent.range))
      } else if let found = StandardProtocol.systemClass(parent.type) {
        diagnostics.append(
          .bound(to: found, by: "\(parent.type)", in: declaration.name.bare, parent.range))
      } else if StandardProtocol.isRefused(parent.type) {
        diagnostics.append(
          .tooMuchToWrite(for: "\(parent.type)", in: declaration.name.bare, parent.range))
      }
    }
  }

  private mutating func check(_ members: [Member]) {
    for member in members {
      switch member {
      case .method(let method): report(RequirementCheck(method))
      case .property(let property): report(RequirementCheck(property))
      case .subscript(let declaration): report(RequirementCheck(declaration))
      case .initializer(let initializer):
        diagnostics += RequirementCheck(initializer).diagnostics
      case .associatedType(let type): check(type)
      case .conditional(let clauses):
        for clause in clauses { check(clause.members) }
      case .typeAlias, .unreadable: break
      }
    }
  }

  /// One reason is enough for a requirement that has to be mocked by hand.
  private mutating func report(_ check: RequirementCheck) {
    diagnostics += check.diagnostics.prefix(1)
  }

  private mutating func check(_ type: AssociatedTypeDeclaration) {
    for parent in type.inheritance {
      check(boundToSelf: parent.type)
    }
    for requirement in type.requirements { check(requirement) }
  }

  private mutating func check(_ requirement: GenericRequirement) {
    // The class takes the place of `Self`.
    if requirement.relation == .equals, case .named(let names) = requirement.subject,
      names.filter({ $0.name.text != "Self" }).count == 1
    {
      return
    }
    guard !requirement.meansMock(in: declaration) else { return }
    check(boundToSelf: requirement.object)
  }

  /// A class cannot relate a generic parameter to itself.
  private mutating func check(boundToSelf type: TypeSyntax) {
    guard let range = type.rangeOfSelf else { return }
    diagnostics.append(.boundToSelf(range))
  }
}

extension [Member] {
  /// The names and labels of all initializers and subscripts.
  fileprivate var specialSignatures: Set<String> {
    Set(
      compactMap { member in
        switch member {
        case .initializer(let initializer): initializer.parameters.signature("init")
        case .subscript(let declaration):
          declaration.parameters.signature("subscript", areIndices: true)
        default: nil
        }
      })
  }
}

extension [Parameter] {
  /// A name with labels; in a subscript a single name is no label.
  fileprivate func signature(_ name: String, areIndices: Bool = false) -> String {
    let labels = map { parameter in
      areIndices && parameter.secondName == nil ? "_:" : "\(parameter.firstName.bare):"
    }
    return "\(name)(\(labels.joined()))"
  }
}

extension TypeSyntax {
  var isSuppressed: Bool { if case .suppressed = self { true } else { false } }
}

/// Finds problems that keep the mock of a function from being written.
package struct FunctionCheck {
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
    for case .method(let method) in declaration.members {
      diagnostics += RequirementCheck(method).diagnostics.prefix(1)
    }
  }
}

/// A declaration that is no protocol, read as far as a message about it needs.
struct OtherDeclaration {
  /// The word that introduces it, `class` or `func`; otherwise the token in its place.
  let keyword: Identifier
  /// The macro's attribute with the blanks after it.
  private(set) var attribute: SourceRange?

  /// - Parameters:
  ///   - source: the declaration.
  ///   - macro: the name of the attribute.
  init(parsing source: [UInt8], named macro: String = "Mockable") {
    let parser = Parser(source)
    let introducer = try? parser.parseIntroducer()
    keyword = Identifier(parser.text(parser.token), parser.token.range)
    attribute = introducer?.attributes.first { $0.isMacro(macro) }?.range
    while let end = attribute?.end, end < source.count, Self.blanks.contains(source[end]) {
      attribute?.end += 1
    }
  }

  private var conforming: String {
    "attach it to a protocol that the \(keyword.text) conforms to"
  }

  private static let blanks = Array(" \t\r\n".utf8)

  /// "a class", and a remedy; nil if it is no declaration.
  var kind: (name: String, remedy: String)? {
    let name = keyword.text
    switch name {
    case "struct": return ("a struct without closures", conforming)
    case "enum", "actor": return ("an \(name)", conforming)
    case "extension": return ("an extension", "attach it to the protocol itself")
    case "func": return ("a function", "remove it")
    case "var", "let": return ("a property", "remove it")
    case "init": return ("an initializer", "remove it")
    case "subscript", "case", "macro": return ("a \(name)", "remove it")
    case "typealias": return ("a type alias", "attach @MockableFunction to that of a function")
    default: return nil
    }
  }
}

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
      switch member {
      case .method(let method) where method.header.isOverridable:
        checkName(method.name, isBuilder: method.parameters.isEmpty)
        checkResult(method.result, of: method.name.bare, method.name.range)
        leaveOut(method.name.bare, RequirementCheck(method), method.name.range)
      case .property(let property) where property.header.isOverridable && !property.isConstant:
        checkName(property.name, isBuilder: true)
        checkResult(property.type, of: property.name.bare, property.name.range)
        if property.lacksType {
          diagnostics.append(.typeLeftOut(property.name.bare, property.name.range))
        }
      case .subscript(let subscriptDeclaration) where subscriptDeclaration.header.isOverridable:
        let keyword = subscriptDeclaration.header.keyword
        checkResult(subscriptDeclaration.result, of: "subscript", keyword)
        var plain = subscriptDeclaration
        plain.accessors = []
        leaveOut("subscript", RequirementCheck(plain), keyword)
      case .conditional(let clauses): for clause in clauses { check(clause.members) }
      default: break
      }
    }
  }

  private mutating func checkResult(
    _ type: TypeSyntax?, of name: String, _ range: SourceRange
  ) {
    if type?.hasOpaquePart ?? false { diagnostics.append(.opaqueResult(name, range)) }
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

extension MethodDeclaration {
  fileprivate var scopedName: String { header.scope + name.bare }
}

extension PropertyDeclaration {
  fileprivate var scopedName: String { header.scope + name.bare }
}
