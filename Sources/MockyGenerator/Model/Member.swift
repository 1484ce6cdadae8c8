/// A member of a protocol.
package enum Member: Sendable {
  case method(MethodDeclaration)
  case property(PropertyDeclaration)
  case `subscript`(SubscriptDeclaration)
  case initializer(InitializerDeclaration)
  case associatedType(AssociatedTypeDeclaration)
  case typeAlias(TypeAliasDeclaration)
  case conditional([ConditionalClause])
  /// A member that could not be read; the parser has reported it.
  case unreadable(SourceRange)
}

extension Member {
  /// The attributes and modifiers of a method, a property, a subscript or an initializer.
  package var header: DeclarationHeader? {
    switch self {
    case .method(let method): method.header
    case .property(let property): property.header
    case .subscript(let declaration): declaration.header
    case .initializer(let initializer): initializer.header
    case .associatedType, .typeAlias, .conditional, .unreadable: nil
    }
  }

  /// Returns the member with the default that an extension gives it.
  package func with(_ given: GivenDefault?) -> Member {
    switch self {
    case .method(var method):
      method.header.givenDefault = given
      return .method(method)
    case .property(var property):
      property.header.givenDefault = given
      return .property(property)
    case .subscript(var declaration):
      declaration.header.givenDefault = given
      return .subscript(declaration)
    case .initializer, .associatedType, .typeAlias, .conditional, .unreadable: return self
    }
  }

  /// The names of its generic parameters.
  package var genericNames: [String] {
    switch self {
    case .method(let method): method.genericParameters.map(\.name.bare)
    case .subscript(let declaration): declaration.genericParameters.map(\.name.bare)
    case .initializer(let initializer): initializer.genericParameters.map(\.name.bare)
    case .typeAlias(let alias): alias.genericParameters.map(\.name.bare)
    case .property, .associatedType, .conditional, .unreadable: []
    }
  }
}

/// One branch of `#if`.
package struct ConditionalClause: Sendable {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`, word for word.
  package var directive: String
  package var members: [Member]
  package var range: SourceRange

  package init(directive: String, members: [Member], range: SourceRange) {
    self.directive = directive
    self.members = members
    self.range = range
  }
}

/// A parameter of a method, a subscript or an initializer.
package struct Parameter: Sendable {
  package var attributes: [Attribute]
  /// The only or first name: a label, a name that is both, or `_`.
  package var firstName: Identifier
  /// The second name.
  package var secondName: Identifier?
  package var type: TypeSyntax
  package var isVariadic: Bool
  package var hasDefault: Bool
  package var range: SourceRange

  package init(
    attributes: [Attribute] = [], firstName: Identifier, secondName: Identifier?,
    type: TypeSyntax, isVariadic: Bool = false, hasDefault: Bool = false, range: SourceRange
  ) {
    self.attributes = attributes
    self.firstName = firstName
    self.secondName = secondName
    self.type = type
    self.isVariadic = isVariadic
    self.hasDefault = hasDefault
    self.range = range
  }
}

/// A method, or an operator: `func load(_ id: Int) async throws -> Item`.
package struct MethodDeclaration: Sendable {
  package var header: DeclarationHeader
  /// The name, or the operator.
  package var name: Identifier
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var effects: Effects
  /// The result; nil without an arrow.
  package var result: TypeSyntax?
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, genericParameters: [GenericParameter],
    parameters: [Parameter], effects: Effects, result: TypeSyntax?,
    requirements: [GenericRequirement]
  ) {
    self.header = header
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.requirements = requirements
  }
}

/// An initializer: `init?(size: Int) throws`.
package struct InitializerDeclaration: Sendable {
  package var header: DeclarationHeader
  /// `?` or `!` after `init`; otherwise empty.
  package var failability: String
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var effects: Effects
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, failability: String, genericParameters: [GenericParameter],
    parameters: [Parameter], effects: Effects, requirements: [GenericRequirement]
  ) {
    self.header = header
    self.failability = failability
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.effects = effects
    self.requirements = requirements
  }
}

/// The parts of a function's type alias that a protocol does not have.
package struct FunctionParts: Sendable {
  /// The reason why no closure can be of its type.
  package var problem: Problem?

  /// A reason why a mock cannot replace a function.
  package enum Problem: Sendable {
    /// A function of C, which captures nothing.
    case convention(String, SourceRange)
    /// A generic parameter that is no type.
    case genericParameter(GenericParameter)
  }
}

/// A property: `var name: String { get }`.
package struct PropertyDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var type: TypeSyntax
  package var accessors: [Accessor]
  /// A `let` of a class.
  package var isConstant = false
  /// The type is neither written nor clear from the value.
  package var lacksType = false
  package var storage = Storage.none

  /// The storage of a property of a class or a struct. A case of an enum is read as a property, if it
  /// holds no values.
  package enum Storage: Sendable { case none, withoutValue, withValue, plainCase }

  package init(
    header: DeclarationHeader, name: Identifier, type: TypeSyntax, accessors: [Accessor]
  ) {
    self.header = header
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}

/// `get`, `set` and other accessors in the braces of a property or a subscript.
package struct Accessor: Sendable {
  package var attributes: [Attribute]
  package var modifiers: [Modifier]
  /// `get`, `set`, or a word such as `_read`.
  package var keyword: Identifier
  package var effects: Effects

  package init(
    attributes: [Attribute] = [], modifiers: [Modifier] = [], keyword: Identifier,
    effects: Effects
  ) {
    self.attributes = attributes
    self.modifiers = modifiers
    self.keyword = keyword
    self.effects = effects
  }
}

/// A subscript: `subscript(index: Int) -> Item { get set }`.
package struct SubscriptDeclaration: Sendable {
  package var header: DeclarationHeader
  package var genericParameters: [GenericParameter]
  package var parameters: [Parameter]
  package var result: TypeSyntax
  package var requirements: [GenericRequirement]
  package var accessors: [Accessor]

  package init(
    header: DeclarationHeader, genericParameters: [GenericParameter], parameters: [Parameter],
    result: TypeSyntax, requirements: [GenericRequirement], accessors: [Accessor]
  ) {
    self.header = header
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.result = result
    self.requirements = requirements
    self.accessors = accessors
  }
}

/// An associated type: `associatedtype Item: Hashable`.
package struct AssociatedTypeDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var inheritance: [InheritedType]
  /// The type after the equals sign.
  package var defaultType: TypeSyntax?
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, inheritance: [InheritedType],
    defaultType: TypeSyntax?, requirements: [GenericRequirement]
  ) {
    self.header = header
    self.name = name
    self.inheritance = inheritance
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

/// A type alias: `typealias Items = [Item]`.
package struct TypeAliasDeclaration: Sendable {
  package var header: DeclarationHeader
  package var name: Identifier
  package var genericParameters: [GenericParameter]
  package var type: TypeSyntax
  package var requirements: [GenericRequirement]

  package init(
    header: DeclarationHeader, name: Identifier, genericParameters: [GenericParameter] = [],
    type: TypeSyntax, requirements: [GenericRequirement] = []
  ) {
    self.header = header
    self.name = name
    self.genericParameters = genericParameters
    self.type = type
    self.requirements = requirements
  }
}
