/// What the standard library asks of a mock, written into each so that nothing else can be meant.
///
/// `Mock` has an implementation of all of them. Where the protocol's own extension has one, too, the
/// compiler would find two, and neither better.
enum StandardRequirement: CaseIterable {
  case description, debugDescription, equality, order, hash

  /// Those that a protocol's mocks answer themselves.
  ///
  /// Of a parent that is not known one cannot tell what it declares, so that there are none.
  static func all(of declaration: ProtocolDeclaration) -> [StandardRequirement] {
    let parents = declaration.parents.map { StandardProtocols.name(of: $0.type) }
    guard !parents.contains(nil) else { return [] }
    let names = Set(parents.compactMap(\.self))
    return allCases.filter { requirement in
      let isAsked = requirement == .description || !names.isDisjoint(with: requirement.askers)
      return isAsked && !declaration.members.declare(requirement.baseName)
    }
  }

  /// The protocols that require it.
  private var askers: Set<String> {
    switch self {
    case .description: ["CustomStringConvertible"]
    case .debugDescription: ["CustomDebugStringConvertible"]
    case .equality: ["Equatable", "Hashable", "Comparable"]
    case .order: ["Comparable"]
    case .hash: ["Hashable"]
    }
  }

  private var baseName: String {
    switch self {
    case .description: "description"
    case .debugDescription: "debugDescription"
    case .equality: "=="
    case .order: "<"
    case .hash: "hash"
    }
  }

  /// How a mock answers it.
  ///
  /// - Parameter type: what the mock's type is called.
  func witness(_ access: String, of type: String) -> String {
    let operands = "(left: \(type), right: \(type)) -> Swift.Bool"
    return switch self {
    case .description, .debugDescription:
      "\(access)nonisolated var \(baseName): Swift.String { mockObject.name }"
    case .equality: "\(access)nonisolated static func == \(operands) { left === right }"
    case .order:
      "\(access)nonisolated static func < \(operands) "
        + "{ MockyCore.MockObject.areInOrder(left, right) }"
    case .hash:
      "\(access)nonisolated func hash(into hasher: inout Swift.Hasher) "
        + "{ hasher.combine(Swift.ObjectIdentifier(self)) }"
    }
  }
}

/// Protocols that declare nothing which a mock would be expected to record.
enum StandardProtocols {
  /// The name of one of them; nil for any other.
  static func name(of type: TypeSyntax) -> String? {
    if case .suppressed = type { return "Copyable" }
    guard case .named(let components) = type, let last = components.last else { return nil }
    let module = components.dropLast().first?.name.text
    guard module == nil || module == "Swift" || module == "_Concurrency" else { return nil }
    return names.contains(last.name.bare) ? last.name.bare : nil
  }

  private static let names: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "Equatable", "Hashable",
    "Comparable", "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "Copyable", "Escapable",
  ]
}

extension [Member] {
  /// Whether a member of a mock has that name, whatever conditions it stands under.
  fileprivate func declare(_ name: String) -> Bool {
    contains { member in
      switch member {
      case .method(let method): method.name.bare == name
      case .property(let property): property.name.bare == name
      case .conditional(let clauses): clauses.contains { $0.members.declare(name) }
      case .subscript, .initializer, .associatedType, .typeAlias, .unreadable: false
      }
    }
  }
}
