import MockyGenerator

/// Finds the values that a mock makes up for the results of its members.
struct MadeUpValueSearch {
  /// The maximum number of types, for declarations that have parts of parts without end.
  private static let limit = 40

  private let symbols: Symbols
  private let mock: MockPlace
  private(set) var values: [MadeUpValue] = []
  private var known: Set<String> = []

  /// - Parameters:
  ///   - found: the mocked declaration.
  ///   - ancestors: the declarations that it inherits members from.
  ///   - types: the types that values can be made up for.
  init(
    of found: FoundProtocol, _ ancestors: [FoundProtocol], in symbols: Symbols,
    _ types: inout ValueTypes, for mock: MockPlace
  ) {
    (self.symbols, self.mock) = (symbols, mock)
    for one in [found] + ancestors {
      let seesInternals = !one.isPublic && one.module == found.module
      let open = one.declaration.openNames
      for result in one.declaration.members.flatMap({ $0.results(besides: open) }) {
        take(result, from: one.place, seesInternals, &types)
      }
    }
  }

  private mutating func take(
    _ type: TypeSyntax, from place: Place, _ seesInternals: Bool, _ types: inout ValueTypes
  ) {
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
    for type in inner { take(type, from: place, seesInternals, &types) }
    guard let written = core.named,
      written.dropLast().allSatisfy({ $0.arguments == nil }),
      let full = symbols.meaning(of: core, at: [place])?.named,
      full.count > 1, known.insert("\(core) \(full)").inserted,
      known.count < Self.limit
    else { return }
    let arguments = written.last?.arguments ?? []
    let (module, path) = (full[0].name.bare, full.dropFirst().map(\.name.bare))
    guard module == mock.module || mock.imports.contains(module),
      let found = types.find(Symbols.Path(module: module, names: path), in: symbols)
    else { return }
    let one = found.declaration
    let parameters = one.classParts?.genericParameters.map(\.name.bare) ?? []
    guard parameters.count == arguments.count else { return }
    let isSeen = module == mock.module || seesInternals && module == place.module
    let name = "\(symbols.completing(type.core, from: place, in: mock))"
    guard isSeen || one.header.isPublic, !values.contains(where: { $0.metatype == "\(name).self" }),
      let value = one.madeUpValue(
        of: name, seesInternals: isSeen, isOnActor: found.mayBeOnActor,
        extended: symbols.extensions[one.name.bare, default: []].flatMap(\.declaration.members))
    else { return }
    let inside = Place(module: module, enclosing: path, imports: found.imports)
    guard !value.parts.contains(where: { symbols.isNeverCopied($0, at: inside) })
    else { return }
    values.append(value)
    for argument in arguments { take(argument, from: place, seesInternals, &types) }
    for part in value.parts where !part.mentions(Set(parameters)) {
      take(part, from: inside, seesInternals, &types)
    }
  }
}

/// The structs, enums and classes of all sources, for values that are made up. Each of their files is parsed once.
struct ValueTypes {
  /// A declaration and what is known of its place.
  struct Found {
    let declaration: ProtocolDeclaration
    /// The modules that its file imports.
    let imports: Set<String>
    /// A Boolean value that indicates whether it may be on the main actor, by a setting of its module.
    let mayBeOnActor: Bool
  }

  /// The declarations of the files that have been parsed, by their paths.
  private var files: [String: [ProtocolDeclaration]] = [:]

  /// Returns the struct, enum or class of a path.
  /// - Returns: nil if there is not exactly one, under no condition.
  mutating func find(_ path: Symbols.Path, in symbols: Symbols) -> Found? {
    guard let sources = symbols[path]?.sources, sources.count == 1 else { return nil }
    let input = sources[0].input
    let found = declarations(in: input).filter { $0.enclosing.path + [$0.name.bare] == path.names }
    guard found.count == 1, found[0].enclosing.allSatisfy(\.isPlain) else { return nil }
    return Found(
      declaration: found[0], imports: sources[0].importedModules,
      mayBeOnActor: input.mayBeOnMainActor || input.impliedWords.contains(.mainActor))
  }

  private mutating func declarations(in input: SourceInput) -> [ProtocolDeclaration] {
    if let known = files[input.path] { return known }
    let read = [true, false].flatMap {
      SourceFile(parsing: input.bytes, readsStructs: $0).classes
    }
    files[input.path] = read
    return read
  }
}

extension EnclosingDeclaration {
  /// A Boolean value that indicates whether types inside of it are as if they were outside.
  fileprivate var isPlain: Bool {
    genericParameters.isEmpty && header.attributes.isEmpty && !header.isOfOneFile
  }
}
