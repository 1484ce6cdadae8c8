/// Writes the builder of expectations: for each requirement a method that returns one.
package struct BuilderWriter {
  package let mocked: ProtocolPlan
  /// Writes more expectations of the type itself, or of its values.
  package var writeMore: ((_ areStatic: Bool, inout SourceLines) -> Void)?
  /// A Boolean value that indicates whether it is inside the mock's class, whose type it knows.
  var isNested = false
  /// The plan of the protocol's extension, which names the aliases of the builder; nil if it is that
  /// of the mock.
  package var extended: ProtocolPlan?

  package init(mocked: ProtocolPlan, isNested: Bool = false) {
    (self.mocked, self.isNested) = (mocked, isNested)
  }

  package func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.availability)
    let access = isNested ? mocked.access.ofMembers : mocked.access.ofTypes
    let parameter = "<\(mocked.mockParameter): \(mocked.declaredName) & MockyCore.Mock>"
    let name = mocked.builderName + (!isNested && mocked.hasGenericBuilder ? parameter : "")
    lines.block("\(access)nonisolated struct \(name): MockyCore.MockExpectations {") { lines in
      for name in isNested ? [] : mocked.generics.names.map(Keyword.escaping) {
        lines.add("\(mocked.access.ofMembers)typealias \(name) = \(mocked.mockParameter).\(name)")
      }
      for alias in NestedNames(extended ?? mocked).aliases {
        lines.add("\(mocked.access.ofMembers)typealias \(alias.name) = \(alias.type)")
      }
      lines.add("\(mocked.access.ofMembers)var mockRecorder: MockyCore.ExpectationRecorder")
      lines.add(
        "init(_ mockRecorder: MockyCore.ExpectationRecorder) { self.mockRecorder = mockRecorder }")
      for (name, type) in mocked.recordedTypes { writeQuestion(name, type, to: &lines) }
      if mocked.items.members.contains(where: { !$0.isStatic }) { lines.add("") }
      writeMembers(to: &lines, areStatic: false)
      if mocked.hasStaticMembers { writeBuilderOfType(to: &lines) }
    }
  }

  /// Writes code that asks the compiler which form of a type can be recorded.
  private func writeQuestion(_ name: String, _ type: TypeSyntax, to lines: inout SourceLines) {
    let access = mocked.access.ofMembers
    let asked = mocked.inBuilder(type).metatypeExpression
    lines.block("\(access)nonisolated struct \(name): MockyCore.__RecordedType {") { lines in
      lines.add("\(access)let type = MockyCore.MockObject.recorded(\(asked))")
    }
  }

  /// Expectations of the type itself are in a builder of their own.
  private func writeBuilderOfType(to lines: inout SourceLines) {
    lines.add("")
    writeNested("OfType", to: &lines) { lines in
      writeMembers(to: &lines, areStatic: true)
    }
  }

  /// Writes a builder in this one.
  package func writeNested(
    _ name: String, to lines: inout SourceLines, _ members: (inout SourceLines) -> Void
  ) {
    let access = mocked.access.ofMembers
    lines.block("\(access)nonisolated struct \(name): MockyCore.MockExpectations {") { lines in
      lines.add("\(access)var mockRecorder: MockyCore.ExpectationRecorder")
      lines.add(
        "init(_ mockRecorder: MockyCore.ExpectationRecorder) { self.mockRecorder = mockRecorder }")
      lines.add("")
      members(&lines)
    }
  }

  private func writeMembers(to lines: inout SourceLines, areStatic: Bool) {
    var number = 0
    lines.each(mocked.items) { lines, member in
      guard member.isStatic == areStatic else { return }
      for requirement in member.requirements {
        number += 1
        BuilderMethodWriter(requirement, mocked, number).write(to: &lines)
      }
    }
    writeMore?(areStatic, &lines)
  }
}

/// Writes `receives` and `received`, which lead from a mock or its type to a builder.
struct BuilderAccessWriter {
  let mocked: ProtocolPlan
  /// The name of the mock's type, if the builder does not know it.
  let subject: String?

  func write(to lines: inout SourceLines) {
    let builder = subject.map(mocked.qualifiedBuilder) ?? mocked.qualifiedBuilderName
    let ofType = mocked.hasStaticMembers ? [("static ", "\(builder).OfType")] : []
    for (word, type) in [("", builder)] + ofType {
      for name in ["receives", "received"] {
        let head = "\(mocked.access.ofMembers)nonisolated \(word)var \(name): \(type)"
        lines.block("\(head) {") { lines in
          lines.add("\(type)(.\(name)(self, as: \"\(mocked.name.withoutQuotes)\"))")
        }
      }
    }
  }
}
