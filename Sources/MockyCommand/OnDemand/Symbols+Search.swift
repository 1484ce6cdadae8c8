import MockyGenerator

/// The declaration that the name of a mock means, among all sources.
extension Symbols {
  /// Reads the structs of closures that have these names.
  mutating func readStructs(of sources: [ReadSource], named names: Set<String>) {
    func isNamed(_ type: DeclaredType) -> Bool {
      type.keyword == "struct" && names.contains(type.path[type.path.count - 1])
    }
    for source in sources where source.file.types.contains(where: isNamed) {
      for one in ReadSource(source.input, readsStructs: true).found where names.contains(one.name) {
        let storesClosures = one.declaration.storesClosures {
          SourceAncestry(symbols: self).function($0, at: one.place, isStored: true) != nil
        }
        if storesClosures || !one.isVisible { add(one) }
      }
    }
  }

  /// Returns whether no source declares what a mock is named after.
  func isUnknown(_ name: String) -> Bool { all(for: name).isEmpty }

  private func all(for name: String) -> [FoundProtocol] {
    self[String(name.dropFirst(4))].flatMap(\.found).sorted { $0.kind.rawValue < $1.kind.rawValue }
  }

  /// Returns the declarations of the nearest modules, of any kind, for each type that uses name
  /// before the mock. Without a type, they are at the top of a file if there is one.
  func candidates(for name: String, _ uses: [MockUse]) -> [[FoundProtocol]] {
    let imports = Set(uses.flatMap(\.test.file.importedModules))
    let module = module(ofAlias: String(name.dropFirst(4)))
    let all = all(for: name).filter { module ?? $0.module == $0.module }
    let near = all.filter { distance(of: $0.module, imports) < 2 }
    let reachable = near.isEmpty ? all : near
    let top = reachable.filter { $0.enclosing.isEmpty }
    let meant = Set(uses.map(\.name.qualifier)).sorted().map { qualifier in
      reachable.filter { one in
        let path = ([".\(one.module)"] + one.enclosing).joined(separator: ".")
        return one.enclosing.isEmpty ? qualifier.isEmpty : path.hasSuffix(".\(qualifier)")
      }
    }.filter { !$0.isEmpty }
    return (meant.isEmpty ? [top.isEmpty ? reachable : top] : meant).map { all in
      let nearest = all.map { distance(of: $0.module, imports) }.min()
      let near = all.filter { distance(of: $0.module, imports) == nearest }
      return near.filter { one in
        !near.contains { $0.module == one.module && $0.kind.rawValue < one.kind.rawValue }
      }
    }
  }

  /// Returns the distance of a module's names: those of the tests, those that they import, all
  /// others.
  private func distance(of module: String, _ imports: Set<String>) -> Int {
    module == testModule ? 0 : reachable(from: imports).contains(module) ? 1 : 2
  }

  /// Returns a declaration, and the protocols of the sources that it inherits from, at any distance.
  func lineage(of found: FoundProtocol) -> [FoundProtocol] {
    let ancestors = InheritedRequirements.ancestors(of: found, in: SourceAncestry(symbols: self))
    return ([found] + ancestors.map(\.found)).filter { !$0.isStandard }
  }

  /// Returns the class that a protocol is bound to, and its name there.
  func baseClass(of found: FoundProtocol) -> (TypeSyntax, FoundProtocol)? {
    for one in lineage(of: found) where one.kind == .protocol {
      for type in one.declaration.parents.map(\.type) {
        guard let symbol = resolve(type, at: one.place), symbol[.protocol] == nil,
          let base = find(.class, type, at: one.place)
        else { continue }
        // The name of the class after that of its module.
        let meant = meaning(of: type, at: [one.place])?.named.map { Array($0.dropFirst()) }
        return (meant.map(TypeSyntax.named) ?? type, base)
      }
    }
    return nil
  }
}
