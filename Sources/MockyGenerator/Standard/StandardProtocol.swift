/// The protocols of the standard library and Foundation whose requirements a mock has to write.
///
/// They are kept as source, without what has an implementation already, and read like any other
/// protocol that one inherits from. An associated type with a default is that type, unless the
/// protocol that inherits demands something of it.
package enum StandardProtocol {
  /// The protocol that a type names.
  ///
  /// - Parameter type: as it stands after a colon.
  /// - Returns: nil for one that is not known here, or that requires nothing.
  package static func found(_ type: TypeSyntax) -> FoundProtocol? {
    name(type).flatMap { source(of: $0) }.flatMap { found(in: $0) }
  }

  private static func found(in source: String) -> FoundProtocol? {
    guard let declaration = SourceFile(parsing: source).protocols.first else { return nil }
    return FoundProtocol(
      declaration: declaration, path: "", fileName: "", module: "Swift",
      position: SourcePosition(line: 1, column: 1), conditions: [], imports: [],
      importedModules: [])
  }

  /// The name of a type that may be one of them.
  static func name(_ type: TypeSyntax) -> String? {
    guard case .named(let components) = type, let last = components.last else { return nil }
    let modules = ["Swift", "Foundation", "_Concurrency"]
    let module = components.dropLast().first?.name.text
    guard module.map(modules.contains) ?? true, components.count < 3 else { return nil }
    return last.name.bare
  }

  /// What `Identifiable` requires of one that says what identifies it.
  static var identity: FoundProtocol? {
    found(in: "protocol Identifiable { var id: ID { get } }")
  }

  /// Whether a mock has all that the protocol requires, or it requires nothing.
  static func isMet(_ type: TypeSyntax) -> Bool { name(type).map(met.contains) ?? false }

  private static let met: Set<String> = [
    "AnyObject", "Sendable", "SendableMetatype", "Actor", "Error", "LocalizedError", "Equatable",
    "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CustomReflectable", "CustomPlaygroundDisplayConvertible",
    "Copyable", "Escapable",
  ]

  /// Whether a mock cannot conform to the protocol: it requires more than anyone would mock, or what no
  /// class can have.
  static func isRefused(_ type: TypeSyntax) -> Bool { name(type).map(refused.contains) ?? false }

  private static let refused: Set<String> = [
    "BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "FloatingPoint",
    "BinaryFloatingPoint", "StringProtocol", "NSObjectProtocol", "GlobalActor",
  ]

  /// Whether it is known that the protocol brings no global actor with it.
  static func isNonisolated(_ type: TypeSyntax) -> Bool {
    isMet(type) || isRefused(type) || found(type) != nil
  }

  private static func source(of name: String) -> String? {
    coding[name] ?? sequences[name] ?? collections[name] ?? values[name] ?? literals[name]
      ?? numbers[name] ?? time[name]
  }
}

extension FoundProtocol {
  /// Whether it is one whose requirements are known here.
  package var isStandard: Bool { path.isEmpty }
}

/// What the standard library asks of a mock, written into each so that nothing else can be meant.
///
/// `Mock` has an implementation of all of them. Where the protocol's own extension has one, too, the
/// compiler would find two, and neither better.
enum StandardRequirement: CaseIterable {
  case description, debugDescription, mirror, equality, order, hash

  /// Those that a protocol's mocks answer themselves.
  ///
  /// Of a parent that is not known one cannot tell what it declares: a mock then describes itself only
  /// where the protocol is known to ask for it.
  static func all(of inherited: InheritedRequirements) -> [StandardRequirement] {
    allCases.filter { requirement in
      let isAsked = !inherited.standardParents.isDisjoint(with: requirement.askers)
      return (isAsked || requirement == .description && !inherited.hasUnknownParents)
        && !inherited.declaration.members.declare(requirement.baseName)
    }
  }

  /// The protocols that require it, directly or not.
  private var askers: Set<String> {
    let comparable: Set = ["Comparable", "Strideable", "InstantProtocol", "DurationProtocol"]
    let equatable: Set = [
      "Equatable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "SetAlgebra", "OptionSet",
    ]
    let hashable: Set = ["Hashable", "InstantProtocol"]
    switch self {
    case .description:
      return ["CustomStringConvertible", "LosslessStringConvertible", "CodingKey"]
    case .debugDescription: return ["CustomDebugStringConvertible", "CodingKey"]
    case .mirror: return ["CustomReflectable", "CustomLeafReflectable"]
    case .equality: return equatable.union(comparable).union(hashable)
    case .order: return comparable
    case .hash: return hashable
    }
  }

  var baseName: String {
    switch self {
    case .description: "description"
    case .debugDescription: "debugDescription"
    case .mirror: "customMirror"
    case .equality: "=="
    case .order: "<"
    case .hash: "hash"
    }
  }

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

extension StandardRequirement {
  /// Writes how a mock answers it.
  ///
  /// - Parameters:
  ///   - access: with a blank after it.
  ///   - type: what the mock's type is called.
  func write(_ access: String, of type: String, to lines: inout SourceLines) {
    let start = "\(access)nonisolated "
    switch self {
    case .description, .debugDescription:
      lines.add("\(start)var \(baseName): Swift.String { mockObject.name }")
    case .mirror:
      lines.block("\(start)var customMirror: Swift.Mirror {") {
        $0.add("Swift.Mirror(self, unlabeledChildren: [Swift.String]())")
      }
    case .equality:
      comparison("\(start)static func == ", type).write(to: &lines, body: ["left === right"])
    case .order:
      comparison("\(start)static func < ", type)
        .write(to: &lines, body: ["MockyCore.MockObject.areInOrder(left, right)"])
    case .hash:
      lines.block("\(start)func hash(into hasher: inout Swift.Hasher) {") {
        $0.add("hasher.combine(Swift.ObjectIdentifier(self))")
      }
    }
  }

  private func comparison(_ head: String, _ type: String) -> Signature {
    Signature(head: head, parameters: ["left: \(type)", "right: \(type)"], result: "Swift.Bool")
  }
}
