/// A type in source code: texts with other types between them.
package final class TypeSyntax: Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// `Swift.Array<Int>.Index`, and a member of a type that is not itself a name: `[Int].Index`.
    case named, member
    /// `T.Type` or `T.Protocol`, `T?`, `T!`
    case metatype, optional, unwrapped
    /// `[T]`, `[3 of T]`, `[K: V]`
    case array, inlineArray, dictionary
    /// `(A, b: B)`, `()`, and a type in parentheses, which is a tuple of one.
    case tuple
    /// `(A, B) async throws(E) -> C`
    case function
    /// `some P`, `any P`, `P & Q`, `~Copyable`
    case some, any, composition, suppressed
    /// `repeat T`, `each T`
    case packExpansion, packElement
    /// Attributes and specifiers before a type: `@escaping () -> Void`, `inout T`, `sending T`.
    case attributed
    /// A number as a generic argument, `3` or `-3`, or the placeholder `_`.
    case literal
  }

  package let kind: Kind
  /// The types in it, in their order; the base and the result of a function come first and last.
  package let parts: [TypeSyntax]
  /// The texts before, between and after the parts.
  private let texts: [String]
  /// The names of a `named` type, or the last one of a member.
  package let components: [Component]
  /// The elements of a tuple or the parameters of a function, and what a function throws.
  private let labels: [TupleElement]
  private let effects: Effects
  package let attributes: [Attribute]
  package let specifiers: [Modifier]

  /// One name of a type, with its generic arguments: `Dictionary<String, Int>`.
  package struct Component: Sendable {
    package var name: Identifier
    /// The generic arguments; nil without angle brackets.
    package var arguments: [TypeSyntax]?

    package init(_ name: Identifier, arguments: [TypeSyntax]? = nil) {
      (self.name, self.arguments) = (name, arguments)
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
      (self.names, self.type, self.isVariadic) = (names, type, isVariadic)
    }
  }

  private init(
    _ kind: Kind, _ texts: [String], _ parts: [TypeSyntax], components: [Component] = [],
    labels: [TupleElement] = [], effects: Effects = Effects(), attributes: [Attribute] = [],
    specifiers: [Modifier] = []
  ) {
    (self.kind, self.texts, self.parts) = (kind, texts, parts)
    (self.components, self.labels, self.effects) = (components, labels, effects)
    (self.attributes, self.specifiers) = (attributes, specifiers)
  }

  /// The type in its usual form, without the blanks, line breaks and comments of the source.
  package var description: String {
    var text = texts[0]
    for (index, part) in parts.enumerated() { text += part.description + texts[index + 1] }
    return text
  }

  /// Returns the type with parts of it replaced.
  ///
  /// - Parameter replace: called from the outside in. The type that it returns replaces the part,
  ///   whose own parts are then skipped.
  /// - Returns: the type with its replacements.
  package func mapping(_ replace: (TypeSyntax) -> TypeSyntax?) -> TypeSyntax {
    if let replacement = replace(self) { return replacement }
    // Most types are only a name, and have no parts.
    if parts.isEmpty { return self }
    let parts = parts.map { $0.mapping(replace) }
    var arguments = parts.dropFirst(kind == .member ? 1 : 0)
    let components = components.map { component in
      let own = component.arguments.map { Array(arguments.prefix($0.count)) }
      arguments = arguments.dropFirst(own?.count ?? 0)
      return Component(component.name, arguments: own)
    }
    var effects = effects
    if !effects.types.isEmpty { effects.throwing = .typed(parts[parts.count - 2]) }
    return TypeSyntax(
      kind, texts, parts, components: components, labels: labels, effects: effects,
      attributes: attributes, specifiers: specifiers)
  }

  /// Returns whether the type, or a part of it, is of a kind.
  ///
  /// - Parameter isWanted: returns whether a part is of that kind.
  /// - Returns: whether there is one.
  package func contains(_ isWanted: (TypeSyntax) -> Bool) -> Bool {
    if isWanted(self) { return true }
    for part in parts where part.contains(isWanted) { return true }
    return false
  }

  /// The type that a type of one other is made of: `T` for `T?`.
  package var base: TypeSyntax { parts[0] }
  /// The names, if the type is a name.
  package var named: [Component]? { kind == .named ? components : nil }
  /// `Type` or `Protocol`, after a metatype's period.
  package var keyword: Substring { texts[1].dropFirst() }

  /// The elements of a tuple, or the parameters of a function.
  package var elements: [TupleElement] {
    zip(labels, parts).map { TupleElement(names: $0.names, $1, isVariadic: $0.isVariadic) }
  }

  /// The parts of a function; nil for another type.
  package var function: FunctionTypeSyntax? {
    guard kind == .function, let result = parts.last else { return nil }
    return FunctionTypeSyntax(parameters: elements, effects: effects, result: result)
  }
}

