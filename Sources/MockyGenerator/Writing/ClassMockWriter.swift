/// Writes the mock of a class: a subclass whose members pass their calls to the core, which
/// forwards those of a spy to `super`.
package struct ClassMockWriter {
  let mocked: ClassPlan
  /// The values that the mock makes up.
  package var values: [MadeUpValue] = []

  package init(mocked: ClassPlan, values: [MadeUpValue] = []) {
    (self.mocked, self.values) = (mocked, values)
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
      lines.each(common.items, withErrors: true) { lines, member in
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
    return made.keywords + ForwardedCall(made).initializing("super.init")
  }
}
