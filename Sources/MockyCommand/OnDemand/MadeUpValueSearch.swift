import MockyGenerator

/// Finds the values that mocks make up for the results of their members.
struct MadeUpValueSearch {
  /// The maximum number of types, for declarations that have parts of parts without end.
  private static let limit = 40

  private let symbols: Symbols
  private var mock: MockPlace
  private var values: [MadeUpValue] = []
  private var known: Set<String> = []
  /// The declarations of the files that have been parsed, by their paths: of each file once for all mocks.
  private var files: [String: [ProtocolDeclaration]] = [:]

  init(in symbols: Symbols) {
    self.symbols = symbols
    mock = MockPlace(module: symbols.testModule, enclosing: [], imports: [])
  }

  /// - Parameters:
  ///   - found: the mocked declaration.
  ///   - ancestors: the declarations that it inherits members from.
  mutating func values(
    of found: FoundProtocol, _ ancestors: [FoundProtocol], for mock: MockPlace
  ) -> [MadeUpValue] {
    (self.mock, values, known) = (mock, [], [])
    for one in [found] + ancestors {
      let seesInternals = !one.isPublic && one.module == found.module
      for result in one.declaration.results { take(result, from: one.place, seesInternals) }
    }
    return values
  }

  private mutating func take(_ type: TypeSyntax, from place: Place, _ seesInternals: Bool) {
    let spelled = symbols.completing(type, from: place, in: mock)
    if let value = MadeUpValue(closure: spelled) ?? MadeUpValue(tuple: spelled) {
      guard known.insert(value.metatype).inserted, known.count < Self.limit else { return }
      values.append(value)
    }
    let core = type.core
    let inner: [TypeSyntax] =
      switch core.kind {
      case .function: core.parts.suffix(1)
      case .tuple: core.parts
      case .named where core.components.last?.name.bare == "Result":
        core.components.last?.arguments ?? []
      default: []
      }
    for type in inner { take(type, from: place, seesInternals) }
    guard let written = core.named,
      written.dropLast().allSatisfy({ $0.arguments == nil }),
      let full = symbols.meaning(of: core, at: [place])?.named,
      full.count > 1, known.insert("\(core) \(full)").inserted,
      known.count < Self.limit
    else { return }
    let arguments = written.last?.arguments ?? []
    let (module, path) = (full[0].name.bare, full.dropFirst().map(\.name.bare))
    guard module == mock.module || mock.imports.contains(module),
      let (one, source) = find(Symbols.Path(module: module, names: path))
    else { return }
    let parameters = one.genericNames
    guard parameters.count == arguments.count else { return }
    let isSeen = module == mock.module || seesInternals && module == place.module
    let name = "\(symbols.completing(type.core, from: place, in: mock))"
    guard isSeen || one.header.isPublic, !values.contains(where: { $0.metatype == "\(name).self" }),
      let value = one.madeUpValue(
        of: name, seesInternals: isSeen, isOnActor: source.input.mayBeOnMainActor,
        extended: symbols.extensions[one.name.bare, default: []].flatMap(\.declaration.members))
    else { return }
    let inside = Place(module: module, enclosing: path, imports: source.file.importedModules)
    guard !value.parts.contains(where: { symbols.isNeverCopied($0, at: inside) })
    else { return }
    values.append(value)
    for argument in arguments { take(argument, from: place, seesInternals) }
    for part in value.parts where !part.mentions(Set(parameters)) {
      take(part, from: inside, seesInternals)
    }
  }

  /// Returns the struct, enum or class of a path.
  /// - Returns: nil if there is not exactly one, under no condition.
  private mutating func find(
    _ path: Symbols.Path
  ) -> (declaration: ProtocolDeclaration, source: ReadSource)? {
    guard let sources = symbols[path]?.sources, sources.count == 1 else { return nil }
    let input = sources[0].input
    if files[input.path] == nil {
      files[input.path] = SourceFile(parsing: input.bytes, readsStructs: true).classes
    }
    let found = files[input.path, default: []].filter {
      $0.enclosing.path + [$0.name.bare] == path.names
    }
    // The types around it must change nothing about it.
    guard found.count == 1,
      found[0].enclosing.allSatisfy({
        $0.genericParameters.isEmpty && $0.header.attributes.isEmpty && !$0.header.isOfOneFile
      })
    else { return nil }
    return (found[0], sources[0])
  }
}