/// `(A, B) async throws(E) -> C`
package struct FunctionTypeSyntax: Sendable {
  package var parameters: [TypeSyntax.TupleElement]
  package var effects: Effects
  package var result: TypeSyntax
}

extension TypeSyntax {
  /// Returns a type with a name of its own.
  package static func name(_ name: String) -> TypeSyntax {
    .named([Component(Identifier(name))])
  }

  /// Returns a type of the standard library, with its module's name.
  static func inSwift(_ name: String) -> TypeSyntax {
    .named([Component(Identifier("Swift")), Component(Identifier(name))])
  }

  static let anyError = TypeSyntax.any(.inSwift("Error"))

  package static func named(_ components: [Component]) -> TypeSyntax {
    names(.named, [""], [], components)
  }
  package static func member(_ base: TypeSyntax, _ component: Component) -> TypeSyntax {
    names(.member, ["", "."], [base], [component])
  }

  private static func names(
    _ kind: Kind, _ start: [String], _ base: [TypeSyntax], _ components: [Component]
  ) -> TypeSyntax {
    var (texts, parts) = (start, base)
    for (index, component) in components.enumerated() {
      texts[texts.count - 1] += (index > 0 ? "." : "") + component.name.text
      guard let arguments = component.arguments else { continue }
      texts[texts.count - 1] += "<"
      texts += arguments.indices.map { $0 < arguments.count - 1 ? ", " : "" }
      texts[texts.count - 1] += ">"
      parts += arguments
    }
    return TypeSyntax(kind, texts, parts, components: components)
  }

  package static func metatype(_ base: TypeSyntax, keyword: String) -> TypeSyntax {
    TypeSyntax(.metatype, ["", ".\(keyword)"], [base])
  }
  package static func optional(_ base: TypeSyntax) -> Self { Self(.optional, ["", "?"], [base]) }
  package static func unwrapped(_ base: TypeSyntax) -> Self { Self(.unwrapped, ["", "!"], [base]) }
  package static func array(_ element: TypeSyntax) -> Self { Self(.array, ["[", "]"], [element]) }
  package static func inlineArray(count: TypeSyntax, _ element: TypeSyntax) -> TypeSyntax {
    TypeSyntax(.inlineArray, ["[", " of ", "]"], [count, element])
  }
  package static func dictionary(_ key: TypeSyntax, _ value: TypeSyntax) -> TypeSyntax {
    TypeSyntax(.dictionary, ["[", ": ", "]"], [key, value])
  }
  package static func some(_ base: TypeSyntax) -> Self { Self(.some, ["some ", ""], [base]) }
  package static func any(_ base: TypeSyntax) -> Self { Self(.any, ["any ", ""], [base]) }
  package static func composition(_ types: [TypeSyntax]) -> TypeSyntax {
    TypeSyntax(.composition, [""] + types.dropFirst().map { _ in " & " } + [""], types)
  }
  static func suppressed(_ base: TypeSyntax) -> Self { Self(.suppressed, ["~", ""], [base]) }
  package static func packExpansion(_ base: TypeSyntax) -> TypeSyntax {
    TypeSyntax(.packExpansion, ["repeat ", ""], [base])
  }
  static func packElement(_ base: TypeSyntax) -> Self { Self(.packElement, ["each ", ""], [base]) }
  package static func literal(_ text: String) -> TypeSyntax { TypeSyntax(.literal, [text], []) }

  package static func tuple(_ elements: [TupleElement]) -> TypeSyntax {
    TypeSyntax(.tuple, texts(elements), elements.map(\.type), labels: elements)
  }

  package static func function(_ function: FunctionTypeSyntax) -> TypeSyntax {
    var texts = texts(function.parameters)
    let (effects, errors) = (function.effects, function.effects.types)
    texts[texts.count - 1] += errors.isEmpty ? "\(effects)" : "\(effects.asynchronyText) throws("
    if !errors.isEmpty { texts.append(")") }
    texts[texts.count - 1] += " -> "
    return TypeSyntax(
      .function, texts + [""], function.parameters.map(\.type) + errors + [function.result],
      labels: function.parameters, effects: effects)
  }

  private static func texts(_ elements: [TupleElement]) -> [String] {
    var texts = ["("]
    for (index, element) in elements.enumerated() {
      if !element.names.isEmpty {
        texts[index] += element.names.map(\.text).joined(separator: " ") + ": "
      }
      texts.append((element.isVariadic ? "..." : "") + (index < elements.count - 1 ? ", " : ""))
    }
    texts[elements.count] += ")"
    return texts
  }

  package static func attributed(
    _ attributes: [Attribute], specifiers: [Modifier], _ base: TypeSyntax
  ) -> TypeSyntax {
    let words = specifiers.map { "\($0) " } + attributes.map { "\($0) " }
    return TypeSyntax(
      .attributed, [words.joined(), ""], [base], attributes: attributes, specifiers: specifiers)
  }
}
