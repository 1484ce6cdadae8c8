/// A protocol as it is declared: what the writer knows of it.
package struct ProtocolDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  /// `protocol Store<Item>`
  package var primaryAssociatedTypes: [Identifier]
  package var inheritance: [InheritedType]
  package var requirements: [GenericRequirement]
  package var members: [Member]
  /// The types and extensions around it, outermost first.
  package var enclosing: [EnclosingDeclaration]
  /// What else a class has, which is read into the same form; nil for a protocol.
  package var classParts: ClassParts?
  /// What else the type alias of a function has, which is read into the same form.
  package var functionParts: FunctionParts?
  /// What is known of the types that its members name, by these names; a macro knows nothing of them.
  package var copyingRules: [String: CopyingRule] = [:]

  package init(
    header: DeclarationHeader, name: Identifier, primaryAssociatedTypes: [Identifier],
    inheritance: [InheritedType], requirements: [GenericRequirement], members: [Member],
    enclosing: [EnclosingDeclaration]
  ) {
    self.header = header
    self.name = name
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inheritance = inheritance
    self.requirements = requirements
    self.members = members
    self.enclosing = enclosing
  }
}

/// A type after the colon of a declaration.
package struct InheritedType: Sendable {
  package var type: TypeSyntax
  package var range: SourceRange

  package init(_ type: TypeSyntax, _ range: SourceRange) {
    self.type = type
    self.range = range
  }
}

/// A declaration that others stand in, without its members.
package struct EnclosingDeclaration: Sendable {
  package var header: DeclarationHeader
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension` or `func`.
  package var keyword: String
  /// The name, or the type that is extended.
  package var type: TypeSyntax
  package var genericParameters: [GenericParameter]

  package init(
    header: DeclarationHeader, keyword: String, type: TypeSyntax,
    genericParameters: [GenericParameter]
  ) {
    self.header = header
    self.keyword = keyword
    self.type = type
    self.genericParameters = genericParameters
  }
}

/// What a class has that a protocol has not.
package struct ClassParts: Sendable {
  /// `class Cache<Key: Hashable, Value>`
  package var genericParameters: [GenericParameter]
  /// What could not be read in it.
  package var problems: [SyntaxProblem]
  /// Whether members of its superclasses stand among its own.
  package var hasInheritedMembers = false
}

/// The head of a type or of an extension, with what stands around it.
package struct EnclosedType: Sendable {
  /// The names of the types around it, and its own.
  package var path: [String]
  /// The generic parameters of the types around it, and its own.
  package var genericParameters: [String]
  package var inheritance: [InheritedType]
  package var requirements: [GenericRequirement]
  package var isExtension: Bool
  /// Whether it is declared to be seen outside of its module.
  package var isPublic: Bool
  /// Whether only its own file sees it.
  package var isPrivate: Bool

  init(
    _ declarations: [EnclosingDeclaration], inheritance: [InheritedType],
    requirements: [GenericRequirement]
  ) {
    path = declarations.path
    genericParameters = declarations.flatMap(\.genericParameters).map(\.name.bare)
    self.inheritance = inheritance
    self.requirements = requirements
    isExtension = declarations.last?.keyword == "extension"
    isPublic = declarations.last?.header.isPublic ?? false
    isPrivate = declarations.contains { $0.header.isOfOneFile }
  }
}

extension DeclarationHeader {
  /// Whether it says that other modules see the declaration.
  package var isPublic: Bool {
    modifiers.contains { ["public", "open", "package"].contains($0.name) && $0.detail == nil }
  }

  /// Whether it says that only its own file sees the declaration.
  package var isOfOneFile: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name) && $0.detail == nil }
  }
}

/// When values of a type can be copied, and kept for as long as one likes.
package struct CopyingRule: Equatable, Sendable {
  /// Whether they never can.
  package var isNever = false
  /// The generic arguments that must be such types themselves, counted from the outermost type's.
  package var arguments: Set<Int> = []

  package init(isNever: Bool = false, arguments: Set<Int> = []) {
    self.isNever = isNever
    self.arguments = arguments
  }

  package static let always = CopyingRule()
  package static let never = CopyingRule(isNever: true)

  /// The rule for what consists of values of several types.
  package func and(_ other: CopyingRule) -> CopyingRule {
    CopyingRule(
      isNever: isNever || other.isNever, arguments: arguments.union(other.arguments))
  }

  /// The rule for the type with generic arguments.
  ///
  /// - Parameter rules: those of the arguments; none where they are not written.
  package func with(_ rules: [CopyingRule]) -> CopyingRule {
    arguments.filter(rules.indices.contains).map { rules[$0] }
      .reduce(CopyingRule(isNever: isNever)) { $0.and($1) }
  }
}

extension CopyingRule {
  /// Those of the standard library's types that are not always copied.
  package static let standard: [String: CopyingRule] = {
    let never = [
      "Span", "RawSpan", "UTF8Span", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan",
      "Mutex", "Atomic", "AtomicLazyReference",
    ]
    var rules = Dictionary(uniqueKeysWithValues: never.map { ($0, CopyingRule.never) })
    rules["Optional"] = CopyingRule(arguments: [0])
    rules["Result"] = CopyingRule(arguments: [0])
    rules["InlineArray"] = CopyingRule(arguments: [1])
    return rules
  }()
}

extension InheritedType {
  /// Whether it gives a type's values back what its declaration takes from them.
  var mayBeOfCopying: Bool {
    !type.conformances(suppressed: false).filter { $0 == "Copyable" || $0 == "Escapable" }.isEmpty
  }
}

extension TypeSyntax {
  /// The last names of the protocols in it, either those with a `~` before them, or the others.
  package func conformances(suppressed isWanted: Bool) -> [String] {
    switch core {
    case .composition(let types): return types.flatMap { $0.conformances(suppressed: isWanted) }
    case .suppressed(let base):
      return isWanted ? base.conformances(suppressed: false) : []
    case .named(let components):
      return isWanted ? [] : components.suffix(1).map(\.name.bare)
    default: return []
    }
  }
}
