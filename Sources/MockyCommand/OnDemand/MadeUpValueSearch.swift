import MockyGenerator

/// Finds the values that a mock makes up for the results of its members.
struct MadeUpValueSearch {
  /// The maximum number of types, for declarations that have parts of parts without end.
  private static let limit = 40

  private let index: DeclarationIndex
  private let mock: MockPlace
  private(set) var values: [MadeUpValue] = []
  private var known: Set<String> = []

  /// - Parameters:
  ///   - found: the mocked declaration.
  ///   - ancestors: the declarations that it inherits members from.
  ///   - types: the types that values can be made up for.
  init(
    of found: FoundProtocol, _ ancestors: [FoundProtocol], in index: DeclarationIndex,
    _ types: inout ValueTypes, for mock: MockPlace
  ) {
    (self.index, self.mock) = (index, mock)
    for one in [found] + ancestors {
      let seesInternals = !one.isPublic && one.module == found.module
      for result in one.declaration.members.flatMap(\.results) {
        take(result, from: one.place, seesInternals, &types)
      }
    }
  }

  private mutating func take(
    _ type: TypeSyntax, from place: Place, _ seesInternals: Bool, _ types: inout ValueTypes
  ) {
    guard case .named(let written) = type.core, written.allSatisfy({ $0.arguments == nil }),
      case .named(let full)? = index.declaredTypes.meaning(of: type.core, at: [place]),
      full.count > 1, known.insert("\(type.core) \(full)").inserted,
      known.count < Self.limit
    else { return }
    let (module, path) = (full[0].name.bare, full.dropFirst().map(\.name.bare))
    guard module == mock.module || mock.imports.contains(module),
      let found = types.find(path, in: module)
    else { return }
    let one = found.declaration
    let isSeen = module == mock.module || seesInternals && module == place.module
    let name = "\(index.types.spelling(type.core, from: place, in: mock, besides: []))"
    guard isSeen || one.header.isPublic, !values.contains(where: { $0.type == name }),
      let value = one.valueText(
        of: name, seesInternals: isSeen, isOnActor: found.mayBeOnActor,
        extended: index.extensions[one.name.bare, default: []].flatMap(\.declaration.members))
    else { return }
    let inside = Place(module: module, enclosing: path, imports: found.imports)
    guard !value.parts.contains(where: { index.declaredTypes.isNeverCopied($0, at: inside) })
    else { return }
    values.append(MadeUpValue(type: name, text: value.text))
    for part in value.parts { take(part, from: inside, seesInternals, &types) }
  }
}

extension Member {
  /// The types of the values that a caller gets.
  fileprivate var results: [TypeSyntax] {
    (isRequirement ? [result].compactMap(\.self) : [])
      + clauses.flatMap(\.members).flatMap(\.results)
  }
}
