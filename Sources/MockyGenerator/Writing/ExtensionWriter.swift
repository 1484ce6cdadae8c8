/// Writes the extension that serves the mocks of protocols that inherit from this one.
package struct ExtensionWriter {
  let mocked: ProtocolPlan
  /// A Boolean value that indicates whether the protocol has a mock of its own.
  let hasOwnMock: Bool

  package init(mocked: ProtocolPlan, hasOwnMock: Bool) {
    self.mocked = mocked
    self.hasOwnMock = hasOwnMock
  }

  package func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.extensionAvailability)
    // Only a mock that can be made without arguments can serve an initializer.
    let role = mocked.hasInitializers ? "MakeableMock" : "Mock"
    lines.block("extension \(mocked.qualifiedName) where Self: MockyCore.\(role) {") { lines in
      BuilderAccessWriter(mocked: mocked, subject: "Self").write(to: &lines)
      if !mocked.items.isEmpty { lines.add("") }
      let names = NestedNames(mocked)
      let original = ForwardingTarget(ofMocksOf: mocked, named: mocked.qualifiedName)
      let ownMock = hasOwnMock ? OwnMock(of: mocked, forwardingTo: original) : nil
      lines.each(mocked.items) { lines, member in
        guard !member.hidesBuilder else { return }
        let writer = MemberWriter(
          access: mocked.access.ofMembers, initializer: "init",
          overloads: mocked.overloads, original: original, ownMock: ownMock
        ) { names.spelling($0, in: member) }
        writer.write(member, to: &lines)
      }
    }
  }
}

extension ProtocolPlan {
  var hasStaticMembers: Bool { items.members.contains(where: \.isStatic) }

  var hasInitializers: Bool {
    items.members.contains { $0.kind == .initializer }
  }
}

extension MemberPlan {
  /// A Boolean value that indicates whether it has a builder's name and no parameters: an extension
  /// cannot hold both.
  package var hidesBuilder: Bool {
    requirements.contains { requirement in
      ["receives", "received"].contains(requirement.name)
        && (kind == .property || requirement.parameters.isEmpty)
    }
  }
}

/// The parents of a protocol that a macro does not see.
struct UnknownParents {
  let names: [String]

  /// Writes a remedy for parents without a mock, directly above the class. The compiler shows these
  /// lines with its message that the class does not conform to such a parent.
  func write(to lines: inout SourceLines) {
    guard !names.isEmpty else { return }
    let quoted = names.map { "'\($0)'" }
    let list = ([quoted.dropLast().joined(separator: ", ")] + [quoted[quoted.count - 1]])
      .filter { !$0.isEmpty }.joined(separator: " and ")
    let members = names.count == 1 ? "its members" : "their members"
    let source = "// Write @Mockable before \(list), so that this mock inherits \(members)."
    let long = "// Write @Mockable before its parents, so that this mock inherits their members."
    lines.add(source.count <= lines.width ? source : long)
    lines.add(
      "// If that isn't possible, or a parent is a class, use MockyPlugin instead of @Mockable.")
  }
}

/// Names for the types that a nested protocol sees around it.
///
/// The extension of a protocol is at the top of the file, where a type beside the protocol has no
/// short name. The builder is beside the protocol, so it has an alias for each, which the extension
/// names.
package struct NestedNames {
  private let mocked: ProtocolPlan

  package init(_ mocked: ProtocolPlan) { self.mocked = mocked }

  private var isNeeded: Bool { !mocked.enclosing.isEmpty }

  /// The aliases that the builder declares, with their types, in alphabetical order.
  package var aliases: [(name: String, type: String)] {
    guard isNeeded else { return [] }
    var found: [String: String] = [:]
    for member in mocked.items.members {
      for type in member.types {
        _ = type.mapping { part in
          if let path = path(part, in: member) { found[alias(path)] = path.text }
          return nil
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns a type as the extension writes it.
  func spelling(_ type: TypeSyntax, in member: MemberPlan) -> TypeSyntax {
    guard isNeeded else { return type }
    return type.mapping { part in
      guard case .named(let components) = part, let path = path(part, in: member) else {
        return nil
      }
      let builder = mocked.qualifiedBuilder(of: "Self")
      var last = path[path.count - 1]
      last.name.text = "\(builder).\(alias(path))"
      last.arguments = last.arguments?.map { spelling($0, in: member) }
      return .named([last] + components.dropFirst(path.count))
    }
  }

  /// Returns the names up to the first with generic arguments, if they lead to a type outside.
  private func path(
    _ type: TypeSyntax, in member: MemberPlan
  ) -> [TypeSyntax.Component]? {
    guard case .named(let components) = type, let root = components.first?.name.bare,
      !["Self", "Swift", "Any", "Void", "AnyObject"].contains(root), !isInside(root, member)
    else { return nil }
    let plain = components.prefix { $0.arguments == nil }.count
    return Array(components.prefix(min(plain + 1, components.count)))
  }

  private func isInside(_ name: String, _ member: MemberPlan) -> Bool {
    mocked.generics.names.contains(name)
      || member.requirements.contains { $0.genericParameters.contains { $0.name.bare == name } }
  }

  /// The type that asks the compiler whether another one can be copied shares its name.
  private func alias(_ path: [TypeSyntax.Component]) -> String {
    let name = "__" + path.map(\.name.bare).joined(separator: "_")
    return mocked.recordedTypes.contains { $0.name == name } ? "\(name)_Itself" : name
  }
}

extension [TypeSyntax.Component] {
  fileprivate var text: String { map(\.name.text).joined(separator: ".") }
}

extension MemberPlan {
  /// All types that its declaration names.
  fileprivate var types: [TypeSyntax] {
    requirements.flatMap { requirement -> [TypeSyntax] in
      var types =
        requirement.parameters.map(\.declaredType) + [requirement.result].compactMap(\.self)
      types += requirement.genericParameters.compactMap(\.constraint)
      types += requirement.requirements.flatMap { [$0.subject, $0.object] }
      if case .typed(let type) = requirement.effects.throwing { types.append(type) }
      return types
    }
  }
}

extension [GenericParameter] {
  /// Returns `<T: Decodable, U>`; empty for none.
  func list(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard !isEmpty else { return "" }
    let texts = map { parameter in
      var spelled = parameter
      spelled.constraint = parameter.constraint.map(spelling)
      return spelled.description
    }
    return "<\(texts.joined(separator: ", "))>"
  }
}

extension [GenericRequirement] {
  /// Returns ` where T: Decodable`; empty for none.
  func clause(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard !isEmpty else { return "" }
    let texts = map { requirement in
      var spelled = requirement
      spelled.subject = spelling(requirement.subject)
      spelled.object = spelling(requirement.object)
      return spelled.description
    }
    return " where \(texts.joined(separator: ", "))"
  }
}
