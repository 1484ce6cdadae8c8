/// What is known of the protocols that a protocol inherits from.
package protocol Ancestry: Sendable {
  /// What a protocol inherits from directly, with what each of them declares where that is known.
  func parents(of child: FoundProtocol) -> [Parent]

  /// The declarations of a protocol of which each is compiled in other cases.
  func branches(of found: FoundProtocol) -> [FoundProtocol]

  /// When values of the types can be copied that a protocol names.
  ///
  /// - Parameter own: names that mean a type of the protocol.
  func copyingRules(of found: FoundProtocol, besides own: Set<String>) -> [String: CopyingRule]

  /// A member of a protocol with its types as they are named where the mock stands.
  ///
  /// - Parameter own: names that mean a type of the protocol or a generic parameter.
  func spelling(_ member: Member, of found: FoundProtocol, besides own: Set<String>) -> Member

  /// What a protocol demands, with its types as they are named where the mock stands.
  func spelling(
    _ demand: GenericRequirement, of found: FoundProtocol, besides own: Set<String>
  ) -> GenericRequirement

  /// The type that a name means in a protocol, with its full path and without aliases; nil for one that
  /// stands in no source.
  func meaning(of type: TypeSyntax, in found: FoundProtocol) -> TypeSyntax?
}

/// What a macro knows, which sees nothing but the protocol: the parents of the standard library.
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

/// What a protocol inherits from.
package struct Parent: Sendable {
  /// As it is written.
  package let written: InheritedType
  /// Nil where its source is not at hand.
  package let found: FoundProtocol?

  package init(written: InheritedType, found: FoundProtocol?) {
    self.written = written
    self.found = found
  }

  /// What generic arguments demand of its primary associated types: `Container<Int>`.
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

/// A protocol, and where it was found.
package final class FoundProtocol: Sendable {
  package let declaration: ProtocolDeclaration
  package let path: String
  package let fileName: String
  package let module: String
  package let position: SourcePosition
  /// What it stands under in its file.
  package let conditions: [Condition]
  package let imports: [ImportDeclaration]
  /// The modules of these.
  package let importedModules: Set<String>
  /// The types around it, as they are named from outside.
  package let enclosing: [String]
  /// The same, with each of several names of one that is extended.
  package let enclosingPath: [String]
  /// What no other protocol has, unless only one of the two is compiled.
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

/// An import as it is to be repeated.
package struct ImportDeclaration: Hashable, Sendable {
  /// Without access modifiers, which say nothing to a test.
  package var text: String
  package var module: String
  package var conditions: [Condition] = []

  package init(text: String, module: String, conditions: [Condition] = []) {
    self.text = text
    self.module = module
    self.conditions = conditions
  }

  /// What is imported, in the order of the groups in a file.
  package enum Kind: CaseIterable { case module, declaration, testable }

  package var kind: Kind {
    if text.contains("@testable ") { return .testable }
    return text.hasSuffix("import \(module)") ? .module : .declaration
  }
}
