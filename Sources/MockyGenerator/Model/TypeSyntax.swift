/// A type in source code.
package indirect enum TypeSyntax: Sendable {
  /// `Swift.Array<Int>.Index`, one component for each name.
  case named([Component])
  /// A member of a type that is not itself a name: `[Int].Index`, `(any P).Assoc`.
  case member(TypeSyntax, Component)
  /// `T.Type` or `T.Protocol`.
  case metatype(TypeSyntax, keyword: String)
  /// `T?`
  case optional(TypeSyntax)
  /// `T!`
  case unwrapped(TypeSyntax)
  /// `[T]`
  case array(TypeSyntax)
  /// `[3 of T]`
  case inlineArray(count: TypeSyntax, TypeSyntax)
  /// `[K: V]`
  case dictionary(TypeSyntax, TypeSyntax)
  /// `(A, b: B)`, `()`, and a type in parentheses, which is a tuple of one.
  case tuple([TupleElement])
  case function(FunctionTypeSyntax)
  /// `some P`
  case some(TypeSyntax)
  /// `any P`
  case any(TypeSyntax)
  /// `P & Q`
  case composition([TypeSyntax])
  /// `~Copyable`
  case suppressed(TypeSyntax)
  /// `repeat T`
  case packExpansion(TypeSyntax)
  /// `each T`
  case packElement(TypeSyntax)
  /// Attributes and specifiers before a type: `@escaping () -> Void`, `inout T`, `sending T`.
  case attributed([Attribute], specifiers: [Modifier], TypeSyntax)
  /// A number as a generic argument, `3` or `-3`, or the placeholder `_`.
  case literal(String)

  /// One name of a type, with its generic arguments: `Dictionary<String, Int>`.
  package struct Component: Sendable {
    package var name: Identifier
    /// The generic arguments; nil without angle brackets.
    package var arguments: [TypeSyntax]?

    package init(_ name: Identifier, arguments: [TypeSyntax]? = nil) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// An element of a tuple, or a parameter of a function type.
  package struct TupleElement: Sendable {
    /// The names before the colon: none, a label, or `_` and a name.
    package var names: [Identifier]
    package var type: TypeSyntax
    /// `T...`
    package var isVariadic: Bool

    package init(names: [Identifier] = [], _ type: TypeSyntax, isVariadic: Bool = false) {
      self.names = names
      self.type = type
      self.isVariadic = isVariadic
    }
  }
}

/// `(A, B) async throws(E) -> C`
package struct FunctionTypeSyntax: Sendable {
  package var parameters: [TypeSyntax.TupleElement]
  package var effects: Effects
  package var result: TypeSyntax
}
