import MockyGenerator

/// A source that has been read, with all that mocks depend on.
package struct ReadSource {
  package let input: SourceInput
  /// The declarations in it, as they are written.
  package let file: SourceFile
  /// The declarations that can have a mock if other files see them, in their order.
  package private(set) var found: [FoundProtocol] = []
  /// The extensions, of protocols and other types.
  private(set) var extensions: [FoundProtocol] = []
  /// The names `MockX` in it.
  let mockNames: MockNames

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - input: the source.
  ///   - readsStructs: whether structs and enums are found, and nothing else.
  package init(_ input: SourceInput, readsStructs: Bool = false) {
    let file = SourceFile(parsing: input.bytes, readsStructs: readsStructs, flags: input.flags)
    (self.input, self.file, mockNames) = (input, file, MockNames(input.bytes))
    lazy var positions = SourcePositions(of: input.bytes)
    func found(_ read: ProtocolDeclaration) -> FoundProtocol {
      var declaration = input.impliedWords.declaration(read)
      if readsStructs { declaration = ProtocolDeclaration(struct: declaration) }
      return FoundProtocol(
        declaration, path: input.path, module: input.module,
        position: positions[declaration.name.range.start], imports: file.imports,
        importedModules: file.importedModules)
    }
    let all =
      readsStructs
      ? file.classes.filter { $0.classParts?.keyword != "class" }
      : file.classes + file.protocols + file.types.compactMap(\.function)
    self.found = all.map(found)
    extensions = file.extensions.map(found)
  }
}
