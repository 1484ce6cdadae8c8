import MockyGenerator

/// A class with all members that it inherits from classes of the sources.
struct InheritedMembers {
  /// The class as if it declared everything itself.
  private(set) var declaration: ProtocolDeclaration
  /// The classes that it inherits from, the nearest first.
  private(set) var ancestors: [FoundProtocol] = []

  /// The greatest number of ancestors: a class cannot inherit from itself, but a source can claim
  /// it.
  private static let mostAncestors = 50

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
      spelling.spelling(type, at: found.place, besides: Set(found.genericNames))
    }
    declaration.requirements = declaration.requirements.map { $0.mapping(spelled) }
    if let parts = declaration.classParts {
      declaration.classParts?.genericParameters = parts.genericParameters.mapping(spelled)
    }
    declaration.inheritance += ancestors.flatMap(\.declaration.inheritance)
    for one in [found] + ancestors {
      // A class may be `Decodable` without saying so, by way of aliases and other protocols.
      let children = ([one] + symbols.ancestors(of: one)).filter { !$0.isStandard }
      declaration.inheritance += children.flatMap { symbols.parents(of: $0) }
        .filter { $0.found?.isStandard ?? true }.map(\.written)
      let rules = symbols.copyingRules(
        of: one.declaration.members, at: one.place, besides: Set(one.genericNames))
      declaration.copyingRules.merge(rules) { old, _ in old }
    }
    let attributes = ([found] + ancestors).flatMap(\.declaration.header.attributes)
    let actor = attributes.first(where: \.isGlobalActor)
    declaration.members = Self.members(of: all, spelling).visibleElsewhere.map { member in
      actor.map(member.running) ?? member
    }
  }

  /// A class, and the types of its generic parameters in the inheriting subclass.
  private struct Ancestor {
    let found: FoundProtocol
    let bound: FixedTypes
    /// These types, in the form in which types are compared.
    let form: FixedTypes

    /// Returns the form in which its members are compared with those of its subclasses.
    ///
    /// - Parameter places: the places where a name in it may have been declared: in it, around it, in
    ///   its superclasses.
    func form(_ types: Symbols, at places: [Place]) -> MemberForm {
      MemberForm(bound: form, own: Set(found.genericNames)) { types.meaning(of: $0, at: places) }
    }
  }

  /// Returns the class and the classes it inherits from, the nearest first.
  private static func chain(
    of child: FoundProtocol, in symbols: Symbols, _ spelling: SourceAncestry
  ) -> [Ancestor] {
    var all = [Ancestor(found: child, bound: FixedTypes(), form: FixedTypes())]
    while let last = all.last, all.count <= mostAncestors,
      let type = last.found.declaration.inheritance.first?.type,
      let parent = symbols.find(.class, type, at: last.found.place),
      parent.identity != last.found.identity
    {
      let names = parent.genericNames
      let arguments = type.named?.last?.arguments ?? []
      let spelled = arguments.map {
        spelling.spelling($0, at: last.found.place, besides: Set(last.found.genericNames))
      }
      let form = last.form(symbols, at: [last.found.placeInside, last.found.place])
      all.append(
        Ancestor(
          found: parent, bound: FixedTypes(zip(names, spelled.map(last.bound.resolving))),
          form: FixedTypes(zip(names, arguments.map(form.type)))))
    }
    return all
  }

  /// Each member once, as the nearest class declares it. Initializers come only from the nearest
  /// class that declares some.
  private static func members(of all: [Ancestor], _ spelling: SourceAncestry) -> [Member] {
    let places = all.flatMap { [$0.found.placeInside, $0.found.place] }
    var known: Set<String> = []
    /// The members that may override one of a wider form: their wider forms, by their own.
    var overriding: [String: String] = [:]
    var members: [Member] = []
    for (level, one) in all.enumerated() {
      let form = one.form(spelling.symbols, at: Array(places.dropFirst(level * 2)))
      let declared = one.found.declaration.members
      let keys = Set(declared.compactMap { form.key(of: $0) })
      // They override members of the same form.
      for key in keys { overriding[key] = nil }
      let hidden = Set(overriding.values)
      let hasInitializers = members.contains(where: \.isInitializer)
      let new = declared.keeping { member in
        if level == 0 { return true }
        if member.isInitializer { return !hasInitializers }
        guard let key = form.key(of: member) else { return true }
        return !known.contains(key)
          && (hidden.isEmpty || !hidden.contains(form.key(of: member, isLoose: true) ?? ""))
      }
      let spelling = spelling.inside(all[level...].map(\.found))
      members += new.map { member in
        let own = Set(one.found.genericNames + member.genericNames)
        let free = Set(all[0].found.genericNames + member.genericNames)
        return spelling.spelling(member, of: one.found, besides: own)
          .replacing(one.bound, besides: free)
      }
      known.formUnion(keys)
      for member in declared where member.header.has(modifier: "override") {
        if let key = form.key(of: member) { overriding[key] = form.key(of: member, isLoose: true) }
      }
    }
    return members
  }
}

extension FoundProtocol {
  /// The names of the class's generic parameters.
  fileprivate var genericNames: [String] {
    declaration.classParts?.genericParameters.map(\.name.bare) ?? []
  }
}

extension Member {
  /// Returns the member with other types in place of the generic parameters of its class, and without
  /// conditions on these types.
  ///
  /// - Parameter free: the generic parameters of the member and of the mocked class.
  fileprivate func replacing(_ bound: FixedTypes, besides free: Set<String>) -> Member {
    let own = Set(genericNames)
    let seen = own.isEmpty ? bound : bound.without(own)
    return mapping(seen.type).changing { member in
      member.requirements.removeAll { !$0.mentions(free) }
    }
  }
}

extension [Member] {
  /// The members, without those that only their own file sees. Its initializers are private then, so
  /// that Swift adds none.
  fileprivate var visibleElsewhere: [Member] {
    compactMap { member in
      if member.kind == .conditional {
        return .conditional(member.clauses.mapping(\.visibleElsewhere))
      }
      guard member.isRequirement, member.header.has(access: ["fileprivate"]) else { return member }
      guard member.kind == .initializer else { return nil }
      return member.changing {
        $0.header.modifiers.append(Modifier("private", member.header.keyword))
      }
    }
  }
}
