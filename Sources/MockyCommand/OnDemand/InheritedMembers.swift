import MockyGenerator

/// A class with all members that it inherits from classes of the sources.
struct InheritedMembers {
  /// The class as if it declared everything itself.
  private(set) var declaration: ProtocolDeclaration
  /// The classes that it inherits from, the nearest first.
  private(set) var ancestors: [FoundProtocol] = []

  /// Collects the members.
  ///
  /// - Parameters:
  ///   - found: the class.
  ///   - symbols: the declarations of the sources.
  ///   - mock: the place of the mock.
  init(of found: FoundProtocol, in symbols: Symbols, mock: MockPlace) {
    declaration = found.declaration
    let spelling = SourceAncestry(symbols: symbols, mock: mock)
    let all = Self.chain(of: found, in: symbols, spelling)
    ancestors = all.dropFirst().map(\.found)
    func spelled(_ type: TypeSyntax) -> TypeSyntax {
      spelling.spelling(type, at: found.place, besides: Set(found.declaration.genericNames))
    }
    declaration.requirements = declaration.requirements.map { $0.mapping(spelled) }
    if let parts = declaration.classParts {
      declaration.classParts?.genericParameters = parts.genericParameters.mapping(spelled)
    }
    for one in [found] + ancestors {
      // A class may be `Decodable` without saying so, by way of aliases and other protocols.
      declaration.inheritance += symbols.lineage(of: one).flatMap(symbols.parents)
        .filter { $0.found?.isStandard ?? true }.map(\.written)
      let rules = SourceAncestry(symbols: symbols)
        .copyingRules(of: one, besides: Set(one.declaration.genericNames))
      declaration.copyingRules.merge(rules) { old, _ in old }
    }
    let attributes = ([found] + ancestors).flatMap(\.declaration.header.attributes)
    let actor = attributes.first(where: \.isGlobalActor)
    declaration.members = Self.members(of: all, spelling).map { member in
      actor.map(member.seenElsewhere.running) ?? member.seenElsewhere
    }
  }

  /// A class, and the types of its generic parameters in the mocked subclass.
  private typealias Ancestor = (found: FoundProtocol, bound: FixedTypes)

  /// Returns the class and the classes it inherits from, the nearest first.
  private static func chain(
    of child: FoundProtocol, in symbols: Symbols, _ spelling: SourceAncestry
  ) -> [Ancestor] {
    var all: [Ancestor] = [(child, FixedTypes())]
    // A class cannot inherit from itself, but a source can claim it.
    while let (last, bound) = all.last, let type = last.declaration.inheritance.first?.type,
      let parent = symbols.find(.class, type, at: last.place),
      !all.contains(where: { $0.found.identity == parent.identity })
    {
      let own = Set(last.declaration.genericNames)
      let arguments = (type.named?.last?.arguments ?? []).map {
        bound.resolving(spelling.spelling($0, at: last.place, besides: own))
      }
      all.append((parent, FixedTypes(zip(parent.declaration.genericNames, arguments))))
    }
    return all
  }

  /// Each member once, as the nearest class declares it. Initializers come only from the nearest
  /// class that declares some.
  private static func members(of all: [Ancestor], _ spelling: SourceAncestry) -> [Member] {
    let places = all.flatMap { [$0.found.placeInside, $0.found.place] }
    let own = Set(all[0].found.declaration.genericNames)
    let form = MemberForm(own: own) { spelling.symbols.meaning(of: $0, at: places) }
    var known: Set<String> = []
    /// The members that may override one of a wider form: their wider forms, by their own.
    var overriding: [String: String] = [:]
    var members: [Member] = []
    for (level, one) in all.enumerated() {
      var spelling = spelling
      spelling.mock?.superclasses = all[level...].map { $0.found.enclosingPath + [$0.found.name] }
      let declared = one.found.declaration.members.map { member in
        let names = Set(one.found.declaration.genericNames + member.genericNames)
        let open = own.union(member.genericNames)
        // Conditions on bound types hold, or there would be no such member.
        return spelling.spelling(member, of: one.found, besides: names)
          .mapping(one.bound.without(Set(member.genericNames)).type)
          .changing { spelled in spelled.requirements.removeAll { !$0.mentions(open) } }
      }
      let keys = declared.compactMap { form.key(of: $0) }
      // They override members of the same form.
      for key in keys { overriding[key] = nil }
      let hidden = Set(overriding.values)
      let hasInitializers = members.contains(where: \.isInitializer)
      members += declared.keeping { member in
        if member.isInitializer { return !hasInitializers }
        guard let key = form.key(of: member) else { return true }
        return !known.contains(key) && !hidden.contains(form.key(of: member, isLoose: true) ?? "")
      }
      known.formUnion(keys)
      for member in declared where member.header.has(modifier: "override") {
        if let key = form.key(of: member) { overriding[key] = form.key(of: member, isLoose: true) }
      }
    }
    return members
  }
}

extension Member {
  /// The member, private if only its own file sees it: no mock overrides it, and Swift adds no initializer.
  fileprivate var seenElsewhere: Member {
    changing { seen in
      if isRequirement, header.has(access: ["fileprivate"]) {
        seen.header.modifiers.append(Modifier("private", header.keyword))
      }
      seen.clauses = clauses.mapping { $0.map(\.seenElsewhere) }
    }
  }
}
