import MockyGenerator

/// The types that sources declare, and when their values can be copied.
struct DeclaredTypes {
  /// A type of a module.
  private struct Path: Hashable {
    let module: String
    let names: [String]
  }

  /// The meaning of a name.
  private enum Meaning {
    case type(CopyingRule)
    case alias(FoundAlias)
  }

  private var meanings: [Path: Meaning] = [:]
  private var published: Set<Path> = []
  private var protocols: Set<Path> = []
  private var unsendable: Set<Path> = []
  private var modules: Set<String> = []
  /// The modules that come with the import of a module.
  private var exports: [String: Set<String>] = [:]

  mutating func add(_ source: ReadSource) {
    let module = source.input.module
    modules.insert(module)
    exports[module, default: []].formUnion(source.exportedModules)
    let extensions = Dictionary(grouping: source.types.filter(\.isExtension), by: \.path)
    for type in source.types where !type.isExtension && !type.isPrivate {
      let path = Path(module: module, names: type.path)
      let rule = Self.rule(of: type, with: extensions[type.path, default: []])
      // Under conditions there may be several. A mock that fits one that cannot be copied fits all.
      if case .type(let other)? = meanings[path], other != .always { continue }
      meanings[path] = .type(rule)
      if type.isPublic { published.insert(path) }
    }
    for type in source.types where type.isUnsendable {
      unsendable.insert(Path(module: module, names: type.path))
    }
    for one in source.protocols {
      let path = Path(module: module, names: one.enclosingPath + [one.name])
      meanings[path] = .type(.always)
      protocols.insert(path)
      if one.isPublic { published.insert(path) }
    }
    for alias in source.aliases where !alias.declaration.header.isOfOneFile {
      let path = Path(
        module: module, names: alias.place.enclosing + [alias.declaration.name.bare])
      if meanings[path] == nil { meanings[path] = .alias(alias) }
      if alias.declaration.header.isPublic { published.insert(path) }
    }
  }

  private static func rule(of type: EnclosedType, with extensions: [EnclosedType]) -> CopyingRule {
    type.suppressed.reduce(.always) { rule, conformance in
      let restoring = extensions.first { $0.restored.contains(conformance) }
      let demanded = restoring?.demanded(for: conformance, of: type.genericParameters)
      return rule.and(demanded.map { CopyingRule(arguments: $0) } ?? .never)
    }
  }

  /// Returns the rule for copying values of the type that a name means at a place.
  ///
  /// - Parameters:
  ///   - names: the name, after those of the types or the module before it.
  ///   - place: where it is written.
  /// - Returns: the rule; nil for a type that is in no source.
  func rule(of names: [String], at place: Place) -> CopyingRule? {
    rule(of: names.map { TypeSyntax.Component(Identifier($0, SourceRange(0, 0))) }, at: place, 0)
  }

  /// Returns whether a type names another one whose values can't be copied.
  func isNeverCopied(_ type: TypeSyntax, at place: Place) -> Bool {
    var isNever = false
    _ = type.mapping { part in
      guard case .named(let components) = part else { return nil }
      let names = components.map(\.name.bare)
      let rule = rule(of: names, at: place) ?? CopyingRule.standard[names[names.count - 1]]
      isNever = isNever || rule?.isNever ?? false
      return nil
    }
    return isNever
  }

  private func rule(
    of components: [TypeSyntax.Component], at place: Place, _ depth: Int
  ) -> CopyingRule? {
    guard depth < 20, let (root, count) = root(components.map(\.name.bare), at: place) else {
      return nil
    }
    var path = root
    var rest = components.dropFirst(count)
    while true {
      guard let meaning = meanings[path] else { return nil }
      switch meaning {
      case .alias(let alias):
        return rule(of: alias, rest, depth)
      case .type(let rule):
        guard let next = rest.popFirst() else { return rule }
        path = Path(module: path.module, names: path.names + [next.name.bare])
      }
    }
  }

  /// Returns whether an extension declares a class not to be `Sendable`.
  func isUnsendable(_ found: FoundProtocol) -> Bool {
    unsendable.contains(Path(module: found.module, names: found.enclosingPath + [found.name]))
  }

  /// Returns the alias that a name means at a place; nil if it means something else.
  func alias(_ components: [TypeSyntax.Component], at place: Place) -> FoundAlias? {
    guard let (root, count) = root(components.map(\.name.bare), at: place) else { return nil }
    let names = root.names + components.dropFirst(count).map(\.name.bare)
    guard case .alias(let alias)? = meanings[Path(module: root.module, names: names)] else {
      return nil
    }
    return alias
  }

  /// Returns a type with `any` before each protocol, as tests may have to write it.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - place: where it is written.
  ///   - own: names that mean a type inside the declaration.
  func sayingAny(_ type: TypeSyntax, at place: Place, besides own: Set<String>) -> TypeSyntax {
    type.sayingAny { [self] name in
      guard case .named(let components) = name, !own.contains(components[0].name.bare)
      else { return false }
      let names = components.map(\.name.bare)
      guard let (path, count) = root(names, at: place) else {
        return StandardProtocol.needsAny(name)
      }
      let all = path.names + names.dropFirst(count)
      return protocols.contains(Path(module: path.module, names: all))
    }
  }

