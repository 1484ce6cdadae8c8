/// A requirement of the standard library that is written into each mock, so that it is not
/// ambiguous.
///
/// `Mock` implements all of them. If the protocol's own extension has one, too, the compiler would
/// find two of equal rank.
package struct StandardRequirement {
  private let name: String
  /// The protocols that require it, directly or not.
  private let askers: Set<String>
  /// The declaration, with `%` for the mock's class.
  private let head: String
  private let body: String

  private static let all: [StandardRequirement] = {
    let comparable: Set = ["Comparable", "Strideable", "InstantProtocol", "DurationProtocol"]
    let hashable: Set = ["Hashable", "InstantProtocol"]
    let equatable = comparable.union(hashable).union([
      "Equatable", "AdditiveArithmetic", "Numeric", "SignedNumeric", "SetAlgebra", "OptionSet",
    ])
    return [
      StandardRequirement(
        name: "description",
        askers: ["CustomStringConvertible", "LosslessStringConvertible", "CodingKey"],
        head: "var description: Swift.String", body: "mockObject.name"),
      StandardRequirement(
        name: "debugDescription", askers: ["CustomDebugStringConvertible", "CodingKey"],
        head: "var debugDescription: Swift.String", body: "mockObject.name"),
      StandardRequirement(
        name: "customMirror", askers: ["CustomReflectable", "CustomLeafReflectable"],
        head: "var customMirror: Swift.Mirror",
        body: "Swift.Mirror(self, unlabeledChildren: [Swift.String]())"),
      StandardRequirement(
        name: "==", askers: equatable, head: "static func == (left: %, right: %) -> Swift.Bool",
        body: "left === right"),
      StandardRequirement(
        name: "<", askers: comparable, head: "static func < (left: %, right: %) -> Swift.Bool",
        body: "MockyCore.MockObject.areInOrder(left, right)"),
      StandardRequirement(
        name: "hash", askers: hashable, head: "func hash(into hasher: inout Swift.Hasher)",
        body: "hasher.combine(Swift.ObjectIdentifier(self))"),
    ]
  }()

  /// Returns the requirements that a protocol's mocks implement themselves.
  ///
  /// The declarations of an unknown parent are unknown, too. A mock then describes itself only if
  /// the protocol is known to require it.
  static func all(of inherited: InheritedRequirements) -> [StandardRequirement] {
    all.filter { one in
      let isAsked = !inherited.standardParents.isDisjoint(with: one.askers)
      let isMet =
        inherited.declaration.isObject && ["debugDescription", "==", "hash"].contains(one.name)
      return !isMet && (isAsked || one.name == "description" && !inherited.hasUnknownParents)
        && inherited.declaration.members.keeping {
          $0.name.bare == one.name && ($0.kind == .method || $0.kind == .property)
        }.isEmpty
    }
  }

  /// Writes the mock's implementation.
  ///
  /// - Parameters:
  ///   - access: the access, with a blank after it.
  ///   - mocked: the plan of the mock.
  func write(_ access: String, of mocked: ProtocolPlan, to lines: inout SourceLines) {
    let word = mocked.isObject && name == "description" ? "override " : ""
    let parts = head.split(separator: "%", omittingEmptySubsequences: false)
    lines.add(
      "\(access)nonisolated \(word)\(parts.joined(separator: mocked.className))", body: [body])
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
    return StandardProtocol.known["Decodable"]?.declaration.members[0].changing {
      $0.header.modifiers =
        header.modifiers.filter { ["open", "public", "package"].contains($0.name) }
        + [Modifier("required", .nowhere)]
    }
  }
}
