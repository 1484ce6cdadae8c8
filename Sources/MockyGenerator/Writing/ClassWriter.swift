/// Writes the class of a mock, which has the mocked members: of a protocol, of a class as its
/// subclass, or one for each closure.
package struct ClassWriter {
  let mocked: ProtocolPlan
  /// The plan of a subclass; nil for the mock of a protocol or of closures.
  private let subclass: ClassPlan?
  /// A Boolean value that indicates whether the class itself has `receives` and `received`, because
  /// no extension of the protocol has.
  private let hasBuilders: Bool
  /// A Boolean value that indicates whether it has all that its protocol's parents require.
  private let hasInheritedMembers: Bool

  /// Writes more declarations into the mock of a protocol.
  package var writeMore: ((MemberWriter, inout SourceLines) -> Void)?
  /// Writes more expectations of the type itself, or of its values.
  package var writeMoreExpectations: ((_ areStatic: Bool, inout SourceLines) -> Void)?
  /// The values that the mock makes up.
  package var values: [MadeUpValue] = []
  /// A Boolean value that indicates whether it notes parameters that may be closures by an alias.
  var notesAliases = false

  package init(mocked: ProtocolPlan, hasBuilders: Bool = false, hasInheritedMembers: Bool = false) {
    self.mocked = mocked
    subclass = nil
    self.hasBuilders = hasBuilders || mocked.isOfClosures
    self.hasInheritedMembers = hasInheritedMembers
  }

  package init(mocked: ClassPlan) {
    self.mocked = mocked.mocked
    subclass = mocked
    (hasBuilders, hasInheritedMembers) = (true, false)
  }

  package func write(to lines: inout SourceLines) {
    let access = mocked.access.ofMembers
    lines.add(attributes: mocked.availability)
    if subclass != nil {
      lines.add(
        "// @unchecked Sendable: it adds only constants. The superclass answers for the rest.")
    }
    lines.block("\(head) {") { lines in
      let isNonisolated = mocked.isActor || subclass != nil
      lines.add(
        "\(access)\(isNonisolated ? "nonisolated " : "")let mockObject: MockyCore.MockObject")
      if subclass == nil { writeTypes(access, to: &lines) }
      if hasBuilders {
        let subject = isOfProtocol ? mocked.className : nil
        BuilderAccessWriter(mocked: mocked, subject: subject).write(to: &lines)
      }
      if mocked.isOfClosures { writeClosures(to: &lines) }
      if !isOfProtocol || !mocked.items.isEmpty { lines.add("") }
      let writer = members
      if let subclass {
        lines.each(subclass.initializers) { lines, member in
          let superInitializer = superInitializer(member)
          writer.write(
            initializer: member, taking: ["_ mockObject: MockyCore.MockObject"],
            body: ["self.mockObject = mockObject", superInitializer], to: &lines)
        }
      }
      lines.each(mocked.items, withErrors: true) { lines, member in
        if notesAliases { lines.add(member.requirements[0].notesAboutAliases) }
        if let subclass, member.kind == .initializer {
          write(required: member, of: subclass, writer, to: &lines)
        } else {
          writer.write(member, to: &lines)
        }
      }
      if isOfProtocol {
        writeMore?(writer, &lines)
      } else {
        lines.add("")
        var builder = BuilderWriter(mocked: mocked, isNested: true)
        builder.writeMore = writeMoreExpectations
        builder.write(to: &lines)
      }
      if !mocked.isOfClosures { values.write(access, to: &lines) }
    }
  }

  var isOfProtocol: Bool { subclass == nil && !mocked.isOfClosures }

  private func writeTypes(_ access: String, to lines: inout SourceLines) {
    lines.add("\(access)init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
    for (name, type) in mocked.isOfClosures ? [] : mocked.generics.fixed.types {
      lines.add("\(access)typealias \(Keyword.escaping(name)) = \(spelling(type))")
    }
    for name in initializing { lines.add("\(access)typealias \(name) = \(name)") }
    for requirement in mocked.isOfClosures ? [] : mocked.standardRequirements {
      requirement.write(access, of: mocked, to: &lines)
    }
    if let real = mocked.existential(named: mocked.declaredName) {
      lines.add(attributes: [mocked.existentialSupport?.attribute].compactMap(\.self))
      lines.add("\(access)typealias MockReal = \(real)")
    }
    if hasInheritedMembers { lines.add("static var hasInheritedMembers: Bool { true }") }
  }

  /// The associated types that the mock's own `init(_:)` would also match.
  private var initializing: [String] {
    let types = mocked.items.members.flatMap(\.requirements)
      .filter { $0.kind == .initializer && $0.fullName == "init(_:)" }
      .flatMap { $0.parameters.map(\.declaredType) }
    return mocked.generics.parameters.map(\.name)
      .filter { name in types.contains { $0.mentions([name.bare]) } }.map(\.text)
  }

  private var head: String {
    let access = mocked.access.ofTypes
    let requirements = subclass?.requirements ?? mocked.generics.requirements
    let clause = requirements.clause { $0 }
    if let subclass {
      let isFinal = subclass.isFinal
      let word = isFinal ? "\(access == "open " ? "public " : access)final " : access
      let generics = subclass.genericParameters.list { $0 }
      return "\(subclass.actor)\(word)class \(mocked.className)\(generics): "
        + "\(subclass.superclass), MockyCore.ClassMock, @unchecked Sendable\(clause)"
    }
    let kind = mocked.isActor ? "actor" : "nonisolated final class"
    let role = mocked.existential(named: "") == nil ? "MakeableMock" : "SpyMock"
    let names = mocked.generics.parameters.map(\.text).joined(separator: ", ")
    let parents =
      (mocked.isObject ? ["NSObject"] : []) + (isOfProtocol ? [mocked.declaredName] : [])
    return "\(access)\(kind) \(mocked.className)\(names.isEmpty ? "" : "<\(names)>"): "
      + parents.map { "\($0), " }.joined() + "MockyCore.\(role)\(clause)"
  }

  private var members: MemberWriter {
    let isConvenience = isOfProtocol && !mocked.isActor
    return MemberWriter(
      access: subclass == nil ? mocked.access.ofMembers : "",
      initializer: isConvenience ? "convenience init" : "init", overloads: mocked.overloads,
      original: original,
      spelling: isOfProtocol ? spelling : { $0 })
  }

  private var original: ForwardingTarget {
    ForwardingTarget(ofMocksOf: mocked, named: mocked.declaredName)
  }

  /// A class has no `Self.Item`, but a generic parameter, or a type of its own.
  private func spelling(_ type: TypeSyntax) -> TypeSyntax {
    let names = Set(mocked.generics.names)
    return type.mapping { $0.withoutSelf(names) ?? $0.withSelf(named: mocked.className) }
  }

  /// Writes an initializer that metatypes are called with: a call on the mock's type configures it.
  private func write(
    required member: MemberPlan, of subclass: ClassPlan, _ writer: MemberWriter,
    to lines: inout SourceLines
  ) {
    let call = CallWriter(
      requirement: member.requirements[0], overloads: mocked.overloads, needsReturn: false,
      spelling: { $0.mapping { $0.withSelf(named: subclass.type) } }, original: original
    ).making
    writer.write(
      initializer: member, isRequired: true,
      body: call + ["self.mockObject = mockObject", superInitializer(member)], to: &lines)
  }

  private func superInitializer(_ member: MemberPlan) -> String {
    let made = member.requirements[0]
    return made.keywords + ForwardedCall(made).initializing("super.init")
  }
}

/// The function, or the value of a struct, whose closures call the mock's methods.
extension ClassWriter {
  /// Writes the value of a struct as a method, if the test has to give parts of it.
  private func writeClosures(to lines: inout SourceLines) {
    let methods = mocked.items.members.flatMap(\.requirements)
    let closures = methods.reduce(into: [:]) { $0[$1.name] = closure($1) }
    let access = mocked.access.ofMembers
    guard let parts = mocked.structParts else {
      let names = mocked.generics.parameters.map(\.name.text).joined(separator: ", ")
      let type = mocked.declaredName + (names.isEmpty ? "" : "<\(names)>")
      return lines.block("\(access)var function: \(type) {") { lines in
        for closure in closures.values { lines.add(code: closure) }
      }
    }
    let given = parts.arguments.compactMap { argument in
      argument.type.map { "\(argument.name): \($0.isFunction ? "@escaping " : "")\($0)" }
    }
    let arguments = parts.arguments.map { argument in
      let name = argument.name.text
      return "\(ForwardedCall.unescaped(name)): \(closures[name, default: name])"
    }
    let marks = methods.reduce(into: [:]) { $0[$1.name] = $1.safetyMark }
    let mark = parts.arguments.lazy.compactMap { marks[$0.name.text] }.max() ?? ""
    let made = "\(mark)\(parts.type)(\(arguments.joined(separator: ", ")))"
    let head =
      given.isEmpty
      ? "var value: \(parts.type)" : "func value(\(given.joined(separator: ", "))) -> \(parts.type)"
    lines.block("\(parts.actor.map { "\($0) " } ?? "")\(access)\(head) {") { lines in
      if parts.closuresToSet.isEmpty { return lines.add(code: made) }
      lines.add(code: "var value = \(made)")
      for name in parts.closuresToSet.map(\.text) {
        lines.add(code: "\(marks[name] ?? "")value.\(name) = \(closures[name] ?? "")")
      }
      lines.add("return value")
    }
  }

  /// Returns a closure that calls a method of the mock.
  private func closure(_ method: CallablePlan) -> String {
    let names = method.parameters.map(\.name).joined(separator: ", ")
    let effects = method.typedEffects { $0 }
    let head =
      effects.isEmpty ? names.isEmpty ? "" : " \(names) in" : " (\(names))\(effects) in"
    let call = ForwardedCall(method).initializing("self.\(method.name)")
    return "{\(head) \(method.keywords)\(call) }"
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
    lines.add(lines.hasRoom(for: source) ? source : long)
    lines.add(
      "// If that isn't possible, or a parent is a class, use MockyPlugin instead of @Mockable.")
  }
}
