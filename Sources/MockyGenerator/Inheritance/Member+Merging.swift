extension Member {
  /// Returns the requirement, changed so that it also meets an inherited one with the same key.
  func meeting(_ inherited: Member) -> Member {
    guard kind == inherited.kind else { return self }
    return changing { own in
      own.parameters = parameters.meeting(inherited.parameters)
      if accessors.count == 1, inherited.accessors.count > 1 { own.accessors = inherited.accessors }
      guard kind == .associatedType else { return }
      let known = Set(inheritance.map { "\($0.type)" })
      own.inheritance += inherited.inheritance.filter { !known.contains("\($0.type)") }
      own.requirements += inherited.requirements
    }
  }

  /// Returns the requirement with the actor of its protocol; nil for none.
  package func running(on actor: Attribute?) -> Member {
    changing { copy in
      if isRequirement { copy.header.run(on: actor) }
      copy.clauses = clauses.mapping { $0.map { $0.running(on: actor) } }
    }
  }
}

extension [Parameter] {
  /// Returns the parameters, with a nonescaping closure where the inherited one does not escape. It
  /// may be passed for an escaping one, but not the reverse.
  fileprivate func meeting(_ inherited: [Parameter]) -> [Parameter] {
    zip(self, inherited).map { parameter, other in
      var own = parameter
      let isForTheCall = other.type.isFunction && !other.type.escapes
      if isForTheCall, own.type.escapes { own.type = own.type.withoutEscaping }
      return own
    }
  }
}

extension DeclarationHeader {
  fileprivate mutating func run(on actor: Attribute?) {
    guard !has(modifier: "nonisolated"), !has(attribute: "concurrent"),
      !attributes.contains(where: \.isGlobalActor)
    else { return }
    if let actor {
      attributes.insert(actor, at: 0)
    } else {
      modifiers.append(Modifier("nonisolated", .nowhere))
    }
  }
}

/// A list of members without two that meet each other's requirement, except those that were added
/// together.
struct MergedMembers {
  private(set) var list: [Member] = []
  private var places: [String: Int] = [:]

  /// Adds members without merging them.
  ///
  /// - Parameters:
  ///   - members: the members as they are declared.
  ///   - form: the form that decides which of them are one.
  ///   - spelling: returns a member as it is written at the place of the mock.
  mutating func add(
    _ members: [Member], _ form: MemberForm = MemberForm(),
    spelling: (Member) -> Member = { $0 }
  ) {
    for member in members { add(member, form.key(of: member), spelling) }
  }

  private mutating func add(_ member: Member, _ key: String?, _ spelling: (Member) -> Member) {
    if let key { places[key] = list.count }
    list.append(spelling(member))
  }

  /// Adds the members of a parent that no other member meets.
  mutating func take(
    _ inherited: [Member], _ form: MemberForm = MemberForm(),
    spelling: (Member) -> Member = { $0 }
  ) {
    var others: [(Member, String?)] = []
    for member in inherited {
      let key = form.key(of: member)
      if let place = key.flatMap({ places[$0] }) {
        list[place] = list[place].meeting(spelling(member))
      } else {
        let kept = [member].keeping { form.key(of: $0).map { places[$0] == nil } ?? true }
        others += kept.map { ($0, key) }
      }
    }
    for (member, key) in others { add(member, key, spelling) }
  }
}

extension [Member] {
  /// Returns the members, with those of a parent that no other member meets.
  func merging(_ inherited: [Member]) -> [Member] {
    var merged = MergedMembers()
    merged.add(self)
    merged.take(inherited)
    return merged.list
  }
}
