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
