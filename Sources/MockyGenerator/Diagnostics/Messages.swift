/// The messages about declarations.
package enum Message: String, CaseIterable {
  case aliasInProtocol, borrowingClosure, bound, boundToSelf, crashingIndex, decodableActor
  case distributed, finalClass, functionOfC, genericParameter, inoutSending, inPrivateType
  case isolatedClosure, leftOut, localAlias, localProtocol, localType, nameOfModule, namesake
  case noInitializer, nonsendingClosure, notAFunction, notAnAlias, notAProtocol, notMakeable
  case notSendable, notYet, opaqueResult, ownInitializer, packClass, packClosure, packTuple
  case privateInType, requiredConvenience, sendingFunction, takenName, thinFunction, tooManyVariants
  case tooMuchToWrite, twoOfOneName, typeLeftOut, uncallable, unnamedResult, unreadable, untold
  case viewResult

  /// Each message once, with `%1` for its first argument.
  private static let texts: [String: String] = Dictionary(
    uniqueKeysWithValues: """
      aliasInProtocol: @MockableFunction cannot mock a type alias inside a protocol, because a protocol cannot contain a class; move it out
      borrowingClosure: a mock cannot have a generic closure with a 'borrowing' parameter, because Swift gives it two different types; remove 'borrowing'
      bound: only a subclass of '%1' %2; with MockyPlugin, declare 'class %3Base: %1 {}' and 'final class %3Mock: Mock%3Base, %3, @unchecked Sendable {}' in the tests
      boundToSelf: @Mockable cannot mock an associated type that is bound to 'Self', because a class cannot require this of a generic parameter; write this protocol's mock by hand
      crashingIndex: Swift's compiler crashes on a class with a settable subscript whose index is a '%1'; make it a method, or leave out 'set'
      decodableActor: no actor can be 'Decodable', because Swift cannot pass a decoder to it; remove 'Decodable' or 'Actor' from what '%1' inherits
      distributed: @Mockable cannot mock a distributed actor, because only its actor system can create one; write this protocol's mock by hand
      finalClass: @Mockable makes a subclass, but '%1' is final; remove 'final', or mock a protocol that the class conforms to
      functionOfC: @MockableFunction cannot mock a '%1' function, because it cannot keep a reference to a mock; remove '%1'
      genericParameter: @%1 cannot write a class with the generic parameter '%2'; write the types out
      inoutSending: a mock cannot send back an 'inout sending' argument on an actor, or beside a nonescaping closure or a borrowed argument; remove 'sending'
      inPrivateType: @Mockable cannot mock a protocol inside the private type '%1', because extensions cannot see it; make '%1' fileprivate
      isolatedClosure: a mock cannot pass on a nonescaping '@isolated(any)' closure, because Swift does not support this yet; add '@escaping'
      leftOut: the mock does not override '%1', because @Mockable does not support its types; make '%1' final if you intend this
      localAlias: @MockableFunction cannot mock a type alias inside a function, because no other code could find the mock; move it out
      localProtocol: @Mockable cannot mock a protocol inside a function, because no extension can see it; move it out
      localType: @Mockable cannot mock a %1 inside a function; move it out
      nameOfModule: mocks use the name '%1' for the module; rename this requirement
      namesake: an expectation of '%1' could mean this method or %2 of the protocol; rename this method
      noInitializer: @Mockable cannot mock '%1', because a subclass can call none of its designated initializers; add one that is not private and has no variadic parameter
      nonsendingClosure: a mock cannot pass on the nonescaping closure of a 'nonisolated(nonsending)' method, because Swift's compiler cannot check this yet; add '@escaping' or '@Sendable'
      notAFunction: @MockableFunction makes mocks of function types, but '%1' is not written as one; write the whole function type after the equals sign
      notAnAlias: @MockableFunction makes mocks of function types, but this is %1; %2
      notAProtocol: @Mockable makes mocks of protocols, classes and structs of closures, but this is %1; %2
      notMakeable: @Mockable cannot create a '%1', because it has no accessible initializer that takes its closures; add 'init(%2)'
      notSendable: a mock is Sendable, but '%1' is declared as not Sendable; mock a protocol that the class conforms to
      notYet: @Mockable does not mock %1 yet; write this protocol's mock by hand
      opaqueResult: @Mockable makes a subclass, which cannot override '%1' because its result is opaque; make it final, or return an 'any' type
      ownInitializer: every mock has its own 'init(_:)', and Swift would call this asynchronous generic one instead; add a label to its parameter
      packClass: @Mockable makes a subclass, but a class with the parameter pack '%1' cannot have one; mock a protocol that the class conforms to
      packClosure: a mock cannot pass on a closure with a parameter pack, because Swift cannot make it a value of a generic type; write this mock by hand
      packTuple: Swift's compiler crashes on a mock whose parameter is a tuple with a parameter pack; make the pack itself a parameter
      privateInType: @Mockable cannot mock a private protocol inside a type, because extensions cannot see it; make it fileprivate
      requiredConvenience: @Mockable cannot mock '%1', because a subclass cannot implement its required convenience initializer; make the initializer designated, or move it to a protocol
      sendingFunction: Swift's compiler crashes on a mock with a function that takes a 'sending' closure and returns a function; remove 'sending'
      takenName: every mock has its own member '%1'; rename this requirement
      thinFunction: Swift's compiler crashes on a mock with a generic '@convention(thin)' function; remove '@convention(thin)'
      tooManyVariants: @Mockable cannot mock a protocol in which the conditions around associated types have more than 256 combinations; write this protocol's mock by hand
      tooMuchToWrite: @Mockable cannot implement the requirements of '%1' in '%2'; remove '%1', or write this protocol's mock by hand
      twoOfOneName: no class can have both the property '%1' and the method '%1()', and '%2' requires both; rename one of them
      typeLeftOut: the mock does not override '%1', because @Mockable cannot see its type; write the type, or make '%1' final or private
      uncallable: a mock cannot have a member with a 'Never' parameter, and no code can call one; remove it
      unnamedResult: a mock cannot return '%1', because Swift cannot name this type in an expression; return a type alias of it
      unreadable: @Mockable cannot read this: %1
      untold: a mock cannot have the generic parameter '%1', because only the errors name it, and no expectation knows them; write this mock by hand
      viewResult: a mock cannot return a '%1', because it has no memory that the result could view; write this mock by hand
      """.split(separator: "\n").map { line in
        let name = line.prefix { $0 != ":" }
        return (String(name), String(line.dropFirst(name.count + 2)))
      })

  /// The text with its arguments as `%1`, `%2` and so on.
  package var template: String { Self.texts[rawValue] ?? "" }

  func text(_ arguments: [String]) -> String {
    let parts = template.split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      text + arguments[(part.first?.wholeNumberValue ?? 1) - 1] + part.dropFirst()
    }
  }
}

