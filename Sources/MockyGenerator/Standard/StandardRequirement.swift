/// A requirement of the standard library that is written into each mock, so that it is not
/// ambiguous.
///
/// `Mock` implements all of them. If the protocol's own extension has one, too, the compiler would
/// find two of equal rank.
package enum StandardRequirement: CaseIterable {
  case description, debugDescription, mirror, equality, order, hash

  /// Returns the requirements that a protocol's mocks implement themselves.
  ///
  /// The declarations of an unknown parent are unknown, too. A mock then describes itself only if
  /// the protocol is known to require it.
  static func all(of inherited: InheritedRequirements) -> [StandardRequirement] {
    allCases.filter { requirement in
      let isAsked = !inherited.standardParents.isDisjoint(with: requirement.askers)
      if inherited.declaration.isObject, requirement.isOfObjects { return false }
      return (isAsked || requirement == .description && !inherited.hasUnknownParents)
        && !inherited.declaration.members.declare(requirement.baseName)
    }
  }

  /// A Boolean value that indicates whether `NSObject` meets it.
  private var isOfObjects: Bool {
    switch self {
    case .debugDescription, .equality, .hash: true
    case .description, .mirror, .order: false
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

extension StandardRequirement {
  /// Writes the mock's implementation.
  ///
  /// - Parameters:
  ///   - access: the access, with a blank after it.
  ///   - mocked: the plan of the mock.
  func write(_ access: String, of mocked: ProtocolPlan, to lines: inout SourceLines) {
    let sides = "(left: \(mocked.className), right: \(mocked.className)) -> Swift.Bool"
    let isOverride = mocked.isObject && self == .description
    let start = "\(access)nonisolated \(isOverride ? "override " : "")"
    switch self {
    case .description, .debugDescription:
      lines.add("\(start)var \(baseName): Swift.String { mockObject.name }")
    case .mirror:
      lines.block("\(start)var customMirror: Swift.Mirror {") {
        $0.add("Swift.Mirror(self, unlabeledChildren: [Swift.String]())")
      }
    case .equality:
      lines.add("\(start)static func == \(sides)", body: ["left === right"])
    case .order:
      let call = "MockyCore.MockObject.areInOrder(left, right)"
      lines.add("\(start)static func < \(sides)", body: [call])
    case .hash:
      lines.block("\(start)func hash(into hasher: inout Swift.Hasher) {") {
        $0.add("hasher.combine(Swift.ObjectIdentifier(self))")
      }
    }
  }
}

extension [Member] {
  /// Returns whether a member of a mock has that name, under any condition.
  fileprivate func declare(_ name: String) -> Bool {
    contains { member in
      switch member.kind {
      case .method, .property: member.name.bare == name
      default: member.clauses.contains { $0.members.declare(name) }
      }
    }
  }
}

extension ProtocolDeclaration {
  /// The initializer that Swift writes for a `Decodable` class, which each subclass must have; nil
  /// if it writes none.
  var decodingInitializer: Member? {
    let names = ["Codable", "Decodable"]
    let isDecodable = parents.contains { parent in names.contains { parent.type.isStandard($0) } }
    let isDeclared = members.contains { member in
      member.kind == .initializer && member.parameters.map(\.firstName.bare) == ["from"]
    }
    guard isDecodable, !isDeclared else { return nil }
    let nowhere = SourceRange.nowhere
    return Member.implicitInitializer.changing { initializer in
      initializer.header.modifiers =
        header.modifiers.filter { ["open", "public", "package"].contains($0.name) }
        + [Modifier("required", nowhere)]
      initializer.parameters = [
        Parameter(
          firstName: Identifier("from"), secondName: Identifier("decoder"),
          type: .any(.named(["Swift", "Decoder"].map { .init(Identifier($0)) })),
          range: nowhere)
      ]
      initializer.effects.throwing = .throws
    }
  }
}
