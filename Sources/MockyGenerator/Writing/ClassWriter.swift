/// Writes the mock's class, which has the protocol's own requirements as members.
package struct ClassWriter {
  let mocked: ProtocolPlan
  /// A Boolean value that indicates whether the class itself has `receives` and `received`, because
  /// no extension of the protocol has.
  var hasBuilders = false
  /// A Boolean value that indicates whether it has all that its protocol's parents require.
  var hasInheritedMembers = false

  /// The values that the mock makes up.
  package var values: [MadeUpValue] = []
  /// A Boolean value that indicates whether it notes parameters that may be closures by an alias.
  var notesAliases = false

  package init(mocked: ProtocolPlan, hasBuilders: Bool = false, hasInheritedMembers: Bool = false) {
    self.mocked = mocked
    self.hasBuilders = hasBuilders
    self.hasInheritedMembers = hasInheritedMembers
  }

  package func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.availability)
    writeHead(to: &lines)
    lines.indented { lines in
      let access = mocked.access.ofMembers
      let keyword = mocked.isActor ? "\(access)nonisolated" : access.dropLast().description
      lines.add("\(keyword.isEmpty ? "" : "\(keyword) ")let mockObject: MockyCore.MockObject")
      lines.add(
        "\(access)init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
      for (name, type) in mocked.generics.fixed.types {
        lines.add("\(access)typealias \(Keyword.escaping(name)) = \(spelling(type))")
      }
      for name in initializing {
        lines.add("\(access)typealias \(name) = \(name)")
      }
      for requirement in mocked.standardRequirements {
        requirement.write(access, of: mocked, to: &lines)
      }
      if let existential = mocked.existential(named: mocked.declaredName) {
        lines.add(attributes: [mocked.existentialSupport?.attribute].compactMap(\.self))
        lines.add("\(access)typealias MockReal = \(existential)")
      }
      if hasInheritedMembers { lines.add("static var hasInheritedMembers: Bool { true }") }
      if hasBuilders {
        BuilderAccessWriter(mocked: mocked, subject: mocked.className).write(to: &lines)
      }
      if !mocked.items.isEmpty { lines.add("") }
      let writer = MemberWriter(
        access: access, initializer: mocked.isActor ? "init" : "convenience init",
        overloads: mocked.overloads,
        original: ForwardingTarget(ofMocksOf: mocked, named: mocked.declaredName),
        spelling: spelling)
      MemberWriter.writeOwnInitializer(writer.initializer, mocked.overloads, to: &lines)
      lines.each(mocked.items, withErrors: true) { lines, member in
        if notesAliases { lines.add(member.requirements[0].notesAboutAliases) }
        writer.write(member, to: &lines)
      }
      DefaultWriter(mocked: mocked, members: writer).write(to: &lines)
      values.write(access, to: &lines)
    }
    lines.add("}")
  }

  /// The associated types that the mock's own `init(_:)` would also match.
  private var initializing: [String] {
    let types = mocked.items.members.flatMap(\.requirements)
      .filter { $0.kind == .initializer && $0.fullName == "init(_:)" }
      .flatMap { $0.parameters.map(\.declaredType) }
    return mocked.generics.parameters.map(\.name)
      .filter { name in types.contains { $0.mentions([name.bare]) } }.map(\.text)
  }

  private var role: String { mocked.existential(named: "") == nil ? "MakeableMock" : "SpyMock" }

  private func writeHead(to lines: inout SourceLines) {
    let kind = mocked.isActor ? "actor" : "nonisolated final class"
    TypeHead(
      name: "\(mocked.access.ofTypes)\(kind) \(mocked.className)",
      genericParameters: mocked.generics.parameters.map(\.text),
      parents: (mocked.isObject ? ["NSObject"] : [])
        + [mocked.declaredName, "MockyCore.\(role)"],
      clause: mocked.generics.requirements.clause { $0 }
    ).write(to: &lines)
  }

  /// A class has no `Self.Item`, but a generic parameter, or a type of its own.
  private func spelling(_ type: TypeSyntax) -> TypeSyntax {
    let names = Set(mocked.generics.names)
    return type.mapping { $0.withoutSelf(names) ?? $0.withSelf(named: mocked.className) }
  }
}

extension CallablePlan {
  /// Comments above the member about types that a macro does not see: an alias of a closure, which then does not escape.
  /// The compiler shows these lines with its message.
  fileprivate var notesAboutAliases: [String] {
    parameters.compactMap { parameter in
      guard !parameter.declaredType.escapes, let name = parameter.declaredType.wholeName,
        Self.wordsForClosures.contains(where: name.hasSuffix)
      else { return nil }
      return "// If '\(name)' is an alias of a function, use MockyPlugin instead of @Mockable."
    }
  }

  private static let wordsForClosures = [
    "Action", "Block", "Body", "Callback", "Closure", "Completion", "Function", "Handler", "Hook",
    "Predicate", "Transform", "Work",
  ]
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
