import MockyGenerator

/// A source that has been read, with all that mocks depend on.
package struct ReadSource: Sendable {
  package let input: SourceInput
  /// The declarations that can have a mock if other files see them, in their order.
  private(set) var found: [FoundProtocol] = []
  /// The extensions, of protocols and other types.
  private(set) var extensions: [FoundProtocol] = []
  /// The types and aliases, and the extensions that change how values are copied or sent.
  package let types: [DeclaredType]
  package let problems: [SourceProblem]
  let imports: [ImportDeclaration]
  /// The modules that it imports.
  package let importedModules: Set<String>
  /// The modules that come with the import of its module.
  let exportedModules: Set<String>
  /// The names `MockX` in it.
  let mockNames: MockNames
  /// Its text without what no mock depends on.
  let outline: [UInt8]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - readsStructs: whether structs are read in the place of classes.
  package init(_ input: SourceInput, readsStructs: Bool = false) {
    self.input = input
    let file = SourceFile(parsing: input.bytes, readsStructs: readsStructs, flags: input.flags)
    (types, imports, outline) = (file.types, file.imports, file.outline)
    (importedModules, exportedModules) = (file.importedModules, file.exportedModules)
    mockNames = MockNames(input.bytes)
    lazy var positions = SourcePositions(of: input.bytes)
    let known = file.protocols.flatMap(\.problems) + file.newerProblems
    problems = file.problems.filter { !known.contains($0) }.map {
      SourceProblem(
        path: input.path, position: positions[$0.range.start], message: $0.message)
    }
    func found(_ read: ProtocolDeclaration) -> FoundProtocol {
      var declaration = input.impliedWords.declaration(read)
      if readsStructs { declaration = ProtocolDeclaration(struct: declaration) }
      return FoundProtocol(
        declaration, path: input.path, module: input.module,
        position: positions[declaration.name.range.start], imports: file.imports,
        importedModules: file.importedModules)
    }
    let others = readsStructs ? [] : file.protocols + file.types.compactMap(\.function)
    self.found = (file.classes + others).map(found)
    extensions = file.extensions.map(found)
  }

  /// The protocols that other files see, in their order.
  package var protocols: [FoundProtocol] { found.filter { $0.kind == .protocol && $0.isVisible } }
  /// The classes that other files see, in their order.
  package var classes: [FoundProtocol] { found.filter { $0.kind == .class && $0.isVisible } }
}
