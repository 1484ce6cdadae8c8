/// A protocol with all that it inherits from the protocols whose sources are at hand.
struct InheritedRequirements {
  /// The protocol as if it declared everything itself.
  private(set) var declaration: ProtocolDeclaration
  /// Those that it inherits from, each once, the nearest first.
  private(set) var ancestors: [FoundProtocol] = []
  /// Whether there is a parent whose requirements are not known.
  private(set) var hasUnknownParents = false
  private let index: ProtocolIndex

  init(of found: FoundProtocol, in index: ProtocolIndex) {
    self.index = index
    declaration = found.declaration
    var visited: Set<String> = [found.identity]
    collect(of: found, &visited)
    let actor = Self.actor(of: found, index, depth: 0)
    declaration.members = found.declaration.members.map { member in
      actor.map(member.running) ?? member
    }
    declaration.inheritance = []
    keepUnknown(parentsOf: found)
    for ancestor in ancestors { merge(ancestor) }
  }

  private mutating func collect(of found: FoundProtocol, _ visited: inout Set<String>) {
    for parent in found.declaration.parents {
      guard let ancestor = index.parent(parent.type, of: found),
        visited.insert(ancestor.identity).inserted
      else { continue }
      ancestors.append(ancestor)
      collect(of: ancestor, &visited)
    }
  }

  private mutating func merge(_ ancestor: FoundProtocol) {
    let actor = Self.actor(of: ancestor, index, depth: 0)
    let inherited = ancestor.declaration.members.map { actor.map($0.running) ?? $0 }
    declaration.members = declaration.members.merging(inherited)
    declaration.requirements += ancestor.declaration.requirements
    let known = Set(declaration.primaryAssociatedTypes.map(\.bare))
    declaration.primaryAssociatedTypes += ancestor.declaration.primaryAssociatedTypes
      .filter { !known.contains($0.bare) }
    keepUnknown(parentsOf: ancestor)
  }

  /// Parents without a source stay what the protocol is said to inherit from.
  private mutating func keepUnknown(parentsOf found: FoundProtocol) {
    let unknown = found.declaration.parents.filter { index.parent($0.type, of: found) == nil }
    declaration.inheritance += unknown
    hasUnknownParents = hasUnknownParents || unknown.contains { !Self.isStandard($0.type) }
    declaration.requirements.removeAll {
      $0.relation == .conforms && $0.subject.description == "Self"
    }
  }

  /// What needs nothing of a mock that it does not have.
  private static func isStandard(_ type: TypeSyntax) -> Bool {
    let names: Set<String> = [
      "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "Equatable", "Hashable",
      "Comparable", "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible",
      "Copyable", "Escapable",
    ]
    guard case .named(let components) = type else { return false }
    return components.last.map { names.contains($0.name.bare) } ?? false
  }

  /// The global actor that a protocol's members run on, its own or its parents'.
  private static func actor(
    of found: FoundProtocol, _ index: ProtocolIndex, depth: Int
  ) -> Attribute? {
    let header = found.declaration.header
    if let own = header.attributes.first(where: \.isGlobalActor) { return own }
    guard depth < 20, !header.has(modifier: "nonisolated") else { return nil }
    for parent in found.declaration.parents {
      guard let parent = index.parent(parent.type, of: found) else { continue }
      if let actor = actor(of: parent, index, depth: depth + 1) { return actor }
    }
    return nil
  }
}

extension [Member] {
  /// The members with those of a parent that none of them meets.
  fileprivate func merging(_ inherited: [Member]) -> [Member] {
    var merged = self
    var places: [String: Int] = [:]
    for (index, member) in enumerated() {
      if let key = member.witnessKey { places[key] = index }
    }
    for member in inherited {
      if let place = member.witnessKey.flatMap({ places[$0] }) {
        merged[place] = merged[place].meeting(member)
      } else if case .conditional(let clauses) = member {
        let rest = clauses.mapping { members in
          members.filter { $0.witnessKey.map { places[$0] == nil } ?? true }
        }
        merged.append(.conditional(rest))
      } else {
        merged.append(member)
      }
    }
    return merged
  }
}
