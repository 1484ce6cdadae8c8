/// A source of facts about the protocols that a protocol inherits from.
package protocol Ancestry: Sendable {
  /// Returns the direct parents of a protocol, with their declarations if they are known.
  func parents(of child: FoundProtocol) -> [Parent]

  /// Returns the declarations of a protocol for different conditions.
  func branches(of found: FoundProtocol) -> [FoundProtocol]

  /// Returns the rules for copying values of the types that a protocol names.
  ///
  /// - Parameter own: names that mean a type inside the protocol.
  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule]

  /// Returns a member of a protocol with its types as they are named at the place of the mock.
  ///
  /// - Parameter own: names that mean a type inside the protocol or a generic parameter.
  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member

  /// Returns a constraint of a protocol with its types as they are named at the place of the mock.
  func spelling(
    _ demand: GenericRequirement, of found: FoundProtocol, besides own: Set<String>
  ) -> GenericRequirement

  /// Returns the type that a name in a protocol means, with its full path and without aliases; nil
  /// for one that is in no source.
  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax?
}

/// The ancestry that a macro sees, which knows only the protocol: the parents of the standard
/// library.
struct StandardAncestry: Ancestry {
  func parents(of child: FoundProtocol) -> [Parent] {
    child.declaration.parents.map { Parent(written: $0, found: StandardProtocol.found($0.type)) }
  }

  func branches(of found: FoundProtocol) -> [FoundProtocol] { [found] }

  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule] {
    [:]
  }

  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member {
    member
  }

  func spelling(
    _ demand: GenericRequirement, of found: FoundProtocol, besides own: Set<String>
  ) -> GenericRequirement {
    demand
  }

  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax? { nil }
}

/// A protocol that another one inherits from.
package struct Parent: Sendable {
  /// The type in the source.
  package let written: InheritedType
  /// The declaration; nil if its source is not available.
  package let found: FoundProtocol?

  package init(written: InheritedType, found: FoundProtocol?) {
    self.written = written
    self.found = found
  }

  /// The constraints that generic arguments add to its primary associated types: `Container<Int>`.
  var demands: [GenericRequirement] {
    guard case .named(let components) = written.type, let found,
      let arguments = components.last?.arguments
    else { return [] }
    return zip(found.declaration.primaryAssociatedTypes, arguments).map { name, argument in
      GenericRequirement(
        subject: .name(name.text), relation: .equals, object: argument, range: written.range)
    }
  }
}

/// A protocol and its place.
package final class FoundProtocol: Sendable {
  package let declaration: ProtocolDeclaration
  package let path: String
  package let fileName: String
  package let module: String
  package let position: SourcePosition
  /// The conditions around it in its file.
  package let conditions: [Condition]
  package let imports: [ImportDeclaration]
  /// The modules of these imports.
  package let importedModules: Set<String>
  /// The types around it, as other files name them.
  package let enclosing: [String]
  /// The types around it, with all names of one that is extended.
  package let enclosingPath: [String]
  /// A name that no other protocol has, unless only one of the two is compiled.
  package let identity: String

  package init(
    declaration: ProtocolDeclaration, path: String, fileName: String, module: String,
    position: SourcePosition, conditions: [Condition], imports: [ImportDeclaration],
    importedModules: Set<String>
  ) {
    self.declaration = declaration
    self.path = path
    self.fileName = fileName
    self.module = module
    self.position = position
    self.conditions = conditions
    self.imports = imports
    self.importedModules = importedModules
    enclosing = declaration.enclosing.map { "\($0.type)" }
    enclosingPath = declaration.enclosing.path
    identity = ([module] + enclosing + [declaration.name.bare]).joined(separator: ".")
  }

  package var name: String { declaration.name.bare }
  /// `Shop.Subscriber`, without the module.
  package var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
}

/// An import that the written file repeats.
package struct ImportDeclaration: Hashable, Sendable {
  /// The text without access modifiers, which do not matter to a test.
  package var text: String
  package var module: String
  package var conditions: [Condition] = []
  /// A Boolean value that indicates whether declarations that other modules see may name the imported ones.
  package var isPublic = false

  package init(text: String, module: String, conditions: [Condition] = []) {
    self.text = text
    self.module = module
    self.conditions = conditions
  }

  /// The kind of an import, in the order of the groups in a file.
  package enum Kind: CaseIterable { case module, declaration, testable }

  package var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}
