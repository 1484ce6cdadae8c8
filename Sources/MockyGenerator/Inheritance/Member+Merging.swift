extension Member {
  /// The requirement as one that meets an inherited one with the same key, too.
  func meeting(_ inherited: Member) -> Member {
    switch (self, inherited) {
    case (.method(var own), .method(let other)):
      // A closure that need not escape may do so, and not the other way round.
      for (index, parameter) in other.parameters.enumerated()
      where parameter.type.isFunction && !parameter.type.escapes
        && own.parameters[index].type.escapes
      {
        own.parameters[index].type = own.parameters[index].type.withoutEscaping
      }
      return .method(own)
    case (.property(var own), .property(let other)) where other.accessors.count > 1:
      if own.accessors.count == 1 { own.accessors = other.accessors }
      return .property(own)
    case (.subscript(var own), .subscript(let other)) where other.accessors.count > 1:
      if own.accessors.count == 1 { own.accessors = other.accessors }
      return .subscript(own)
    case (.associatedType(var own), .associatedType(let other)):
      let known = Set(own.inheritance.map { "\($0.type)" })
      own.inheritance += other.inheritance.filter { !known.contains("\($0.type)") }
      own.requirements += other.requirements
      return .associatedType(own)
    default: return self
    }
  }

  /// The requirement with the actor written to it that its protocol runs on; nil for none.
  package func running(on actor: Attribute?) -> Member {
    switch self {
    case .method(var method):
      method.header.run(on: actor)
      return .method(method)
    case .property(var property):
      property.header.run(on: actor)
      return .property(property)
    case .subscript(var declaration):
      declaration.header.run(on: actor)
      return .subscript(declaration)
    case .initializer(var initializer):
      initializer.header.run(on: actor)
      return .initializer(initializer)
    case .conditional(let clauses):
      return .conditional(clauses.mapping { $0.map { $0.running(on: actor) } })
    case .associatedType, .typeAlias, .unreadable: return self
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
      modifiers.append(Modifier("nonisolated", SourceRange(0, 0)))
    }
  }
}

/// Members among which none meets another's requirement, but for those that came together.
struct MergedMembers {
  private(set) var list: [Member] = []
  private var places: [String: Int] = [:]

  /// Adds members as they are.
  ///
  /// - Parameters:
  ///   - members: as they are declared.
  ///   - form: tells which of them are one.
  ///   - spelling: how they are written where the mock stands.
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

  /// Adds those of a parent that none of the members meets.
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
  /// The members with those of a parent that none of them meets.
  func merging(_ inherited: [Member]) -> [Member] {
    var merged = MergedMembers()
    merged.add(self)
    merged.take(inherited)
    return merged.list
  }
}

/// The directives that lead to one branch of a `#if`: `["#if os(Linux)", "#else"]` for its second.
///
/// The branches of one `#if` share their storage.
package typealias Condition = ArraySlice<String>

extension Condition {
  /// Whether two branches belong to one `#if`, so that not both are compiled.
  func excludes(_ other: Condition) -> Bool {
    self != other && (starts(with: other) || other.starts(with: self))
  }
}

extension [Member] {
  /// The members in branches of conditions, of which those before are empty.
  func under(_ conditions: [Condition]) -> [Member] {
    guard !isEmpty else { return [] }
    return conditions.reversed().reduce(self) { members, condition in
      let clauses = condition.indices.map { index in
        ConditionalClause(
          directive: condition[index], members: index == condition.endIndex - 1 ? members : [],
          range: SourceRange(0, 0))
      }
      return [.conditional(clauses)]
    }
  }

  /// The members that satisfy a condition, also those under conditions; nothing of an `#if` where none do.
  func keeping(_ isKept: (Member) -> Bool) -> [Member] {
    compactMap { member in
      guard case .conditional(let clauses) = member else { return isKept(member) ? member : nil }
      let kept = clauses.mapping { $0.keeping(isKept) }
      return kept.allSatisfy(\.members.isEmpty) ? nil : .conditional(kept)
    }
  }
}

extension SourceLines {
  /// What stands in branches of conditions, with the directives around it.
  ///
  /// The branches before are written empty: so nothing has to be negated.
  package mutating func under(_ conditions: [Condition], _ body: (inout SourceLines) -> Void) {
    guard let condition = conditions.first else { return body(&self) }
    for directive in condition { add(directive) }
    indented { $0.under(Array(conditions.dropFirst()), body) }
    add("#endif")
  }
}
