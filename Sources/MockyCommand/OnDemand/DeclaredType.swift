import MockyGenerator

/// A type, a protocol or an alias, or an extension, without its members.
package struct DeclaredType: Sendable {
  /// The names of the types around it, and its own.
  package let path: [String]
  /// `struct`, `class`, `enum`, `actor`, `extension`, `protocol` or `typealias`.
  package let keyword: String
  let header: DeclarationHeader
  let enclosing: [EnclosingDeclaration]
  let conditions: [Condition]
  /// The generic parameters of the types around it, and its own.
  var genericParameters: [String] = []
  var inheritance: [InheritedType] = []
  var requirements: [GenericRequirement] = []
  /// The declaration of an alias.
  var alias: Member?

  var isExtension: Bool { keyword == "extension" }

  /// A Boolean value that indicates whether only its own file sees it.
  var isPrivate: Bool { header.isOfOneFile || enclosing.contains(where: \.header.isOfOneFile) }

  /// A Boolean value that indicates whether it is an extension that declares the type not to be
  /// `Sendable`.
  var isUnsendable: Bool { header.isUnavailable && conforms(to: "Sendable") }

  /// A Boolean value that indicates whether it is an extension that changes no value of its type.
  var isPlainExtension: Bool {
    isExtension && !isUnsendable && !["Copyable", "Escapable"].contains(where: conforms)
  }

  /// Returns whether it declares a conformance to a standard protocol, or the lack of one: `~Copyable`.
  func conforms(to name: String) -> Bool { inheritance.contains { $0.type.conforms(to: name) } }

  /// The type alias of a function as a declaration that can have a mock; nil for others.
  var function: ProtocolDeclaration? {
    var function = alias.flatMap { ProtocolDeclaration(function: $0, in: enclosing) }
    function?.conditions = conditions
    return function
  }
}

extension TypeSyntax {
  /// Returns whether it is a standard protocol of that name or the lack of one, alone or with others.
  func conforms(to name: String) -> Bool { core.oneForm.composed.contains { "\($0)" == name } }
}
