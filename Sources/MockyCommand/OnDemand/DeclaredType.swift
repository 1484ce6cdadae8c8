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
  var isUnsendable: Bool { header.isUnavailable && conformances().contains("Sendable") }

  /// A Boolean value that indicates whether it is an extension that changes no value of its type.
  var isPlainExtension: Bool {
    isExtension && !isUnsendable && conformances().isDisjoint(with: ["Copyable", "Escapable"])
  }

  /// Returns the last names of the protocols that it conforms to, or those with a `~` before them.
  func conformances(suppressed: Bool = false) -> Set<String> {
    Set(inheritance.flatMap { $0.type.conformances(suppressed: suppressed) })
  }

  /// The type alias of a function as a declaration that can have a mock; nil for others.
  var function: ProtocolDeclaration? {
    var function = alias.flatMap { ProtocolDeclaration(function: $0, in: enclosing) }
    function?.conditions = conditions
    return function
  }
}

extension TypeSyntax {
  /// Returns the last names of the protocols in it, either those with a `~` before them, or the
  /// others.
  func conformances(suppressed isWanted: Bool) -> [String] {
    let core = core
    return switch core.kind {
    case .composition: core.parts.flatMap { $0.conformances(suppressed: isWanted) }
    case .suppressed: isWanted ? core.base.conformances(suppressed: false) : []
    case .named: isWanted ? [] : core.components.suffix(1).map(\.name.bare)
    default: []
    }
  }
}
