/// Writes the mock of a class: a subclass whose members hand their calls to the core, which hands
/// them to `super` where a spy does so.
struct ClassMockWriter {
  let mocked: MockedClass

  func write(to lines: inout SourceLines) {
    let common = mocked.mocked
    lines.add(attributes: common.availability)
    lines.add(
      "// @unchecked Sendable: what it adds is constant; the rest is the superclass's affair.")
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
    }
    lines.add("}")
  }

  private var head: TypeHead {
    TypeHead(
      name: "\(mocked.mocked.access.ofTypes)class \(mocked.mocked.className)",
      genericParameters: mocked.genericParameters.map(\.description),
      parents: ["\(mocked.superclass)", "MockyCore.ClassMock", "@unchecked Sendable"],
      clause: mocked.requirements.clause { $0 })
  }

  private var members: MemberWriter {
    MemberWriter(access: "", initializer: "init", original: .superclass) { $0 }
  }

  /// `init(_ mockObject: MockObject, cylinders: Int)`
  private func write(initializer member: MockedMember, to lines: inout SourceLines) {
    var initializer = member
    initializer.modifiers.removeAll { $0 == "required" }
    initializer.requirements[0].parameters.insert(.mockObject, at: 0)
    members.write(
      initializer: initializer,
      body: ["self.mockObject = mockObject", superInitializer(member)], to: &lines)
  }

  /// One that metatypes are called with: a call on the mock's type says what is made.
  private func write(required member: MockedMember, to lines: inout SourceLines) {
    var initializer = member
    initializer.modifiers.append("required")
    var call = CallWriter(
      requirement: member.requirements[0], needsReturn: false,
      spelling: { $0.mapping { $0.withSelf(named: mocked.type) } }, original: .superclass
    ).making(width: lines.width - 2)
    call.append("self.mockObject = mockObject")
    call.append(superInitializer(member))
    members.write(initializer: initializer, body: call, to: &lines)
  }

  private func superInitializer(_ member: MockedMember) -> String {
    let made = member.requirements[0]
    let keywords = (made.canThrow ? "try " : "") + (made.isAsync ? "await " : "")
    return keywords + made.safetyMark + OriginalCall(made).initializing("super.init")
  }
}

extension MockedParameter {
  /// What the mock talks to its context with.
  fileprivate static var mockObject: MockedParameter {
    let type = TypeSyntax.name("MockyCore.MockObject")
    return MockedParameter(
      label: nil, name: "mockObject", declaredType: type, isVariadic: false, valueType: type,
      passing: .value, isStored: false, takesPlainValues: true)
  }
}
