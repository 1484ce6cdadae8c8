/// The messages about protocols, each text once.
extension Diagnostic {
  /// `@Mockable` is attached to another declaration.
  static func notAProtocol(_ other: OtherDeclaration) -> Self {
    let (kind, remedy) = other.kind ?? ("none", "attach it to one")
    return error(
      "@Mockable makes mocks of protocols, classes and structs of closures, but this is \(kind);"
        + " \(remedy)",
      other.keyword.range,
      fixIts: other.attribute.map { [FixIt("remove '@Mockable'", [.init($0, "")])] } ?? [])
  }

  /// A kind of requirement that Mocky does not support yet.
  static func notYet(_ what: String, _ range: SourceRange) -> Self {
    error("@Mockable does not mock \(what) yet; write this protocol's mock by hand", range)
  }

  /// An associated type that depends on the mock.
  static func boundToSelf(_ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock an associated type that is bound to 'Self', because a class cannot"
        + " require this of a generic parameter; write this protocol's mock by hand", range)
  }

  /// A method with the name of an initializer or a subscript.
  static func namesake(_ signature: String, of keyword: String, _ range: SourceRange) -> Self {
    let other = keyword == "init" ? "an initializer" : "a subscript"
    return error(
      "an expectation of '\(signature)' could mean this method or \(other) of the protocol;"
        + " rename this method", range)
  }

  /// A property and a method without parameters that have one name.
  static func twoOfOneName(_ name: String, in found: String, _ range: SourceRange) -> Self {
    error(
      "no class can have both the property '\(name)' and the method '\(name)()', and '\(found)'"
        + " requires both; rename one of them", range)
  }

  static func distributed(_ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock a distributed actor, because only its actor system can create one;"
        + " write this protocol's mock by hand", range)
  }

  /// Associated types that need too many variants of a mock.
  package static func tooManyVariants(_ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock a protocol in which the conditions around associated types have more"
        + " than \(ProtocolDeclaration.mostVariants) combinations; write this"
        + " protocol's mock by hand", range)
  }

  /// An actor that is made from a decoder, which Swift does not pass to it.
  static func decodableActor(_ name: String, _ range: SourceRange) -> Self {
    error(
      "no actor can be 'Decodable', because Swift cannot pass a decoder to it; remove 'Decodable'"
        + " or 'Actor' from what '\(name)' inherits", range)
  }

  /// A closure that neither escapes nor can be made to escape.
  static func isolatedClosure(_ range: SourceRange) -> Self {
    error(
      "a mock cannot pass on a nonescaping '@isolated(any)' closure, because Swift does not"
        + " support this yet; add '@escaping'", range)
  }

  /// A nonescaping closure, and the compiler cannot check how it is passed on.
  static func nonsendingClosure(_ range: SourceRange) -> Self {
    error(
      "a mock cannot pass on the nonescaping closure of a 'nonisolated(nonsending)' method,"
        + " because Swift's compiler cannot check this yet; add '@escaping' or '@Sendable'", range)
  }

  /// A closure that Swift does not treat as a value.
  static func packClosure(_ range: SourceRange) -> Self {
    error(
      "a mock cannot pass on a closure with a parameter pack, because Swift cannot make it a"
        + " value of a generic type; write this mock by hand", range)
  }

  /// An argument that the compiler does not let go from a mock's member.
  static func inoutSending(_ range: SourceRange) -> Self {
    error(
      "a mock cannot send back an 'inout sending' argument on an actor, or beside a nonescaping"
        + " closure or a borrowed argument; remove 'sending'", range)
  }

  /// A tuple at which the compiler crashes.
  static func packTuple(_ range: SourceRange) -> Self {
    error(
      "Swift's compiler crashes on a mock whose parameter is a tuple with a parameter pack; make"
        + " the pack itself a parameter", range)
  }

  /// A function type that only the compiler itself uses.
  static func thinFunction(_ range: SourceRange) -> Self {
    error(
      "Swift's compiler crashes on a mock with a generic '@convention(thin)' function;"
        + " remove '@convention(thin)'", range)
  }

  /// A function that the compiler cannot make generic.
  static func sendingFunction(_ range: SourceRange) -> Self {
    error(
      "Swift's compiler crashes on a mock with a function that takes a 'sending' closure and"
        + " returns a function; remove 'sending'", range)
  }

  /// A generic closure whose type at run time depends on the place where it is named.
  static func borrowingClosure(_ range: SourceRange) -> Self {
    error(
      "a mock cannot return or change a generic closure with a 'borrowing' parameter, because"
        + " Swift gives it two different types; remove 'borrowing'", range)
  }

  /// A subscript that no class can have: the compiler crashes at it.
  static func crashingIndex(_ type: String, _ range: SourceRange) -> Self {
    error(
      "Swift's compiler crashes on a class with a settable subscript whose index is a '\(type)';"
        + " make it a method, or leave out 'set'", range)
  }

  /// An initializer that cannot be called, and whose body cannot be written without a warning.
  static func uncallable(_ range: SourceRange) -> Self {
    error(
      "a mock cannot have an initializer with a 'Never' parameter, and no code can call one;"
        + " remove it", range)
  }

  /// A result that must not outlive the value it views.
  static func viewResult(_ type: String, _ range: SourceRange) -> Self {
    error(
      "a mock cannot return a '\(type)', because it has no memory that the result could view;"
        + " write this mock by hand", range)
  }

  /// A parent of the standard library with too many requirements, or with some that no class can
  /// meet.
  static func tooMuchToWrite(
    for parent: String, in name: String, _ range: SourceRange
  ) -> Self {
    error(
      "@Mockable cannot implement the requirements of '\(parent)' in '\(name)'; remove '\(parent)',"
        + " or write this protocol's mock by hand", range)
  }

  /// A protocol that only subclasses of a class of the system conform to.
  static func bound(
    to systemClass: String, by parent: String, in name: String, _ range: SourceRange
  ) -> Self {
    let reason =
      parent.hasSuffix(systemClass) ? "can conform to '\(name)'" : "can implement '\(parent)'"
    return error(
      "only a subclass of '\(systemClass)' \(reason); with MockyPlugin, declare"
        + " 'class \(name)Base: \(systemClass) {}' and 'final class \(name)Mock: Mock\(name)Base,"
        + " \(name), @unchecked Sendable {}' in the tests", range)
  }

  /// A name that the mock needs for itself.
  static func takenName(_ name: String, _ range: SourceRange) -> Self {
    error("every mock has its own member '\(name)'; rename this requirement", range)
  }

  /// A name that means a module wherever a mock uses it.
  static func nameOfModule(_ name: String, _ range: SourceRange) -> Self {
    error("mocks use the name '\(name)' for the module; rename this requirement", range)
  }

  static func localProtocol(_ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock a protocol inside a function, because no extension can see it; move it"
        + " out", range)
  }

  static func privateInType(_ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock a private protocol inside a type, because extensions cannot see it;"
        + " make it fileprivate", range,
      fixIts: [FixIt("replace 'private' with 'fileprivate'", [.init(range, "fileprivate")])])
  }

  /// A private type inside another type is around it.
  static func inPrivateType(_ type: String, _ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock a protocol inside the private type '\(type)', because extensions"
        + " cannot see it; make '\(type)' fileprivate", range)
  }

  /// A problem of the parser.
  package static func unreadable(_ problem: SyntaxProblem) -> Self {
    error("@Mockable cannot read this: \(problem.message)", problem.range)
  }

  fileprivate static func error(
    _ message: String, _ range: SourceRange, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.error, message, range, fixIts: fixIts)
  }
}

