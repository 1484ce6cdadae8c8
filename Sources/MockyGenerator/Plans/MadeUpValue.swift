/// The way to make a value of a type: "Address(zip: part(), city: part())".
package struct MadeUpValue: Sendable {
  /// The type at the place of the mock.
  package let type: String
  package let text: String

  package init(type: String, text: String) {
    self.type = type
    self.text = text
  }
}

extension [MadeUpValue] {
  /// Writes the member of a mock that makes these values; nothing if there are none.
  func write(_ access: String, to lines: inout SourceLines) {
    guard !isEmpty else { return }
    lines.add("")
    lines.add("\(access)nonisolated static func mockValue(")
    lines.add("  of type: Any.Type, _ part: MockyCore.MockParts")
    lines.block(") -> Any? {") { lines in
      for value in self { lines.add("if type == \(value.type).self { return \(value.text) }") }
      lines.add("return nil")
    }
  }
}

extension ProtocolDeclaration {
  /// Conformances that change nothing about initializers and cases.
  private static let plainParents: Set<String> = [
    "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "Codable",
    "Encodable",
    "Decodable", "RawRepresentable", "CaseIterable", "CustomStringConvertible", "LocalizedError",
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float",
  ]

  /// Returns the text that makes a value of a struct or an enum, and the types of its parts.
  ///
  /// - Parameters:
  ///   - type: its name at the place of the mock.
  ///   - seesInternals: whether the mock sees members that are not public.
  ///   - isOnActor: whether its members may be on the main actor, by a setting of its module.
  ///   - extended: the members of its extensions.
  /// - Returns: nil if there is no way that surely compiles.
  package func valueText(
    of type: String, seesInternals: Bool, isOnActor: Bool, extended: [Member] = []
  ) -> (text: String, parts: [TypeSyntax])? {
    let parents = inheritance.flatMap(\.parts).map { "\($0.type)" }
    guard parents.allSatisfy(Self.plainParents.contains),
      classParts?.genericParameters.isEmpty ?? true,
      header.attributes.allSatisfy({ $0.name == "frozen" }),
      !members.contains(where: \.isUncertain)
    else { return nil }
    if let first = members.lazy.compactMap(\.plainCase).first { return ("\(type).\(first)", []) }
    let isOnActor = isOnActor && !header.has(modifier: "nonisolated")
    guard classParts?.keyword == "struct",
      let parameters = parameters(seesInternals, isOnActor, extended)
    else { return nil }
    let arguments = parameters.map { name, _ in
      name.text == "_" ? "part()" : "\(name): part()"
    }
    let call = "\(type)(\(arguments.joined(separator: ", ")))"
    return (arguments.isEmpty ? call : "try? \(call)", parameters.map(\.type))
  }

  /// The parameters of an initializer without defaults: of a declared one, or else of the one that
  /// Swift writes.
  private func parameters(
    _ seesInternals: Bool, _ isOnActor: Bool, _ extended: [Member]
  ) -> [(name: Identifier, type: TypeSyntax)]? {
    let declared = members.filter(\.isInitializer)
    let all = declared + extended.filter(\.isInitializer)
    guard !declared.isEmpty else {
      guard seesInternals, let parameters = memberwiseParameters(isOnActor) else { return nil }
      let labels = parameters.map(\.name.text)
      // Decodable has an initializer with this label.
      let isAmbiguous = labels == ["from"] || all.contains { $0.mayTake(labels, defaults: 0) }
      return isAmbiguous ? nil : parameters
    }
    return declared.lazy.compactMap { member -> [(name: Identifier, type: TypeSyntax)]? in
      guard member.kind == .initializer, member.isSimple,
        seesInternals || member.header.isPublic,
        !isOnActor || member.header.has(modifier: "nonisolated")
      else { return nil }
      let (labels, defaults) = (member.labels, member.parameters.count - member.labels.count)
      let equal = all.filter { $0.mayTake(labels, defaults: defaults) }
      guard equal.count == 1, labels != ["from"] else { return nil }
      return member.parameters.filter { !$0.hasDefault }.map { ($0.firstName, $0.type) }
    }.first
  }

  /// - Parameter isOnActor: whether the values that properties begin with are made on an actor. The initializer is then
  ///   on it, too.
  private func memberwiseParameters(
    _ isOnActor: Bool
  ) -> [(name: Identifier, type: TypeSyntax)]? {
    var parameters: [(name: Identifier, type: TypeSyntax)] = []
    for one in members
    where one.storage != .none && !one.header.has(modifier: "static") {
      guard one.header.attributes.isEmpty, !one.header.isOfOneFile,
        !one.header.has(modifier: "lazy")
      else { return nil }
      if one.storage == .withValue {
        if isOnActor { return nil }
        continue
      }
      guard !one.lacksType, one.type.isPlainPart else { return nil }
      parameters.append((one.name, one.type))
    }
    return parameters
  }
}

extension Member {
  /// The labels of the parameters without defaults.
  fileprivate var labels: [String] {
    parameters.filter { !$0.hasDefault }.map(\.firstName.text)
  }

  /// Returns whether Swift may choose this initializer for a call of another one, with arguments of any type.
  ///
  /// Swift cannot infer the types of a generic one, and prefers the one with fewer defaults.
  fileprivate func mayTake(_ labels: [String], defaults: Int) -> Bool {
    genericParameters.isEmpty && !header.isOfOneFile && self.labels == labels
      && parameters.count - labels.count <= defaults
  }

  fileprivate var isSimple: Bool {
    genericParameters.isEmpty && requirements.isEmpty && effects.asynchrony == nil
      && (effects.throwing == nil || !parameters.allSatisfy(\.hasDefault))
      && header.attributes.isEmpty && !header.isOfOneFile
      && parameters.allSatisfy {
        $0.attributes.isEmpty && !$0.isVariadic && ($0.hasDefault || $0.type.isPlainPart)
      }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether a value of it can surely be handed over, without a warning about memory
  /// safety.
  fileprivate var isPlainPart: Bool {
    switch self {
    case .named(let components):
      components.allSatisfy { component in
        let name = component.name.bare
        return !name.hasPrefix("Unsafe") && name != "OpaquePointer" && name != "Unmanaged"
      }
    case .optional(let type), .array(let type): type.isPlainPart
    case .dictionary(let key, let value): key.isPlainPart && value.isPlainPart
    default: false
    }
  }
}

extension Member {
  fileprivate var isUncertain: Bool { kind == .conditional || kind == .unreadable }

  /// The name of a case without values that is not under any attribute.
  fileprivate var plainCase: Identifier? {
    storage == .plainCase && header.attributes.isEmpty ? name : nil
  }
}
