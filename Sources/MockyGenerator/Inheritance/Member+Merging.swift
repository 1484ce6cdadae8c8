extension Member {
  /// Returns the requirement, changed so that it also meets an inherited one with the same key.
  func meeting(_ inherited: Member) -> Member {
    guard kind == inherited.kind else { return self }
    return changing { own in
      own.parameters = parameters.meeting(inherited.parameters)
      own.effects = effects.meeting(inherited.effects)
      if inherited.failability.isEmpty { own.failability = "" }
      if inherited.type.isSending, !type.isSending { own.result = type.asSending }
      if accessors.count == 1, inherited.accessors.count > 1 {
        own.accessors = inherited.accessors
      } else if accessors.count == 1, let getter = inherited.accessors.first {
        own.accessors[0].effects = accessors[0].effects.meeting(getter.effects)
      }
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
  /// may be passed for an escaping one, but not the reverse. A value is sent only if both send it.
  fileprivate func meeting(_ inherited: [Parameter]) -> [Parameter] {
    zip(self, inherited).map { parameter, other in
      var own = parameter
      let isForTheCall = other.type.isFunction && !other.type.escapes
      if isForTheCall, own.type.escapes { own.type = own.type.withoutEscaping }
      if !other.type.isSending { own.type = own.type.withoutSending }
      return own
    }
  }
}

extension Member {
  /// A text about its effects, those of its getter, and what it sends.
  fileprivate var calling: String {
    let effects = [effects] + accessors.prefix(1).map(\.effects)
    return "\(effects) \(parameters.map(\.type.isSending)) \(type.isSending)"
  }
}

extension Effects {
  /// Returns the effects that both have.
  fileprivate func meeting(_ inherited: Effects) -> Effects {
    var own = self
    if inherited.asynchrony == nil { own.asynchrony = nil }
    switch (throwing, inherited.throwing) {
    case (_, nil), (.throws?, .typed?): own.throwing = inherited.throwing
    default: break
    }
    return own
  }

  /// Returns whether a member with them can be called like one with the others.
  package func meets(_ others: Effects) -> Bool {
    (asynchrony == nil || others.asynchrony != nil) && (throwing == nil || others.throwing != nil)
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
  private var places: [String: [Int]] = [:]
  /// The numbers of the protocols that declare the members of the list.
  private var owners: [Int] = []
  private var owner = -1

  /// Adds the members of a parent that no other member meets.
  ///
  /// - Parameters:
  ///   - inherited: the members as they are declared.
  ///   - form: the form that decides which of them are one.
  ///   - refines: returns whether the protocol with this number, which was taken before, inherits
  ///     from this one.
  ///   - spelling: returns a member as it is written at the place of the mock.
  mutating func take(
    _ inherited: [Member], _ form: MemberForm = MemberForm(),
    refines: (Int) -> Bool = { _ in true }, spelling: (Member) -> Member = { $0 }
  ) {
    owner += 1
    var others: [(Member, String?)] = []
    for member in inherited {
      let key = form.key(of: member)
      let met = key.flatMap { places[$0] } ?? []
      // Of a method and its asynchronous overload, one may meet the requirement as it is.
      if let place = met.first(where: { list[$0].effects.meets(member.effects) }) ?? met.last {
        let isOther = list[place].calling != member.calling
        let isAmbiguous = isOther && !refines(owners[place])
        list[place] = list[place].meeting(spelling(member)).changing {
          $0.header.isAmbiguous = $0.header.isAmbiguous || isAmbiguous
        }
      } else {
        let kept = [member].keeping { form.key(of: $0).map { places[$0] == nil } ?? true }
        others += kept.map { ($0, key) }
      }
    }
    for (member, key) in others {
      if let key { places[key, default: []].append(list.count) }
      list.append(spelling(member))
      owners.append(owner)
    }
  }
}

extension [Member] {
  /// Returns the members, with those of a parent that no other member meets.
  func merging(_ inherited: [Member]) -> [Member] {
    var merged = MergedMembers()
    for members in [self, inherited] { merged.take(members) }
    return merged.list
  }
}
