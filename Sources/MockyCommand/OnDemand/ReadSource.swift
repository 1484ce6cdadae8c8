import MockyGenerator

/// A source that has been read, with all that mocks depend on.
package struct ReadSource: Sendable {
  package let input: SourceInput
  /// The protocols that other files see, in their order.
  package private(set) var protocols: [FoundProtocol] = []
  /// The aliases that are in no protocol.
  private(set) var aliases: [FoundAlias] = []
  /// The names of all types.
  private(set) var typeNames: [EnclosedName] = []
  /// The types, and the extensions that change how values are copied.
  private(set) var types: [EnclosedType] = []
  /// The modules that come with the import of its module.
  private(set) var exportedModules: Set<String> = []
  /// The classes that other files see, in their order.
  package private(set) var classes: [FoundProtocol] = []
  /// The classes that only their file sees, in their order.
  private(set) var hiddenClasses: [FoundProtocol] = []
  /// The type aliases of functions that other files see, in their order.
  private(set) var functions: [FoundProtocol] = []
  /// The extensions, of protocols and other types.
  private(set) var extensions: [FoundProtocol] = []
  /// The modifiers that hide protocols and classes from other files, by the declarations' names.
  private(set) var hidden: [String: String] = [:]
  package private(set) var problems: [SourceProblem] = []
  /// The modules that it imports.
  package private(set) var importedModules: Set<String> = []
  /// The modules that it imports with an access.
  private(set) var modulesWithAccess: Set<String> = []
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
    let file = SourceFile(
      parsing: input.bytes, readsStructs: readsStructs, flags: input.flags)
    outline = file.outline
    let read = file.protocols.flatMap(\.problems) + file.newerProblems
    mockNames = MockNames(input.bytes)
    importedModules = Set(file.imports.map(\.module)).union(file.hiddenModules)
    modulesWithAccess = Set(file.imports.filter(\.hasAccess).map(\.module))
    exportedModules = file.exportedModules
    types = file.types
    aliases = file.aliases.map { alias in
      let place = Place(
        module: input.module, enclosing: alias.enclosing.path, imports: importedModules)
      let declaration = alias.declaration.changing {
        $0.result = input.impliedWords.type(alias.declaration.type)
      }
      return FoundAlias(declaration: declaration, place: place)
    }
    typeNames = file.typeNames
    lazy var positions = SourcePositions(of: input.bytes)
    let (flags, modules) = (input.flags, importedModules)
    func found(_ read: ProtocolDeclaration) -> FoundProtocol {
      var declaration = input.impliedWords.declaration(read)
      if readsStructs { declaration = ProtocolDeclaration(struct: declaration) }
      declaration.members = declaration.members.map { $0.setting(flags) }
      return FoundProtocol(
        declaration, path: input.path, module: input.module,
        position: positions[declaration.name.range.start], imports: file.imports,
        importedModules: modules)
    }
    let (allProtocols, allClasses) = (file.protocols.map(found), file.classes.map(found))
    protocols = allProtocols.filter(\.isVisible)
    classes = allClasses.filter(\.isVisible)
    hiddenClasses = allClasses.filter { !$0.isVisible }
    for one in allProtocols + allClasses where !one.isMockable {
      if let word = one.hidingWord { hidden[one.name] = word }
    }
    functions = file.aliases.compactMap { alias in
      var read = ProtocolDeclaration(function: alias.declaration, in: alias.enclosing)
      read?.conditions = alias.conditions
      return read.map(found)
    }.filter(\.isVisible)
    extensions = file.extensions.map(found)
    problems = file.problems.filter { !read.contains($0) }.map {
      SourceProblem($0.message, path: input.path, position: positions[$0.range.start])
    }
  }
}

/// A type alias and its place.
struct FoundAlias: Sendable {
  let declaration: Member
  let place: Place
}

extension Member {
  /// Returns the member with directives in which flags are set.
  fileprivate func setting(_ flags: Set<String>) -> Member {
    guard kind == .conditional, !flags.isEmpty else { return self }
    return changing { copy in
      for (index, clause) in clauses.enumerated() {
        copy.clauses[index].directive = clause.directive.setting(flags)
        copy.clauses[index].members = clause.members.map { $0.setting(flags) }
      }
    }
  }
}
