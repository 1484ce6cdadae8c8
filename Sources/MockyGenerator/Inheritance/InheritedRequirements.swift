/// A protocol with all requirements that it inherits from protocols of the sources and of the
/// standard library.
package struct InheritedRequirements {
  /// The protocol as if it declared everything itself.
  package var declaration: ProtocolDeclaration
  /// The protocols that it inherits from, each once, the nearest first.
  package let ancestors: [FoundProtocol]
  /// A Boolean value that indicates whether the requirements of a parent are unknown.
  package var hasUnknownParents: Bool { !unknownParents.isEmpty }
  /// The names of the standard protocols among its ancestors.
  private(set) var standardParents: Set<String> = []
  /// A Boolean value that indicates whether an associated type of a standard protocol has its usual
  /// type. A real object may then have another one than the mock.
  private(set) var hasUsualTypes = false
  /// A Boolean value that indicates whether a parent of no source requires members.
  var inheritsFromElsewhere: Bool {
    let plain: Set<String> = ["AnyObject", "Sendable", "SendableMetatype"]
    return hasUnknownParents || !standardParents.isSubset(of: plain)
  }
  private let ancestry: any Ancestry
  /// The isolations of protocols, computed once for each.
  private var isolations: [String: ProtocolIsolation] = [:]
  /// The names of the protocol's own types.
  private let ownNames: Set<String>

  /// Collects the requirements.
  ///
  /// - Parameters:
  ///   - found: the protocol.
  ///   - ancestry: the facts about its parents.
  package init(of found: FoundProtocol, in ancestry: any Ancestry) {
    self.ancestry = ancestry
    declaration = found.declaration
    let inherited = Self.ancestors(of: found, in: ancestry)
    ancestors = inherited.map(\.found)
    let all = [found] + ancestors
    ownNames = Set(all.flatMap(\.declaration.ownTypeNames))
    for one in all where !one.isStandard {
      let rules = ancestry.copyingRules(of: one, besides: ownNames)
      declaration.copyingRules.merge(rules) { old, _ in old }
    }
    declaration.requirements = spelled(found.declaration.requirements, from: found)
    declaration.inheritance = []
    takeParents(of: found)
    merge(inherited, into: found)
    declaration.requirements.removeAll {
      $0.relation == .conforms && $0.subject.description == "Self"
    }
    declaration.takeWhatIsTyped(from: standardParents)
    declaration.leaveStridingOut(of: standardParents)
    let demanded = declaration.requirements.count
    declaration.fixDefaults(of: ancestors.filter(\.isStandard))
    hasUsualTypes = declaration.requirements.count > demanded
    declaration.members = declaration.members.leavingOutNewer(
      declaration.members.namesOfGenericTypes)
  }

  /// Collects the requirements that a macro can know: it sees only the source of the protocol.
  package init(standardParentsOf declaration: ProtocolDeclaration) {
    self.init(of: FoundProtocol(declaration, module: ""), in: StandardAncestry())
  }

  /// A protocol, and the conditions under which it is inherited.
  package typealias Ancestor = (found: FoundProtocol, conditions: [Condition])

  /// Returns the ancestors, each before its own ancestors. It does not recurse, because a chain
  /// may have any length.
  package static func ancestors(
    of found: FoundProtocol, in ancestry: any Ancestry
  ) -> [Ancestor] {
    var ancestors: [Ancestor] = []
    var visited: [String: [[Condition]]] = [found.declarationKey: [[]]]
    var waiting = parents(of: (found, []), for: found, in: ancestry)
    while let ancestor = waiting.popLast() {
      let key = ancestor.found.declarationKey
      // A protocol that is inherited in any case is not inherited under conditions again.
      let known = visited[key, default: []]
      guard !known.contains(where: ancestor.conditions.starts) else { continue }
      visited[key] = known + [ancestor.conditions]
      ancestors.append(ancestor)
      waiting += parents(of: ancestor, for: found, in: ancestry)
    }
    return ancestors
  }

  /// The greatest number of nested conditions: each may double the inherited protocols.
  private static let mostConditions = 8

  /// Returns the parents of an ancestor, the last one first. A parent may be declared in several
  /// branches; those that exclude the child's are left out.
  private static func parents(
    of ancestor: Ancestor, for child: FoundProtocol, in ancestry: any Ancestry
  ) -> [Ancestor] {
    let open = ancestor.conditions
    let held = child.conditions + open + ancestor.found.conditions
    return ancestry.parents(of: ancestor.found).reversed().flatMap { parent -> [Ancestor] in
      guard parent.branches.count > 1, open.count < mostConditions else {
        return parent.branches.prefix(1).map { ($0, open) }
      }
      return parent.branches.reversed()
        .filter { branch in
          !branch.conditions.contains { one in held.contains { $0.excludes(one) } }
        }
        .map { ($0, open + $0.conditions.filter { !held.contains($0) }) }
    }
  }

  /// Requirements that are inherited under conditions come last, and only if they are not required
  /// in any case.
  private mutating func merge(_ inherited: [Ancestor], into found: FoundProtocol) {
    let bound = inheritsMembers ? boundTypes(of: [found] + ancestors) : FixedTypes()
    var merged = MergedMembers()
    let ordered =
      [(found, [])] + inherited.filter(\.conditions.isEmpty)
      + inherited.filter { !$0.conditions.isEmpty }
    for (index, (one, conditions)) in ordered.enumerated() {
      let members = running(one, in: found).under(conditions)
      merged.take(
        members, form(in: one, bound),
        refines: { $0 == 0 || refines(ordered[$0].found, one) },
        spelling: { spelled($0, from: one) })
      if index > 0 { takeDemands(of: one) }
    }
    declaration.members = merged.list
  }

  /// Returns whether a protocol inherits from another one.
  private func refines(_ child: FoundProtocol, _ other: FoundProtocol) -> Bool {
    var known: Set<String> = []
    var waiting = [child]
    while let next = waiting.popLast() {
      if next.declarationKey == other.declarationKey { return true }
      guard known.insert(next.declarationKey).inserted else { continue }
      waiting += ancestry.parents(of: next).compactMap(\.found)
    }
    return false
  }

  /// True if an ancestor has members.
  private var inheritsMembers: Bool {
    ancestors.contains { !$0.declaration.members.isEmpty }
  }

  /// Returns the form in which members of a protocol are compared with others.
  private func form(in found: FoundProtocol, _ bound: FixedTypes) -> MemberForm {
    if found.isStandard || !inheritsMembers { return MemberForm(bound: bound, own: ownNames) }
    return MemberForm(bound: bound, own: ownNames) { [ancestry] type in
      ancestry.meaning(of: type, in: found)
    }
  }

  /// Returns the types that the protocols give their associated types and aliases.
  private func boundTypes(of all: [FoundProtocol]) -> FixedTypes {
    var bound = FixedTypes(
      among: all.flatMap { $0.declaration.members.associatedTypes.map(\.name.bare) })
    for one in all {
      let form = form(in: one, FixedTypes())
      let members = one.declaration.members
      let demands =
        one.declaration.requirements + members.associatedTypes.flatMap(\.requirements)
        + ancestry.parents(of: one).flatMap(\.demands)
        + members.typeAliases.filter(\.genericParameters.isEmpty).map(\.asRequirement)
      for demand in demands
      where demand.relation == .equals && demand.object.description != "Self" {
        bound.take(demand.mapping(form.type))
      }
    }
    return bound
  }

  private mutating func takeDemands(of ancestor: FoundProtocol) {
    declaration.requirements += spelled(ancestor.declaration.requirements, from: ancestor)
    let primary = ancestor.declaration.primaryAssociatedTypes
    if !primary.isEmpty {
      let known = Set(declaration.primaryAssociatedTypes.map(\.bare))
      let declared = Set(ancestor.declaration.members.associatedTypes.map(\.name.bare))
      declaration.primaryAssociatedTypes += primary.filter {
        !known.contains($0.bare) && (!ancestor.isStandard || declared.contains($0.bare))
      }
    }
    takeParents(of: ancestor)
  }

  /// Parents without a source stay in the protocol's inheritance.
  private mutating func takeParents(of found: FoundProtocol) {
    let parents = ancestry.parents(of: found)
    declaration.inheritance += parents.filter { $0.found == nil }.map(\.written)
    standardParents.formUnion(
      parents.filter { $0.found?.isStandard ?? true }
        .compactMap { StandardProtocol.name($0.written.type) })
    declaration.requirements += parents.flatMap { spelled($0.demands, from: found) }
  }

  /// Returns the members of a protocol, each on the actor that it runs on.
  private mutating func running(_ one: FoundProtocol, in child: FoundProtocol) -> [Member] {
    let members = one.declaration.members
    let isolation = isolation(of: one)
    if let actor = isolation.actor {
      let isCompared = !standardParents.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
      // The standard library compares on no actor.
      return members.map { $0.running(on: isCompared && $0.isOperator ? nil : actor) }
    }
    // The requirements of a nonisolated parent do not run on an actor that the child has added.
    let isOfActor = child.declaration.inheritsActor
    let isIsolated =
      isOfActor || child.declaration.header.attributes.contains(where: \.isGlobalActor)
    guard isIsolated, isolation.isNonisolated else { return members }
    return members.map { $0.kind == .initializer && isOfActor ? $0 : $0.running(on: nil) }
  }

  private mutating func isolation(of found: FoundProtocol) -> ProtocolIsolation {
    if let known = isolations[found.declarationKey] { return known }
    // A protocol may claim to inherit from itself.
    isolations[found.declarationKey] = ProtocolIsolation()
    let header = found.declaration.header
    let parents = ancestry.parents(of: found).map { parent in
      parent.found.map { isolation(of: $0) }
        ?? ProtocolIsolation(
          isNonisolated: StandardProtocol.isNonisolated(parent.written.type))
    }
    var own = ProtocolIsolation(actor: header.attributes.first(where: \.isGlobalActor))
    if own.actor == nil, !header.has(modifier: "nonisolated") {
      own.actor = parents.lazy.compactMap(\.actor).first
    }
    own.isNonisolated =
      !found.declaration.inheritsActor
      && (found.isStandard || own.actor == nil && parents.allSatisfy(\.isNonisolated))
    isolations[found.declarationKey] = own
    return own
  }

  /// Returns a member with its types as they are named at the place of the mock.
  private func spelled(_ member: Member, from found: FoundProtocol) -> Member {
    guard !found.isStandard else { return member }
    if member.kind == .conditional {
      return .conditional(member.clauses.mapping { $0.map { spelled($0, from: found) } })
    }
    return ancestry.spelling(member, of: found, besides: ownNames.union(member.genericNames))
  }

  private func spelled(
    _ demands: [GenericRequirement], from found: FoundProtocol
  ) -> [GenericRequirement] {
    guard !found.isStandard else { return demands }
    return demands.map { $0.mapping { ancestry.spelling($0, of: found, besides: ownNames) } }
  }

  /// The parents whose requirements are not known.
  var unknownParents: [String] {
    declaration.inheritance.map(\.type).filter { !StandardProtocol.isMet($0) }.map(\.description)
  }
}

extension FoundProtocol {
  /// A text that no other declaration has.
  fileprivate var declarationKey: String { "\(identity) \(path):\(position)" }
}

/// The isolation of a protocol's members.
private struct ProtocolIsolation {
  /// The global actor of the members, its own or its parents'.
  var actor: Attribute?
  /// A Boolean value that indicates whether neither the protocol nor a parent of it can run on an
  /// actor.
  var isNonisolated = false
}

extension ProtocolDeclaration {
  /// The names of its associated types and aliases.
  package var ownTypeNames: Set<String> {
    Set(
      members.associatedTypes.map(\.name.bare) + members.typeAliases.map(\.name.bare)
        + members.flatMap(\.conditionalTypeNames) + primaryAssociatedTypes.map(\.bare))
  }
}

extension Member {
  /// The alias as a term of a `where` clause.
  fileprivate var asRequirement: GenericRequirement {
    GenericRequirement(
      subject: .name(name.bare), relation: .equals, object: type, range: name.range)
  }
}
