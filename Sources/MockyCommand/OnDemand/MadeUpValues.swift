import MockyGenerator

/// Finds the values that a mock makes up for the results of its members.
struct MadeUpValues {
  /// The maximum number of types, for declarations that have parts of parts without end.
  private static let limit = 40

  private let index: ProtocolIndex
  private let sources: [ReadSource]
  private let mock: MockPlace
  private(set) var values: [MadeUpValue] = []
  private var known: Set<String> = []

  /// - Parameters:
  ///   - found: the mocked declaration.
  ///   - ancestors: the declarations that it inherits members from.
  init(
    of found: FoundProtocol, _ ancestors: [FoundProtocol], in index: ProtocolIndex,
    _ sources: [ReadSource], for mock: MockPlace
  ) {
    (self.index, self.sources, self.mock) = (index, sources, mock)
    for one in [found] + ancestors {
      let seesInternals = !one.isPublic && one.module == found.module
      for result in one.declaration.members.flatMap(\.results) {
        take(result, from: one.place, seesInternals)
      }
    }
  }

  private mutating func take(_ type: TypeSyntax, from place: Place, _ seesInternals: Bool) {
    guard case .named(let written) = type.core, written.allSatisfy({ $0.arguments == nil }),
      case .named(let full)? = index.declaredTypes.meaning(of: type.core, at: [place]),
      full.count > 1, known.insert("\(type.core) \(full)").inserted,
      known.count < Self.limit
    else { return }
    let (module, path) = (full[0].name.bare, full.dropFirst().map(\.name.bare))
    guard module == mock.module || mock.imports.contains(module),
      let (one, imports) = declaration(of: path, in: module)
    else { return }
    let isSeen = module == mock.module || seesInternals && module == place.module
    let name = "\(index.types.spelling(type.core, from: place, in: mock, besides: []))"
    guard isSeen || one.header.isPublic, !values.contains(where: { $0.type == name }),
      let value = one.valueText(of: name, seesInternals: isSeen)
    else { return }
    let inside = Place(module: module, enclosing: path, imports: imports)
    guard !value.parts.contains(where: { index.declaredTypes.isNeverCopied($0, at: inside) })
    else { return }
    values.append(MadeUpValue(type: name, text: value.text))
    for part in value.parts { take(part, from: inside, seesInternals) }
  }

  /// Returns the struct or enum of a path, and the modules that its file imports.
  /// - Returns: nil if there is not exactly one, under no condition.
  private func declaration(
    of path: [String], in module: String
  ) -> (ProtocolDeclaration, imports: Set<String>)? {
    let found = sources.filter { source in
      source.input.module == module && !source.input.impliedWords.contains(.mainActor)
        && source.typeNames.contains { $0.path == path && !$0.isOfOneFile }
    }
    guard let source = found.first, found.count == 1 else { return nil }
    let file = SourceFile(parsing: source.input.bytes, readsClasses: true, readsStructs: true)
    let all = file.classes.filter { $0.enclosing.path + [$0.name.bare] == path }
    guard let one = all.first, all.count == 1, one.enclosing.allSatisfy(\.isPlain) else {
      return nil
    }
    return (one, source.importedModules)
  }
}

extension EnclosingDeclaration {
  /// A Boolean value that indicates whether types inside of it are as if they were outside.
  fileprivate var isPlain: Bool {
    genericParameters.isEmpty && header.attributes.isEmpty && !header.isOfOneFile
  }
}

extension Member {
  /// The types of the values that a caller gets.
  fileprivate var results: [TypeSyntax] {
    switch self {
    case .method(let method): method.result.map { [$0] } ?? []
    case .property(let property): [property.type]
    case .subscript(let declaration): [declaration.result]
    case .conditional(let clauses): clauses.flatMap(\.members).flatMap(\.results)
    default: []
    }
  }
}
