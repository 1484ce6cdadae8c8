import MockyGenerator

/// The declarations of all sources, by their full names, and the one way from a name to its meaning.
struct Symbols {
  /// The name of a declaration after its module and the types around it.
  struct Path: Hashable {
    let module: String
    let names: [String]
  }

  /// The declarations of one full name: several if they are under conditions, or each in its own file.
  struct Symbol {
    let path: Path
    /// The declarations that can have a mock.
    fileprivate(set) var found: [FoundProtocol] = []
    /// All declarations, with their sources.
    fileprivate(set) var types: [(type: DeclaredType, source: ReadSource)] = []
    /// The alias, if it is one.
    fileprivate(set) var alias: FoundAlias?
    /// The rule for copying values of the type; nil for none that other files see.
    fileprivate(set) var rule: CopyingRule?
    /// A Boolean value that indicates whether an extension declares it not to be `Sendable`.
    fileprivate(set) var isUnsendable = false

    /// The alias that it is, and nothing else under another condition.
    var onlyAlias: FoundAlias? { rule == nil ? alias : nil }
    var isVisible: Bool { rule != nil || alias != nil }
    /// A Boolean value that indicates whether one is under no condition.
    var isCertain: Bool { types.contains { $0.type.conditions.isEmpty } }
    var isPublic: Bool { types.contains { $0.type.header.isPublic && !$0.type.isPrivate } }
    /// The sources that declare the type under no condition, so that other files see it.
    var sources: [ReadSource] {
      types.filter { $0.type.conditions.isEmpty && !$0.type.header.isOfOneFile }.map(\.source)
    }

    subscript(kind: FoundProtocol.Kind) -> FoundProtocol? { found.first { $0.kind == kind } }
  }

  private(set) var symbols: [Path: Symbol] = [:]
  /// The paths by their last names, in the order of the sources.
  private var paths: [String: [Path]] = [:]
  /// The extensions, by the last names of their types.
  private(set) var extensions: [String: [FoundProtocol]] = [:]
  private(set) var modules: Set<String> = []
  /// The modules that come with the import of a module.
  private var exports: [String: Set<String>] = [:]

  /// The modifiers that hide declarations from other files, by the declarations' names.
  private(set) var hidden: [String: String] = [:]
  /// The libraries that use mocks and Mocky, by the mocks' names as they are written.
  var libraries: [String: Set<String>] = [:]
  let testModule: String

  init(_ sources: [ReadSource], tests testModule: String = "") {
    self.testModule = testModule
    for source in sources { add(source) }
    addLibraries(sources)
  }

  private mutating func add(_ source: ReadSource) {
    let module = source.input.module
    modules.insert(module)
    exports[module, default: []].formUnion(source.file.exportedModules)
    let extensions = Dictionary(grouping: source.file.types.filter(\.isExtension), by: \.path)
    for type in source.file.types {
      change(Path(module: module, names: type.path)) {
        $0.isUnsendable = $0.isUnsendable || type.isUnsendable
        if type.isExtension { return }
        $0.types.append((type, source))
        if type.isPrivate { return }
        if let alias = type.alias {
          let place = Place(
            module: module, enclosing: type.enclosing.path, imports: source.file.importedModules)
          $0.alias = $0.alias ?? (source.input.impliedWords.alias(alias), place)
        } else if type.keyword == "protocol" {
          $0.rule = .always
        } else if $0.rule ?? .always == .always {
          // Under conditions there may be several. A mock that fits one that cannot be copied fits all.
          $0.rule = type.rule(with: extensions[type.path] ?? [])
        }
      }
    }
    for one in source.found { add(one) }
    for one in source.extensions { self.extensions[one.name, default: []].append(one) }
  }

  /// Adds a declaration that can have a mock, or the modifier that hides it.
  mutating func add(_ found: FoundProtocol) {
    guard let word = found.hidingWord else {
      return change(found.symbolPath) { $0.found.append(found) }
    }
    if found.isMockable || found.kind == .function { return }
    hidden[found.name] = hidden[found.name] ?? word
  }

  private mutating func change(_ path: Path, _ change: (inout Symbol) -> Void) {
    if symbols[path] == nil { paths[path.names[path.names.count - 1], default: []].append(path) }
    change(&symbols[path, default: Symbol(path: path)])
  }

  /// Returns the declarations of a name in all modules and types.
  subscript(name: String) -> [Symbol] { paths[name, default: []].compactMap { symbols[$0] } }

  subscript(path: Path) -> Symbol? { symbols[path] }

  /// Returns the groups of `@_spi` to import with a module, in alphabetical order.
  func spiGroups(of module: String, for names: Set<String>) -> [String] {
    let declared = names.flatMap { self[$0] }.filter { $0.path.module == module }
    let attributes = declared.flatMap(\.types).flatMap(\.type.header.attributes)
    return Set(attributes.filter { $0.name == "_spi" }.compactMap(\.arguments)).sorted()
  }
}

