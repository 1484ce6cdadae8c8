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
        requirement.write(access, of: mocked.className, to: &lines)
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
      lines.each(mocked.items) { lines, member in writer.write(member, to: &lines) }
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
      parents: [mocked.declaredName, "MockyCore.\(role)"],
      clause: mocked.generics.requirements.clause { $0 }
    ).write(to: &lines)
  }

  /// A class has no `Self.Item`, but a generic parameter, or a type of its own.
  private func spelling(_ type: TypeSyntax) -> TypeSyntax {
    let names = Set(mocked.generics.names)
    return type.mapping { $0.withoutSelf(names) ?? $0.withSelf(named: mocked.className) }
  }
}

/// Writes the types whose objects run the defaults of a protocol's extensions: one for each default.
///
/// Such a type conforms to the protocol without that member, and its other members are the mock's.
struct DefaultWriter {
  let mocked: ProtocolPlan
  let members: MemberWriter

  static func name(_ number: Int) -> String { "__Default\(number)" }

  func write(to lines: inout SourceLines) {
    let given = mocked.items.members.filter { $0.requirements[0].givenDefault != nil }
    guard !given.isEmpty else { return }
    lines.add("")
    let type = "[(member: MockyCore.MemberName, obstacle: Swift.String?)]"
    let access = mocked.access.ofMembers
    lines.block("\(access)nonisolated static var membersWithDefaults: \(type) {") { lines in
      lines.block("[", end: "]") { lines in
        for requirement in given.flatMap(\.requirements) {
          let name = requirement.memberExpression(mocked.overloads.discriminator(of: requirement))
          lines.add("(\(name), \(obstacle(requirement).map { "\"\($0)\"" } ?? "nil")),")
        }
      }
    }
    for member in given where obstacle(member.requirements[0]) == nil {
      lines.add("")
      write(member.requirements[0], to: &lines)
    }
  }

  private func obstacle(_ requirement: CallablePlan) -> String? {
    if case .refused(let reason) = requirement.givenDefault { return reason }
    if let obstacle = mocked.obstacleOfDefaults { return obstacle }
    if requirement.isStatic { return "it is a member of the type" }
    if case .obstacle(let obstacle) = members.original.way(requirement) {
      return obstacle.rawValue
    }
    return nil
  }

  private func write(_ given: CallablePlan, to lines: inout SourceLines) {
    guard case .runs(let number) = given.givenDefault else { return }
    var writer = members
    writer.access = ""
    writer.ownMock = OwnMock(of: mocked, forwardingTo: members.original)
    lines.add("// Runs the default of '\(given.fullName)' and hands all other calls to the mock.")
    lines.block("nonisolated final class \(Self.name(number)): \(mocked.declaredName) {") { lines in
      lines.add("let mockObject: MockyCore.MockObject")
      lines.add("init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
      if mocked.hasStaticMembers {
        lines.add(
          "static var mockObject: MockyCore.MockObject { \(mocked.className).mockObject }")
      }
      lines.each(mocked.items) { lines, member in
        if case .runs(number) = member.requirements[0].givenDefault { return }
        writer.write(member, to: &lines)
      }
    }
  }
}

extension ProtocolPlan {
  /// The reason why none of the defaults can run.
  var obstacleOfDefaults: String? {
    if isActor { return "its protocol is for actors" }
    if hasInitializers { return "its protocol requires an initializer" }
    if hasGenericBuilder { return "its protocol names 'Self' or an associated type" }
    if inheritsFromElsewhere {
      return "its protocol inherits from a protocol whose source is not available"
    }
    return existential(named: "") == nil ? "its protocol has an unknown attribute" : nil
  }
}

/// Writes the mock of a class: a subclass whose members pass their calls to the core, which
/// forwards those of a spy to `super`.
package struct ClassMockWriter {
  let mocked: ClassPlan
  /// The values that the mock makes up.
  package var values: [MadeUpValue] = []

  package init(mocked: ClassPlan) {
    self.mocked = mocked
  }

  package func write(to lines: inout SourceLines) {
    let common = mocked.mocked
    lines.add(attributes: common.availability)
    lines.add(
      "// @unchecked Sendable: it adds only constants. The superclass answers for the rest.")
    head.write(to: &lines)
    lines.indented { lines in
      lines.add("\(common.access.ofMembers)nonisolated let mockObject: MockyCore.MockObject")
      BuilderAccessWriter(mocked: common, subject: nil).write(to: &lines)
      lines.add("")
      lines.each(mocked.initializers) { lines, member in write(initializer: member, to: &lines) }
      lines.each(common.items) { lines, member in
        if member.kind == .initializer {
          write(required: member, to: &lines)
        } else {
          members.write(member, to: &lines)
        }
      }
      lines.add("")
      BuilderWriter(mocked: common, isNested: true).write(to: &lines)
      values.write(common.access.ofMembers, to: &lines)
    }
    lines.add("}")
  }

  private var head: TypeHead {
    let access = mocked.mocked.access.ofTypes
    let head =
      mocked.isFinal ? "\(access == "open " ? "public " : access)final " : access
    return TypeHead(
      name: mocked.actor + "\(head)class \(mocked.mocked.className)",
      genericParameters: mocked.genericParameters.map(\.description),
      parents: ["\(mocked.superclass)", "MockyCore.ClassMock", "@unchecked Sendable"],
      clause: mocked.requirements.clause { $0 })
  }

  private var members: MemberWriter {
    MemberWriter(
      access: "", initializer: "init", overloads: mocked.mocked.overloads, original: .superclass
    ) { $0 }
  }

  /// `init(_ mockObject: MockObject, cylinders: Int)`
  private func write(initializer member: MemberPlan, to lines: inout SourceLines) {
    members.write(
      initializer: member, taking: ["_ mockObject: MockyCore.MockObject"],
      body: ["self.mockObject = mockObject", superInitializer(member)], to: &lines)
  }

  /// Writes an initializer that metatypes are called with: a call on the mock's type configures it.
  private func write(required member: MemberPlan, to lines: inout SourceLines) {
    var call = CallWriter(
      requirement: member.requirements[0], overloads: mocked.mocked.overloads, needsReturn: false,
      spelling: { $0.mapping { $0.withSelf(named: mocked.type) } }, original: .superclass
    ).making(width: lines.width - 2)
    call.append("self.mockObject = mockObject")
    call.append(superInitializer(member))
    members.write(initializer: member, isRequired: true, body: call, to: &lines)
  }

  private func superInitializer(_ member: MemberPlan) -> String {
    let made = member.requirements[0]
    let keywords = (made.canThrow ? "try " : "") + (made.isAsync ? "await " : "")
    return keywords + made.safetyMark + ForwardedCall(made).initializing("super.init")
  }
}