/// The messages about classes, each text once.
extension Diagnostic {
  static func finalClass(_ name: String, _ range: SourceRange) -> Self {
    let withBlank = SourceRange(range.start, range.end + 1)
    return error(
      "@Mockable makes a subclass, but '\(name)' is final; remove 'final', or mock a "
        + "protocol that the class conforms to", range,
      fixIts: [FixIt("remove 'final'", [.init(withBlank, "")])])
  }

  /// A generic parameter that prevents subclasses.
  static func packClass(_ parameter: String, _ range: SourceRange) -> Self {
    error(
      "@Mockable makes a subclass, but a class with the parameter pack '\(parameter)' cannot have"
        + " one; mock a protocol that the class conforms to", range)
  }

  /// A class whose subclasses cannot be `Sendable`, as mocks are.
  package static func notSendable(_ name: String, _ range: SourceRange) -> Self {
    error(
      "a mock is Sendable, but '\(name)' is declared as not Sendable; mock a protocol that the"
        + " class conforms to", range)
  }

  /// - Parameter keyword: `class` or `struct`.
  static func localType(_ keyword: String, _ range: SourceRange) -> Self {
    error("@Mockable cannot mock a \(keyword) inside a function; move it out", range)
  }

  /// A required initializer that calls another one: the arguments for a subclass are unknown.
  static func requiredConvenience(_ name: String, _ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock '\(name)', because a subclass cannot implement its required"
        + " convenience initializer; make the initializer designated, or move it to a protocol",
      range)
  }

  static func noInitializer(_ name: String, _ range: SourceRange) -> Self {
    error(
      "@Mockable cannot mock '\(name)', because a subclass can call none of its designated"
        + " initializers; add one that is not private and has no variadic parameter", range)
  }

  /// A member whose result type only the superclass knows.
  static func opaqueResult(_ name: String, _ range: SourceRange) -> Self {
    error(
      "@Mockable makes a subclass, which cannot override '\(name)' because its result is opaque;"
        + " make it final, or return an 'any' type", range)
  }

  /// The compiler infers the type of a variable.
  static func typeLeftOut(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .warning,
      "the mock does not override '\(name)', because @Mockable cannot see its type; write the"
        + " type, or make '\(name)' final or private", range,
      fixIts: [
        FixIt("write the type", [.init(SourceRange(range.end, range.end), ": <#Type#>")])
      ])
  }

  /// A member with types that mocks do not support.
  static func leftOut(_ name: String, _ range: SourceRange) -> Self {
    Diagnostic(
      .warning,
      "the mock does not override '\(name)', because @Mockable does not support its types; make"
        + " '\(name)' final if you intend this", range)
  }
}