extension Symbols {
  /// Returns the symbol that the first of several names means at a place, and how many of them name it.
  ///
  /// As Swift does, it looks in the types around the place, then in the module, then in the imported modules and those
  /// that they re-export. At last it takes the name as that of a module. A name that none of these declares is the
  /// system's.
  func root(_ names: [String], at place: Place) -> (symbol: Symbol, count: Int)? {
    for count in (0...place.enclosing.count).reversed() {
      let path = Path(module: place.module, names: place.enclosing.prefix(count) + [names[0]])
      if let symbol = symbols[path], symbol.isVisible { return (symbol, 1) }
    }
    let reachable = reachable(from: place.imports)
    var seen = self[names[0]].filter {
      $0.path.names.count == 1 && $0.isVisible && reachable.contains($0.path.module)
    }
    // Public declarations hide those that only `@testable` shows. Imported ones hide re-exported ones.
    for isNearer in [\.isPublic, { place.imports.contains($0.path.module) }] as [(Symbol) -> Bool] {
      if seen.contains(where: isNearer) { seen = seen.filter(isNearer) }
    }
    if let first = seen.first {
      return seen.allSatisfy { end(of: $0)?.path == end(of: first)?.path } ? (first, 1) : nil
    }
    guard names.count > 1, modules.contains(names[0]) else { return nil }
    return symbols[Path(module: names[0], names: [names[1]])].map { ($0, 2) }
  }

  /// Returns the declaration of a kind that a type names at a place, with aliases resolved.
  func find(_ kind: FoundProtocol.Kind, _ type: TypeSyntax, at place: Place) -> FoundProtocol? {
    resolve(type, at: place).flatMap { end(of: $0) }?[kind]
  }

  /// Returns the symbol at the end of a chain of aliases.
  private func end(of symbol: Symbol, _ depth: Int = 0) -> Symbol? {
    guard depth < Self.deepestAlias, let alias = symbol.onlyAlias else { return symbol }
    return resolve(alias.declaration.type, at: alias.place).flatMap { end(of: $0, depth + 1) }
  }

  /// The longest chain of aliases that is resolved: two that name each other would never end.
  static let deepestAlias = 12

  /// Returns the symbol that a type names at a place; nil if it is in no source.
  func resolve(_ type: TypeSyntax, at place: Place, _ depth: Int = 0) -> Symbol? {
    guard depth < Self.deepestAlias, let components = type.named,
      let (symbol, count) = first(of: components.map(\.name.bare), at: place)
    else { return nil }
    if count == components.count { return symbol }
    guard let alias = symbol.onlyAlias else { return nil }
    return resolve(alias.declaration.type.members(components[count...]), at: alias.place, depth + 1)
  }

  /// Returns the symbol that several names mean up to the first alias, and how many of them name it.
  func first(of names: [String], at place: Place) -> (symbol: Symbol, count: Int)? {
    guard var (symbol, count) = root(names, at: place) else { return nil }
    while symbol.onlyAlias == nil, count < names.count,
      let next = member(names[count], of: symbol.path, at: place)
    {
      (symbol, count) = (next, count + 1)
    }
    return (symbol, count)
  }

  /// Returns a type inside another one, which an extension in another module may declare.
  private func member(_ name: String, of path: Path, at place: Place) -> Symbol? {
    let names = path.names + [name]
    if let symbol = symbols[Path(module: path.module, names: names)] { return symbol }
    return self[name].first {
      $0.path.names == names
        && ($0.path.module == place.module || place.imports.contains($0.path.module))
    }
  }

  /// Returns modules, with those that they export.
  func reachable(from imports: Set<String>) -> Set<String> {
    var found = imports
    var new = imports
    while !new.isEmpty {
      new = Set(new.flatMap { exports[$0, default: []] }).subtracting(found)
      found.formUnion(new)
    }
    return found
  }

  /// Returns the protocols that a protocol inherits from, with aliases resolved.
  func parents(of child: FoundProtocol) -> [Parent] {
    child.declaration.parents.flatMap { parents($0, at: child.place, 0) }
  }

  private func parents(_ written: InheritedType, at place: Place, _ depth: Int) -> [Parent] {
    let symbol = resolve(written.type, at: place)
    if depth < Self.deepestAlias, let alias = symbol?.onlyAlias {
      return InheritedType(alias.declaration.type.core, written.range).parts
        .flatMap { parents($0, at: alias.place, depth + 1) }
    }
    guard let symbol else { return [Parent(written, StandardProtocol.found(written.type))] }
    return [Parent(written, branches: symbol.found.filter { $0.kind == .protocol })]
  }
}

extension FoundProtocol {
  /// The path of its symbol.
  var symbolPath: Symbols.Path {
    Symbols.Path(module: module, names: enclosingPath + [name])
  }
}

/// A type alias and its place.
typealias FoundAlias = (declaration: Member, place: Place)
