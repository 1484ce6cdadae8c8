/// Finds problems that keep the mock of a protocol from being written.
package struct ProtocolCheck {
  package private(set) var diagnostics: [Diagnostic] = []
  let declaration: ProtocolDeclaration
  private let seesSources: Bool

  /// - Parameters:
  ///   - declaration: the protocol.
  ///   - isLocal: whether it is declared inside a function.
  ///   - seesSources: whether the sources have been searched for its parents.
  package init(_ declaration: ProtocolDeclaration, isLocal: Bool, seesSources: Bool = false) {
    (self.declaration, self.seesSources) = (declaration, seesSources)
    if isLocal {
      diagnostics.append(.error(.localProtocol, declaration.name.range))
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
      let fixIt = FixIt("replace 'private' with 'fileprivate'", modifier.range, "fileprivate")
      diagnostics.append(.error(.privateInType, modifier.range, fixIts: [fixIt]))
    }
    for type in declaration.enclosing.dropFirst() where type.header.has(modifier: "private") {
      diagnostics.append(.error(.inPrivateType, declaration.name.range, "\(type.type)"))
    }
  }

  /// The initializer that `Decodable` requires names the standard library's decoder.
  private mutating func checkDecoding() {
    guard declaration.inheritsActor else { return }
    for member in declaration.members
    where member.kind == .initializer
      && member.parameters.first?.type.description == "any Swift.Decoder"
    {
      diagnostics.append(.error(.decodableActor, declaration.name.range, declaration.name.bare))
    }
  }

  /// A method may be called `init` or `subscript`. Beside an initializer or subscript with the same
  /// labels, its expectation would have the other's name.
  private mutating func checkNamesakes() {
    let special = declaration.members.specialSignatures
    for method in declaration.members where method.kind == .method && !method.isOperator {
      let signature = method.parameters.signature(method.name.bare)
      if special.contains(signature) {
        let other = method.name.bare == "init" ? "an initializer" : "a subscript"
        diagnostics.append(.error(.namesake, method.name.range, signature, other))
      }
    }
    let settable = declaration.members.filter { $0.accessors.setter != nil }
    let setters = Set(settable.map { "\($0.header.scope)\($0.signature.dropLast())setTo:)" })
    for member in declaration.members where member.kind == .method || member.kind == .subscript {
      if setters.contains(member.header.scope + member.signature) {
        diagnostics.append(.error(.namesake, member.name.range, member.signature, "a setter"))
      }
    }
  }

  /// Reports a property and a method of one name. An extension can implement one of them, and a mock cannot.
  private mutating func checkProperties() {
    let names = Set(declaration.members.filter { $0.kind == .property }.map(\.scopedName))
    for method in declaration.members
    where method.kind == .method && method.parameters.isEmpty && names.contains(method.scopedName) {
      diagnostics.append(
        .error(
          .twoOfOneName, declaration.name.range, method.name.bare, declaration.name.bare))
    }
  }

  private mutating func checkParents() {
    for parent in declaration.parents {
      if ["DistributedActor", "Distributed.DistributedActor"].contains(
        parent.type.description)
      {
        diagnostics.append(.error(.distributed, parent.range))
      } else if let found = StandardProtocol.systemClass(parent.type),
        found != "NSObject" || declaration.redeclaresObject
      {
        diagnostics.append(
          .bound(to: found, by: "\(parent.type)", in: declaration.name.bare, parent.range))
      } else if StandardProtocol.isRefused(parent.type, isInNoSource: seesSources) {
        diagnostics.append(
          .error(
            .tooMuchToWrite, parent.range, "\(parent.type)", declaration.name.bare))
      }
    }
  }

  private mutating func check(_ members: [Member]) {
    let names = declaration.members.namesOfGenericTypes
    for member in members {
      switch member.kind {
      // One reason is enough for a requirement that has to be mocked by hand.
      case .initializer, .method, .property, .subscript:
        let found = RequirementCheck(
          member, associatedTypes: names, isOfActor: declaration.inheritsActor
        ).diagnostics
        diagnostics += member.kind == .initializer ? found : Array(found.prefix(1))
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
    if requirement.relation == .equals, let names = requirement.subject.named,
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
    diagnostics.append(.error(.boundToSelf, range))
  }
}

extension ProtocolDeclaration {
  /// A Boolean value that indicates whether only subclasses of `NSObject` conform to it.
  var isObject: Bool {
    classParts == nil && parents.contains { StandardProtocol.systemClass($0.type) == "NSObject" }
  }

  /// A Boolean value that indicates whether it requires what `NSObject` has, so that a subclass would
  /// override it.
  fileprivate var redeclaresObject: Bool {
    let names: Set = [
      "copy", "debugDescription", "description", "hash", "hashValue", "init", "isEqual", "isProxy",
      "mutableCopy", "perform", "responds", "self", "superclass", "conforms", "isKind", "isMember",
    ]
    return inheritsActor || members.contains { names.contains($0.name.bare) }
  }
}

extension [Member] {
  /// Returns the members with a message in place of each that a mock cannot have and that an older compiler does not
  /// see.
  ///
  /// - Parameter names: the associated types of the protocol.
  func leavingOutNewer(_ names: Set<String>, isNewer: Bool = false) -> [Member] {
    map { member in
      var isNewer = isNewer
      if member.kind == .conditional {
        return .conditional(
          member.clauses.map { clause in
            isNewer = isNewer || clause.directive.asksForVersion
            var clause = clause
            clause.members = clause.members.leavingOutNewer(names, isNewer: isNewer)
            return clause
          })
      }
      guard isNewer, member.isRequirement,
        let problem = RequirementCheck(member, associatedTypes: names).diagnostics.first
      else { return member }
      return .unreadable(problem.messageOnDemand, problem.range)
    }
  }

  /// The names of the associated types, and of the aliases for types with one of these.
  var namesOfGenericTypes: Set<String> {
    reduce(into: Set(associatedTypes.map(\.name.bare))) { names, member in
      if member.kind == .typeAlias, member.type.mentions(names) { names.insert(member.name.bare) }
    }
  }

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
  /// A Boolean value that indicates whether it is `~Copyable` or `~Escapable`.
  var isSuppressed: Bool {
    kind == .suppressed && !base.isStandard("Sendable")
  }
}

extension Member {
  fileprivate var signature: String {
    parameters.signature(name.bare, areIndices: kind == .subscript)
  }

  fileprivate var scopedName: String { header.scope + name.bare }
}
