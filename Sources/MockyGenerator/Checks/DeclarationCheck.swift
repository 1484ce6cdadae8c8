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
    for member in declaration.members
    where member.kind == .initializer
      && member.parameters.first?.type.description == "any Swift.Decoder"
    {
      diagnostics.append(.decodableActor(declaration.name.bare, declaration.name.range))
    }
  }

  /// A method may be called `init` or `subscript`. Beside an initializer or subscript with the same
  /// labels, its expectation would have the other's name.
  private mutating func checkNamesakes() {
    let special = declaration.members.specialSignatures
    for method in declaration.members where method.kind == .method && !method.isOperator {
      let signature = method.parameters.signature(method.name.bare)
      if special.contains(signature) {
        diagnostics.append(.namesake(signature, of: method.name.bare, method.name.range))
      }
    }
  }

  /// Reports a property and a method of one name. An extension can implement one of them, and a mock cannot.
  private mutating func checkProperties() {
    let names = Set(declaration.members.filter { $0.kind == .property }.map(\.scopedName))
    for method in declaration.members
    where method.kind == .method && method.parameters.isEmpty && names.contains(method.scopedName) {
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
      switch member.kind {
      case .initializer: diagnostics += RequirementCheck(member).diagnostics
      // One reason is enough for a requirement that has to be mocked by hand.
      case .method, .property, .subscript:
        diagnostics += RequirementCheck(member).diagnostics.prefix(1)
      case .associatedType:
        for parent in member.inheritance { check(boundToSelf: parent.type) }
        for requirement in member.requirements { check(requirement) }
      case .conditional: for clause in member.clauses { check(clause.members) }
      case .typeAlias, .unreadable: break
      }
    }
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
        switch member.kind {
        case .initializer: member.parameters.signature("init")
        case .subscript: member.parameters.signature("subscript", areIndices: true)
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
    for method in declaration.members where method.kind == .method {
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

extension Member {
  fileprivate var scopedName: String { header.scope + name.bare }
}
