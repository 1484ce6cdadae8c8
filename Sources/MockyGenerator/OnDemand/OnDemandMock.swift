/// A mock that is to be written, and what it is written from.
struct OnDemandMock {
  let found: FoundProtocol
  let mocked: MockedProtocol
  let ancestors: [FoundProtocol]
  /// Whether the class has all that it inherits.
  let hasInheritedMembers: Bool

  /// - Throws: what keeps it from being written.
  init(of found: FoundProtocol, in index: ProtocolIndex) throws(SourceProblem) {
    self.found = found
    let requirements = InheritedRequirements(of: found, in: index)
    ancestors = requirements.ancestors
    hasInheritedMembers = !ancestors.isEmpty && !requirements.hasUnknownParents
    var declaration = requirements.declaration
    let check = ProtocolCheck(declaration, isLocal: false)
    if let diagnostic = check.diagnostics.first {
      throw SourceProblem(
        "'Mock\(found.name)' cannot be written: \(diagnostic.message)", path: found.path,
        position: found.position)
    }
    // It stands in the test target, in an extension of the types around the protocol.
    declaration.enclosing = []
    declaration.header.modifiers = []
    mocked = MockedProtocol(declaration, primary: found.declaration.primaryAssociatedTypes)
  }

  /// What the file needs for it.
  func imports(in testModule: String) -> [ImportDeclaration] {
    ([found] + ancestors).flatMap { origin in
      var imports = origin.imports
      if origin.module != testModule {
        let text = (origin.isPublic ? "" : "@testable ") + "import \(origin.module)"
        imports.append(ImportDeclaration(text: text, module: origin.module))
      }
      return imports
    }.filter { $0.module != testModule }
  }
}