  /// Returns the type that a name means, with its full path and with its aliases resolved.
  ///
  /// - Parameters:
  ///   - type: a name, whose generic arguments are such types already.
  ///   - places: the places where it may have been declared, the nearest first.
  /// - Returns: the type; nil if it is in no source.
  func meaning(of type: TypeSyntax, at places: [Place]) -> TypeSyntax? {
    meaning(of: type, at: places, 0)
  }

  private func meaning(of type: TypeSyntax, at places: [Place], _ depth: Int) -> TypeSyntax? {
    guard depth < Self.deepestAlias, case .named(let components) = type else { return nil }
    let names = components.map(\.name.bare)
    guard var (path, count) = places.lazy.compactMap({ root(names, at: $0) }).first else {
      return nil
    }
    while true {
      let rest = components.dropFirst(count)
      if case .alias(let alias)? = meanings[path] {
        let meant = meaning(of: alias, components[count - 1].arguments ?? [], depth + 1)
        guard !rest.isEmpty, let whole = meant?.members(rest) else { return meant }
        return meaning(of: whole, at: [alias.place], depth + 1) ?? whole
      }
      let next = rest.first.map { Path(module: path.module, names: path.names + [$0.name.bare]) }
      guard let next, meanings[next] != nil else { break }
      (path, count) = (next, count + 1)
    }
    let outer = ([path.module] + path.names).dropLast(count).map { name in
      TypeSyntax.Component(Identifier(name, SourceRange(0, 0)))
    }
    return .named(outer + components)
  }

  /// The longest chain of aliases that is resolved: two that name each other would never end.
  private static let deepestAlias = 12

  /// - Parameter arguments: the types for the alias's own generic parameters.
  private func meaning(
    of alias: FoundAlias, _ arguments: [TypeSyntax], _ depth: Int
  ) -> TypeSyntax? {
    let names = alias.declaration.genericParameters.map(\.name.bare)
    guard names.count == arguments.count else { return nil }
    let form = MemberForm(bound: FixedTypes(zip(names, arguments))) { type in
      meaning(of: type, at: [alias.place], depth)
    }
    return form.type(alias.declaration.type)
  }

  private func rule(
    of alias: FoundAlias, _ members: ArraySlice<TypeSyntax.Component>, _ depth: Int
  ) -> CopyingRule? {
    let parameters = alias.declaration.genericParameters.map(\.name.bare)
    return rule(of: alias.declaration.type.members(members), at: alias.place, parameters, depth + 1)
  }

  /// - Parameter parameters: an alias's own generic parameters.
  private func rule(
    of type: TypeSyntax, at place: Place, _ parameters: [String], _ depth: Int
  ) -> CopyingRule {
    switch type.core {
    case .optional(let wrapped), .unwrapped(let wrapped), .inlineArray(_, let wrapped):
      return rule(of: wrapped, at: place, parameters, depth)
    case .named(let components):
      if components.count == 1, let index = parameters.firstIndex(of: components[0].name.bare) {
        return CopyingRule(arguments: [index])
      }
      let own =
        rule(of: components, at: place, depth)
        ?? CopyingRule.standard[components[components.count - 1].name.bare] ?? .always
      if own.arguments.isEmpty { return own }
      let arguments = components.flatMap { $0.arguments ?? [] }
      return own.with(arguments.map { rule(of: $0, at: place, parameters, depth) })
    default: return .always
    }
  }

  /// Returns the type that the first of several names means at a place, and how many of them name
  /// it.
  private func root(_ names: [String], at place: Place) -> (Path, count: Int)? {
    for count in (0...place.enclosing.count).reversed() {
      let path = Path(
        module: place.module, names: place.enclosing.prefix(count) + [names[0]])
      if meanings[path] != nil { return (path, 1) }
    }
    let imported = reachable(from: place.imports).map { Path(module: $0, names: [names[0]]) }
      .filter { meanings[$0] != nil }
    let visible = imported.filter(published.contains)
    if let path = visible.first ?? imported.first {
      return visible.count > 1 || visible.isEmpty && imported.count > 1 ? nil : (path, 1)
    }
    guard names.count > 1, modules.contains(names[0]) else { return nil }
    return (Path(module: names[0], names: [names[1]]), 2)
  }

  /// Modules, with those that they export.
  func reachable(from imports: Set<String>) -> Set<String> {
    var found = imports
    var new = imports
    while !new.isEmpty {
      new = Set(new.flatMap { exports[$0, default: []] }).subtracting(found)
      found.formUnion(new)
    }
    return found
  }
}

extension EnclosedType {
  /// The conformances that the declaration removes; none for most types.
  var suppressed: Set<String> {
    Set(inheritance.flatMap { $0.type.conformances(suppressed: true) })
      .intersection(Self.copying)
  }

  /// The conformances that an extension restores.
  var restored: Set<String> {
    Set(inheritance.flatMap { $0.type.conformances(suppressed: false) })
      .intersection(Self.copying)
  }

  /// Returns the indices of the generic parameters that must conform for a conformance of the
  /// extension.
  ///
  /// - Parameters:
  ///   - conformance: a conformance that the extension restores.
  ///   - parameters: the parameters of the type, in their order.
  /// - Returns: all indices but those of parameters that the extension exempts.
  func demanded(for conformance: String, of parameters: [String]) -> Set<Int> {
    let free = requirements.filter {
      $0.relation == .conforms
        && $0.object.conformances(suppressed: true).contains(conformance)
    }.map(\.subject.description)
    return Set(parameters.indices.filter { !free.contains(parameters[$0]) })
  }

  private static let copying: Set<String> = ["Copyable", "Escapable"]
}
