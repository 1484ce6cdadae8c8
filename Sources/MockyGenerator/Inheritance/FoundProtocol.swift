/// A protocol and its place.
package final class FoundProtocol: Sendable {
  package let declaration: ProtocolDeclaration
  package let path: String
  package let module: String
  package let position: SourcePosition
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
    _ declaration: ProtocolDeclaration, path: String = "", module: String = "Swift",
    position: SourcePosition = SourcePosition(line: 1, column: 1),
    imports: [ImportDeclaration] = [], importedModules: Set<String> = []
  ) {
    (self.declaration, self.path, self.module) = (declaration, path, module)
    (self.position, self.imports, self.importedModules) = (position, imports, importedModules)
    enclosing = declaration.enclosing.map { "\($0.type)" }
    enclosingPath = declaration.enclosing.path
    identity = ([module] + enclosing + [declaration.name.bare]).joined(separator: ".")
  }

  package var name: String { declaration.name.bare }
  /// The conditions around it in its file.
  package var conditions: [Condition] { declaration.conditions }
  /// `Shop.Subscriber`, without the module.
  package var qualifiedName: String { (enclosing + [name]).joined(separator: ".") }
}
