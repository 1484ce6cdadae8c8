/// A source that has been read: what mocks may be written from.
package struct ReadSource: Sendable {
  package let input: SourceInput
  /// The protocols that other files see, in their order.
  package private(set) var protocols: [FoundProtocol] = []
  /// The classes that other files see, in their order.
  private(set) var classes: [FoundProtocol] = []
  package private(set) var problems: [SourceProblem] = []
  /// The modules that it imports.
  package private(set) var importedModules: Set<String> = []
  /// The names `MockX` that it declares.
  private(set) var declaredMocks: Set<String> = []

  /// Reads a source.
  package init(_ input: SourceInput) {
    self.input = input
    declaredMocks = MockNames(input.bytes).declared
    let file = SourceFile(parsing: input.bytes, readsClasses: true)
    let outline = SourceOutline(input.bytes)
    importedModules = Set(outline.imports.map(\.module))
    guard !file.protocols.isEmpty || !file.problems.isEmpty || !file.classes.isEmpty else {
      return
    }
    let positions = SourcePositions(of: input.bytes)
    func found(_ declaration: ProtocolDeclaration) -> FoundProtocol {
      FoundProtocol(
        declaration: declaration, path: input.path, fileName: input.fileName,
        module: input.module, position: positions[declaration.name.range.start],
        conditions: outline.conditions(at: declaration.name.range.start),
        imports: outline.imports)
    }
    protocols = file.protocols.map(found).filter(\.isVisible)
    classes = file.classes.map(found).filter(\.isVisible)
    problems = file.problems.map {
      SourceProblem($0.message, path: input.path, position: positions[$0.range.start])
    }
  }
}
