import MockyGenerator

/// The defaults that extensions give the requirements of a protocol and its parents.
struct ExtensionDefaults {
  /// A member of an extension, with the protocol that this extends, and the reason why a mock cannot run it.
  private typealias Candidate = (extended: String, member: Member, obstacle: String?)

  private let symbols: Symbols
  private var candidates: [String: [Candidate]] = [:]
  /// The names of the members with defaults, in an order that gives each a number.
  private var keys: [String] = []

  /// - Returns: nil if the tests run no defaults.
  init?(of found: FoundProtocol, in symbols: Symbols, for mock: MockPlace) {
    guard mock.runsDefaults, found.kind != .function else { return nil }
    self.symbols = symbols
    let modules = mock.imports.union([mock.module])
    for one in symbols.lineage(of: found) {
      for place in symbols.extensions[one.name, default: []] where modules.contains(place.module) {
        let type = place.declaration.inheritance.first?.type
        let extended = type.flatMap { symbols.resolve($0, at: place.place)?[.protocol] }
        if extended?.identity == one.identity, !place.declaration.header.isOfOneFile {
          take(place, of: one, for: mock)
        }
      }
    }
    keys = candidates.keys.sorted()
  }

  private mutating func take(_ place: FoundProtocol, of one: FoundProtocol, for mock: MockPlace) {
    let actors = one.declaration.header.attributes.filter(\.isGlobalActor).map(\.name)
    let plain = Set(actors + ["discardableResult", "inlinable", "inline"])
    let outer = place.declaration.header
    let isOpen = place.declaration.requirements.isEmpty && place.conditions == one.conditions
    for (member, isConditional) in place.declaration.members.withConditions {
      let headers = [member.header, outer]
      guard member.isRequirement, !member.header.isOfOneFile,
        let key = form(at: place).key(of: member)
      else { continue }
      let isPlain = headers.flatMap(\.attributes).allSatisfy { plain.contains($0.name) }
      let isSeen =
        place.module == mock.module || !one.isPublic && place.module == one.module
        || headers.contains(where: \.isPublic)
      let obstacle =
        isConditional || !isOpen || !isPlain
        ? "its default depends on conditions or attributes of the extension"
        : isSeen ? nil : "its default is internal, and the protocol is public"
      candidates[key, default: []].append((one.identity, member, obstacle))
    }
  }

  private func form(at found: FoundProtocol) -> MemberForm {
    MemberForm { [symbols] in symbols.meaning(of: $0, at: [found.place]) }
  }

  /// Returns the default of a requirement; nil if it has none.
  func given(to requirement: Member, of found: FoundProtocol) -> GivenDefault? {
    guard let key = form(at: found).key(of: requirement), let index = keys.firstIndex(of: key)
    else { return nil }
    let fitting = candidates[key, default: []].filter { $0.member.fits(requirement) }
    let running = fitting.filter { $0.obstacle == nil }
    guard let first = running.first else {
      return fitting.first?.obstacle.map(GivenDefault.refused)
    }
    let isAmbiguous = running.filter { $0.extended == first.extended }.count > 1
    return isAmbiguous ? .refused("several extensions have a default") : .runs(index + 1)
  }
}

extension [Member] {
  /// The members, those under conditions, too, each with whether it is under one.
  var withConditions: [(Member, isConditional: Bool)] {
    flatMap { member in
      [(member, false)] + member.clauses.flatMap(\.members.withConditions).map { ($0.0, true) }
    }
  }
}

extension Member {
  /// Returns whether a member of an extension can implement a requirement of the same name and
  /// types.
  fileprivate func fits(_ requirement: Member) -> Bool {
    kind == requirement.kind && kind != .initializer && effects.meets(requirement.effects)
      && requirement.accessors.allSatisfy { required in
        accessors.contains {
          $0.keyword.text == required.keyword.text && $0.effects.meets(required.effects)
        }
      }
  }
}
