/// A member of a protocol, a class, a struct or an extension.
///
/// All kinds share one form, and each has only some of its parts. A member is an object, which is
/// passed on without copying its parts.
package final class Member: Sendable {
  private let parts: MemberParts

  init(_ parts: MemberParts) { self.parts = parts }

  /// Returns a copy with other parts.
  package func changing(_ change: (inout MemberParts) -> Void) -> Member {
    var parts = parts
    change(&parts)
    return Member(parts)
  }

  package var kind: Kind { parts.kind }
  package var header: DeclarationHeader { parts.header }
  package var name: Identifier { parts.name }
  package var genericParameters: [GenericParameter] { parts.genericParameters }
  package var parameters: [Parameter] { parts.parameters }
  package var effects: Effects { parts.effects }
  package var result: TypeSyntax? { parts.result }
  package var requirements: [GenericRequirement] { parts.requirements }
  package var accessors: [Accessor] { parts.accessors }
  package var inheritance: [InheritedType] { parts.inheritance }
  package var clauses: [ConditionalClause] { parts.clauses }
  package var failability: String { parts.failability }
  package var isConstant: Bool { parts.isConstant }
  package var storage: Storage { parts.storage }

  package enum Kind: Sendable {
    /// A method, or an operator: `func load(_ id: Int) async throws -> Item`.
    case method
    /// `var name: String { get }`
    case property
    /// `subscript(index: Int) -> Item { get set }`
    case `subscript`
    /// `init?(size: Int) throws`
    case initializer
    /// `associatedtype Item: Hashable`
    case associatedType
    /// `typealias Items = [Item]`
    case typeAlias
    /// Members under the conditions of an `#if`.
    case conditional
    /// A member that could not be read.
    case unreadable
  }

  /// The storage of a property of a class or a struct. A case of an enum is read as a property, whose
  /// type is the tuple of the values that it holds.
  package enum Storage: Sendable { case none, withoutValue, withValue, enumCase }
}

/// The parts of a member.
package struct MemberParts: Sendable {
  let kind: Member.Kind
  package var header = DeclarationHeader()
  /// The name, the operator, the keyword of a member without a name, or the message about one that
  /// could not be read.
  package var name = Identifier("")
  package var genericParameters: [GenericParameter] = []
  package var parameters: [Parameter] = []
  package var effects = Effects()
  /// The result, the type of a property or an alias, the default of an associated type; nil if none
  /// is written.
  package var result: TypeSyntax?
  package var requirements: [GenericRequirement] = []
  package var accessors: [Accessor] = []
  /// The types after the colon of an associated type.
  package var inheritance: [InheritedType] = []
  /// The branches of an `#if`.
  package var clauses: [ConditionalClause] = []
  /// `?` or `!` after `init`, and `?` for a method that represents an optional closure; otherwise empty.
  var failability = ""
  /// A `let` of a class.
  var isConstant = false
  var storage = Member.Storage.none
}

extension Member {
  /// Returns an `#if` with members.
  package static func conditional(_ clauses: [ConditionalClause]) -> Member {
    Member(MemberParts(kind: .conditional, clauses: clauses))
  }

  /// Returns a member that could not be read.
  ///
  /// - Parameter message: the message that the mock has in its place.
  package static func unreadable(_ message: String, _ range: SourceRange) -> Member {
    let header = DeclarationHeader(range: range)
    return Member(
      MemberParts(kind: .unreadable, header: header, name: Identifier(message, range)))
  }

  /// The result, or `Void` if none is written.
  package var type: TypeSyntax { result ?? .tuple([]) }

  /// A Boolean value that indicates whether the type of a property is neither written nor clear from
  /// the value.
  package var lacksType: Bool { result == nil }

  /// A Boolean value that indicates whether it is one that a mock can implement.
  package var isRequirement: Bool {
    switch kind {
    case .method, .property, .subscript, .initializer: true
    case .associatedType, .typeAlias, .conditional, .unreadable: false
    }
  }

  /// The names of its generic parameters.
  package var genericNames: [String] { genericParameters.map(\.name.bare) }

  /// Returns the member with the default that an extension gives it.
  package func with(_ given: GivenDefault?) -> Member {
    guard let given, isRequirement, kind != .initializer else { return self }
    return changing { $0.header.givenDefault = given }
  }
}

/// One branch of `#if`.
package struct ConditionalClause: Sendable {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`, word for word.
  package var directive: String
  package var members: [Member]
  package var range: SourceRange
}

/// A parameter of a method, a subscript or an initializer.
package struct Parameter: Sendable {
  package var attributes: [Attribute] = []
  /// The only or first name: a label, a name that is both, or `_`.
  package var firstName: Identifier
  /// The second name.
  package var secondName: Identifier?
  package var type: TypeSyntax
  package var isVariadic = false
  /// The text of its default; nil if it has none.
  package var defaultValue: String?
  package var range: SourceRange
}

extension Parameter {
  package var hasDefault: Bool { defaultValue != nil }

  /// The default, if it means the same at the place of a mock: it names no declaration but members of its type.
  var plainDefault: String? {
    guard let text = defaultValue, !text.contains("\\(") else { return nil }
    var lexer = Lexer(Array(text.utf8))
    let words = [
      "nil", "true", "false", "#file", "#fileID", "#filePath", "#line", "#column", "#function",
    ]
    var previous = Token.Kind.endOfFile
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return text
      case .identifier, .pound:
        let isKnown = previous == .period || words.contains(lexer.text(token.start, token.end))
        if !isKnown { return nil }
      case .number, .string, .operator, .period, .comma, .colon, .leftBracket, .rightBracket,
        .leftParenthesis,
        .rightParenthesis:
        break
      default: return nil
      }
      previous = token.kind
    }
  }
}

/// `get`, `set` and other accessors in the braces of a property or a subscript.
package struct Accessor: Sendable {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// `get`, `set`, or a word such as `_read`.
  package var keyword: Identifier
  package var effects = Effects()
}
