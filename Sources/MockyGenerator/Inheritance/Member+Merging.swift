extension Member {
  /// What two requirements have in common that one member of a class meets; nil where several may
  /// stand side by side.
  ///
  /// Effects do not count: what a child redeclares without them meets its parent's requirement.
  package var witnessKey: String? {
    switch self {
    case .method(let method):
      let result = method.result.map { "\($0.plain)" } ?? "Void"
      return method.header.scope + "func \(method.name.bare)"
        + "<\(method.genericParameters.count)>\(method.parameters.witnessKey) -> \(result)"
    case .property(let property): return property.header.scope + "var \(property.name.bare)"
    case .subscript(let declaration):
      return declaration.header.scope
        + "subscript<\(declaration.genericParameters.count)>\(declaration.parameters.witnessKey)"
        + " -> \(declaration.result.plain)"
    case .initializer(let initializer): return "init\(initializer.parameters.witnessKey)"
    case .associatedType(let type): return "type \(type.name.bare)"
    case .typeAlias(let alias): return "type \(alias.name.bare)"
    case .conditional, .unreadable: return nil
    }
  }

  /// The requirement as one that meets an inherited one with the same key, too.
  func meeting(_ inherited: Member) -> Member {
    switch (self, inherited) {
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
  fileprivate var scope: String { has(modifier: "static") ? "static " : "" }

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

extension [Parameter] {
  fileprivate var witnessKey: String {
    let texts = map { "\($0.firstName.bare): \($0.type.plain)\($0.isVariadic ? "..." : "")" }
    return "(\(texts.joined(separator: ", ")))"
  }
}

extension TypeSyntax {
  /// The type as it is compared: without what one may write or leave out.
  fileprivate var plain: TypeSyntax {
    mapping { part in
      switch part {
      case .named(let components) where components.count > 1:
        let words = ["Self", "Swift", "Foundation", "_Concurrency"]
        guard words.contains(components[0].name.bare) else { return nil }
        return TypeSyntax.named(Array(components.dropFirst())).plain
      case .any(let base): return base.core.plain
      default: return nil
      }
    }
  }
}

/// Members among which none meets another's requirement, but for those that came together.
struct MergedMembers {
  private(set) var list: [Member] = []
  private var places: [String: Int] = [:]

  init(_ members: [Member] = []) { add(members) }

  /// Adds members as they are.
  mutating func add(_ members: [Member]) {
    for member in members {
      if let key = member.witnessKey { places[key] = list.count }
      list.append(member)
    }
  }

  /// Adds those of a parent that none of the members meets.
  mutating func take(_ inherited: [Member]) {
    var others: [Member] = []
    for member in inherited {
      if let place = member.witnessKey.flatMap({ places[$0] }) {
        list[place] = list[place].meeting(member)
      } else {
        others += [member].keeping { $0.witnessKey.map { places[$0] == nil } ?? true }
      }
    }
    add(others)
  }
}

extension [Member] {
  /// The members with those of a parent that none of them meets.
  func merging(_ inherited: [Member]) -> [Member] {
    var merged = MergedMembers(self)
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