/// The messages about structs of closures, each text once.
extension Diagnostic {
  static func notMakeable(_ name: String, _ closures: [String], _ range: SourceRange) -> Self {
    let labels = closures.map { "\($0):" }.joined()
    return error(
      "@Mockable cannot create a '\(name)', because it has no accessible initializer that takes its"
        + " closures; add 'init(\(labels))'", range)
  }
}

/// The messages about type aliases of functions, each text once.
extension Diagnostic {
  /// `@MockableFunction` is attached to another declaration.
  static func notAnAlias(_ other: OtherDeclaration) -> Self {
    let isMockable = ["protocol", "class"].contains(other.keyword.text)
    let kind = isMockable ? "a \(other.keyword.text)" : other.kind?.name ?? "none"
    let remedy = isMockable ? "attach @Mockable instead" : "attach it to a type alias of one"
    return error(
      "@MockableFunction makes mocks of function types, but this is \(kind); \(remedy)",
      other.keyword.range,
      fixIts: other.attribute.map { [FixIt("remove '@MockableFunction'", [.init($0, "")])] } ?? [])
  }

  /// An alias of another type, or of an alias, which a macro does not see.
  static func notAFunction(_ name: String, _ range: SourceRange) -> Self {
    error(
      "@MockableFunction makes mocks of function types, but '\(name)' is not written as one;"
        + " write the whole function type after the equals sign", range)
  }

  /// Code cannot find the declarations that a macro writes inside a function.
  static func localAlias(_ range: SourceRange) -> Self {
    error(
      "@MockableFunction cannot mock a type alias inside a function, because no other code could"
        + " find the mock; move it out", range)
  }

  static func aliasInProtocol(_ range: SourceRange) -> Self {
    error(
      "@MockableFunction cannot mock a type alias inside a protocol, because a protocol cannot"
        + " contain a class; move it out", range)
  }

  static func functionOfC(_ attribute: String, _ range: SourceRange) -> Self {
    error(
      "@MockableFunction cannot mock a '\(attribute)' function, because it cannot keep a"
        + " reference to a mock; remove '\(attribute)'", range)
  }

  /// A generic parameter that is a pack or a number.
  static func genericFunction(
    _ parameter: String, of macro: String = "MockableFunction", _ range: SourceRange
  ) -> Self {
    error(
      "@\(macro) cannot write a class with the generic parameter '\(parameter)';"
        + " write the types out", range)
  }
}

/// The messages of the parser, each text once.
extension SyntaxProblem {
  /// - Parameters:
  ///   - what: the expected syntax: "a type after ':'".
  ///   - found: the syntax in its place: "')'".
  static func expected(_ what: String, found: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("expected \(what), found \(found)", range)
  }

  static func unclosed(_ opening: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(opening)' is never closed", range)
  }

  static func unterminatedString(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this string has no end", range)
  }

  static func unterminatedRegex(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this regular expression has no end", range)
  }

  static func unterminatedComment(_ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("this comment has no end", range)
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

  static func strayDirective(_ directive: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(directive)' has no '#if'", range)
  }

  static func macro(_ name: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("the expansion of the macro '\(name)' is not visible; write out its code", range)
  }

  static func notARequirement(_ keyword: String, _ range: SourceRange) -> SyntaxProblem {
    SyntaxProblem("'\(keyword)' cannot be in a protocol", range)
  }
}
