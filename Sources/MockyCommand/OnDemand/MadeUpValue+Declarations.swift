import MockyGenerator

extension MadeUpValue {
  /// Makes a tuple of its parts; nil for another type, or for parts that may not be made.
  init?(tuple type: TypeSyntax) {
    let elements = type.core.elements
    guard type.core.kind == .tuple, elements.count > 1,
      elements.allSatisfy({ $0.type.isPlainPart && !$0.isVariadic })
    else { return nil }
    let list = Array(repeating: "part()", count: elements.count).joined(separator: ", ")
    self.init(
      metatype: type.core.metatypeExpression, text: "try? (\(list)) as \(type.core)",
      parts: elements.map(\.type))
  }
}

/// A parameter of an initializer or a case.
private typealias Part = (name: Identifier, type: TypeSyntax)

/// An initializer, which has no name here, or a case, with the parameters to hand over.
private typealias Call = (name: String, parameters: [Part])

extension ProtocolDeclaration {
  /// Conformances that change nothing about initializers and cases.
  private static let plainParents = Keyword.standardTypes.union([
    "Sendable", "~Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error",
    "Codable", "Encodable", "Decodable", "RawRepresentable", "CaseIterable",
    "CustomStringConvertible", "LocalizedError",
  ])

  /// Returns the way to make a value of a struct, an enum or a class.
  ///
  /// - Parameters:
  ///   - type: its name at the place of the mock, with generic arguments if it has parameters.
  ///   - seesInternals: whether the mock sees members that are not public.
  ///   - isOnActor: whether its members may be on the main actor, by a setting of its module.
  ///   - extended: the members of its extensions.
  ///   - leavesOutHidden: whether initializers that Swift writes leave out hidden properties.
  /// - Returns: nil if there is no way that surely compiles.
  func madeUpValue(
    of type: String, seesInternals: Bool, isOnActor: Bool, extended: [Member] = [],
    leavesOutHidden: Bool = Member.leavesOutHidden
  ) -> MadeUpValue? {
    let parents = inheritance.flatMap(\.parts).map { "\($0.type)" }
    guard parents.allSatisfy(Self.plainParents.contains),
      header.attributes.allSatisfy({ $0.name == "frozen" }),
      !members.contains(where: { $0.kind == .conditional || $0.kind == .unreadable })
    else { return nil }
    let isOnActor = isOnActor && !header.has(modifier: "nonisolated")
    let calls =
      classParts?.keyword == "enum"
      ? cases(besides: extended)
      : parameters(seesInternals, isOnActor, extended, leavesOutHidden).map { [("", $0)] } ?? []
    guard !calls.isEmpty else { return nil }
    let texts = calls.map { name, parameters in
      let arguments = parameters.map { $0.name.text == "_" ? "part()" : "\($0.name): part()" }
      let isCall = name.isEmpty || !arguments.isEmpty
      let list = isCall ? "(\(arguments.joined(separator: ", ")))" : ""
      return arguments.isEmpty ? "\(type)\(name)\(list)" : "try? \(type)\(name)\(list)"
    }
    let text = texts.count == 1 ? texts[0] : texts.map { "(\($0))" }.joined(separator: " ?? ")
    return MadeUpValue(
      metatype: "\(type).self", text: text, parts: calls.flatMap { $0.parameters.map(\.type) })
  }

  /// The cases of an enum to try: the first one without values, or else those with values, the
  /// recursive ones last.
  ///
  /// - Parameter extended: members of extensions. A static one may have the name of a case.
  private func cases(besides extended: [Member]) -> [Call] {
    let others = Set((members + extended).filter { $0.storage != .enumCase }.map(\.name.bare))
    let all = members.filter { one in
      one.storage == .enumCase && one.header.attributes.isEmpty && !others.contains(one.name.bare)
    }.compactMap(\.call)
    if let plain = all.first(where: \.parameters.isEmpty) { return [plain] }
    let isRecursive = { (one: Call) in
      one.parameters.contains { $0.type.mentions([name.bare, "Self"]) }
    }
    return Array((all.filter { !isRecursive($0) } + all.filter(isRecursive)).prefix(4))
  }

  /// The parameters of an initializer without defaults: of a declared one, or else of the one that
  /// Swift writes.
  private func parameters(
    _ seesInternals: Bool, _ isOnActor: Bool, _ extended: [Member], _ leavesOutHidden: Bool
  ) -> [Part]? {
    guard let keyword = classParts?.keyword else { return nil }
    let declared = members.filter(\.isInitializer)
    let all = declared + extended.filter(\.isInitializer)
    guard !declared.isEmpty else {
      // A class has none but the one without parameters.
      guard seesInternals, let parameters = memberwiseParameters(isOnActor, leavesOutHidden),
        keyword == "struct" || parameters.isEmpty && !isOnActor
      else { return nil }
      let labels = parameters.map(\.name.text)
      // Decodable has an initializer with this label.
      let isAmbiguous = labels == ["from"] || all.contains { $0.mayTake(labels, defaults: 0) }
      return isAmbiguous ? nil : parameters
    }
    let called = declared.first { member in
      let (labels, defaults) = (member.labels, member.parameters.count - member.labels.count)
      return member.kind == .initializer && member.isSimple && labels != ["from"]
        && (seesInternals || member.header.isPublic)
        && (!isOnActor || member.header.has(modifier: "nonisolated"))
        && all.count { $0.mayTake(labels, defaults: defaults) } == 1
    }
    return called?.parameters.filter { !$0.hasDefault }.map { ($0.firstName, $0.type) }
  }

  /// - Parameter isOnActor: whether the values that properties begin with are made on an actor. The initializer is then
  ///   on it, too.
  private func memberwiseParameters(_ isOnActor: Bool, _ leavesOutHidden: Bool) -> [Part]? {
    var parameters: [Part] = []
    let stored = members.filter { $0.storage != .none && !$0.header.has(modifier: "static") }
    for one in stored.memberwise(leavesOutHidden) {
      guard one.header.attributes.isEmpty, !one.header.isOfOneFile,
        !one.header.has(modifier: "lazy")
      else { return nil }
      if one.storage == .withValue { continue }
      guard !one.lacksType, one.type.isPlainPart else { return nil }
      parameters.append((one.name, one.type))
    }
    return isOnActor && stored.contains { $0.storage == .withValue } ? nil : parameters
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

  /// A case as a call; nil if one of its values may not be made.
  fileprivate var call: Call? {
    guard let values = result?.elements, result?.kind == .tuple,
      values.allSatisfy({ $0.type.isPlainPart && !$0.isVariadic })
    else { return nil }
    return (".\(name)", values.map { ($0.names.first ?? Identifier("_"), $0.type) })
  }
}