extension Diagnostic {
  package static func error(
    _ message: Message, _ range: SourceRange, _ arguments: String..., fixIts: [FixIt] = []
  ) -> Self {
    Diagnostic(.error, message.text(arguments), range, fixIts: fixIts)
  }

  /// A problem of the parser.
  package static func unreadable(_ problem: SyntaxProblem) -> Self {
    error(.unreadable, problem.range, problem.message)
  }

  /// `@Mockable` is attached to another declaration.
  static func notAProtocol(_ other: OtherDeclaration) -> Self {
    let (kind, remedy) = other.kind ?? ("none", "attach it to one")
    return error(
      .notAProtocol, other.keyword.range, kind, remedy, fixIts: other.removing("@Mockable"))
  }

  /// `@MockableFunction` is attached to another declaration.
  static func notAnAlias(_ other: OtherDeclaration) -> Self {
    let isMockable = ["protocol", "class"].contains(other.keyword.text)
    let kind = isMockable ? "a \(other.keyword.text)" : other.kind?.name ?? "none"
    let remedy = isMockable ? "attach @Mockable instead" : "attach it to a type alias of one"
    return error(
      .notAnAlias, other.keyword.range, kind, remedy, fixIts: other.removing("@MockableFunction"))
  }

  /// A protocol that only subclasses of a class of the system conform to.
  static func bound(
    to systemClass: String, by parent: String, in name: String, _ range: SourceRange
  ) -> Self {
    let reason =
      parent.hasSuffix(systemClass) ? "can conform to '\(name)'" : "can implement '\(parent)'"
    return error(.bound, range, systemClass, reason, name)
  }
}

extension OtherDeclaration {
  fileprivate func removing(_ macro: String) -> [FixIt] {
    attribute.map { [FixIt("remove '\(macro)'", $0, "")] } ?? []
  }
}

/// The messages of the parser besides those about a token that is missing.
extension SyntaxProblem {
  static func unclosed(_ opening: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(opening)' is never closed", range)
  }

  package static func nestedTooDeeply(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this is nested too deeply to be read", range)
  }

  static func unclosed(_ name: Identifier, _ keyword: String) -> SyntaxProblem {
    SyntaxProblem("\(keyword) '\(name)' has no closing '}'", name.range)
  }

  static func unclosedCondition(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this '#if' has no '#endif'", range)
  }

  static func macro(_ name: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("the expansion of the macro '\(name)' is not visible; write out its code", range)
  }
}
