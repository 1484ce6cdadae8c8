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
  ///   - index: the classes of the sources.
  ///   - types: the types of the sources.
  init(of found: FoundProtocol, in index: ProtocolIndex, types: DeclaredTypes) {
    declaration = found.declaration
    let all = Self.chain(of: found, in: index, types)
    ancestors = all.dropFirst().map(\.found)
    declaration.members = Self.members(of: all, types)
    declaration.inheritance += ancestors.flatMap(\.declaration.inheritance)
    for one in [found] + ancestors {
      let own = Set(one.genericNames)
      let rules = CopyingRules(types: types, own: own) { $0 }
      declaration.copyingRules.merge(rules.of(one.declaration.members, at: one.place)) { old, _ in
        old
      }
    }
    let actor = ([found] + ancestors).lazy.compactMap { one in
      one.declaration.header.attributes.first(where: \.isGlobalActor)
    }.first
    declaration.members = declaration.members.visibleElsewhere.map { member in
      actor.map(member.running) ?? member
    }
  }

  /// A class, and the types of its generic parameters in the inheriting subclass.
  fileprivate struct Ancestor {
    let found: FoundProtocol
    let bound: FixedTypes
    /// These types, in the form in which types are compared.
    let form: FixedTypes
  }

  /// Returns the class and the classes it inherits from, the nearest first.
  private static func chain(
    of child: FoundProtocol, in index: ProtocolIndex, _ types: DeclaredTypes
  ) -> [Ancestor] {
    var all = [Ancestor(found: child, bound: FixedTypes(), form: FixedTypes())]
    while let last = all.last, all.count <= mostAncestors,
      let type = last.found.declaration.inheritance.first?.type,
      let parent = index.parent(type, of: last.found), parent.identity != last.found.identity
    {
      let names = parent.genericNames
      let arguments = type.lastArguments
      let form = last.form(types, at: [last.found.placeInside, last.found.place])
      all.append(
        Ancestor(
          found: parent, bound: FixedTypes(zip(names, arguments.map(last.bound.resolving))),
          form: FixedTypes(zip(names, arguments.map(form.type)))))
    }
    return all
  }

  /// Each member once, as the nearest class declares it. Initializers come only from the nearest
  /// class that declares some.
  private static func members(of all: [Ancestor], _ types: DeclaredTypes) -> [Member] {
    let places = all.flatMap { one in
      [one.found.placeInside, one.found.place]
    }
    let declared = all.enumerated().map { index, one in
      let form = one.form(types, at: Array(places.dropFirst(index * 2)))
      return one.found.declaration.members.map { member in
        let own = Set(one.found.genericNames + member.genericNames)
        let spelled = member.mapping {
          types.sayingAny($0, at: one.found.placeInside, besides: own)
        }
        return (member: spelled, key: form.key(of: member), form: form)
      }
    }
    var known = Set(declared[0].compactMap(\.key))
    var levels: [String: Int] = [:]
    for (level, list) in declared.enumerated() {
      for case let key? in list.map(\.key) { levels[key] = level }
    }
    var overridden: Set<String> = []
    var members = declared[0].map(\.member)
    for (level, list) in declared.enumerated() {
      let hasInitializers = members.contains(where: \.isInitializer)
      let new = list.filter { one in
        if level == 0 { return true }
        if one.member.isInitializer { return !hasInitializers }
        guard let key = one.key, !known.contains(key) else { return one.key == nil }
        return overridden.isEmpty
          || !overridden.contains(one.form.overridingKey(of: one.member) ?? "")
      }
      if level > 0 { members += new.map { $0.member.replacing(all[level].bound) } }
      known.formUnion(new.compactMap(\.key))
      // A member that no superclass has in this form overrides one of a wider form.
      for one in list where one.member.isOverriding && levels[one.key ?? ""] == level {
        overridden.formUnion([one.form.overridingKey(of: one.member)].compactMap(\.self))
      }
    }
    return members
  }
}

extension InheritedMembers.Ancestor {
  /// Returns the form in which its members are compared with those of its subclasses.
  ///
  /// - Parameter places: the places where a name in it may have been declared: in it, around it, in
  ///   its superclasses.
  fileprivate func form(_ types: DeclaredTypes, at places: [Place]) -> MemberForm {
    MemberForm(bound: form, own: Set(found.genericNames)) { types.meaning(of: $0, at: places) }
  }
}

extension FoundProtocol {
  /// The names of the class's generic parameters.
  fileprivate var genericNames: [String] {
    declaration.classParts?.genericParameters.map(\.name.bare) ?? []
  }
}

extension TypeSyntax {
  fileprivate var lastArguments: [TypeSyntax] {
    if case .named(let components) = self { components.last?.arguments ?? [] } else { [] }
  }
}

extension Member {
  /// Returns the member with other types in place of the generic parameters of its class.
  fileprivate func replacing(_ bound: FixedTypes) -> Member {
    let own = Set(genericNames)
    let seen = own.isEmpty ? bound : bound.without(own)
    return mapping(seen.type)
  }

  fileprivate var isOverriding: Bool { header?.has(modifier: "override") ?? false }
}

extension [Member] {
  /// The members, without those that only their own file sees.
  fileprivate var visibleElsewhere: [Member] {
    compactMap { member in
      if case .conditional(let clauses) = member {
        return .conditional(clauses.mapping(\.visibleElsewhere))
      }
      return member.header?.isFilePrivate ?? false ? nil : member
    }
  }
}

extension DeclarationHeader {
  fileprivate var isFilePrivate: Bool {
    modifiers.contains { $0.name == "fileprivate" && $0.detail == nil }
  }
}
