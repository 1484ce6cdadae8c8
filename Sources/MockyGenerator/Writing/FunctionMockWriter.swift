/// Writes the mock of a function: a class with the method `call`, and `function`, the closure that
/// makes that call.
struct FunctionMockWriter {
  let mocked: MockedProtocol

  func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.availability)
    head.write(to: &lines)
    lines.indented { lines in
      let access = mocked.access.ofMembers
      lines.add("\(access)let mockObject: MockyCore.MockObject")
      lines.add(
        "\(access)init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
      BuilderAccessWriter(mocked: mocked, subject: nil).write(to: &lines)
      writeFunction(to: &lines)
      lines.add("")
      let writer = MemberWriter(access: access, initializer: "init", original: .none) { $0 }
      lines.each(mocked.items) { lines, member in writer.write(member, to: &lines) }
      lines.add("")
      BuilderWriter(mocked: mocked, isNested: true).write(to: &lines)
    }
    lines.add("}")
  }

  private var head: TypeHead {
    TypeHead(
      name: "\(mocked.access.ofTypes)nonisolated final class \(mocked.className)",
      genericParameters: mocked.generics.parameters.map(\.text),
      parents: ["MockyCore.MakeableMock"], clause: mocked.generics.requirements.clause { $0 })
  }

  private var type: String {
    let arguments = mocked.generics.parameters.map(\.name.text).joined(separator: ", ")
    return mocked.declaredName + (arguments.isEmpty ? "" : "<\(arguments)>")
  }

  private func writeFunction(to lines: inout SourceLines) {
    lines.block("\(mocked.access.ofMembers)var function:", type) { lines in
      for requirement in mocked.items.members.flatMap(\.requirements) {
        let call = requirement.keywords + OriginalCall(requirement).initializing("self.call")
        let start = "{\(parameters(of: requirement))"
        let whole = "\(start) \(call) }"
        if whole.count <= lines.width { return lines.add(whole) }
        lines.add(LineBreaking.expression(start, width: lines.width))
        lines.indented { $0.add(LineBreaking.expression(call, width: $0.width)) }
        lines.add("}")
      }
    }
  }

  /// ` url, retry async throws(Problem) in`; nothing where the closure needs no signature.
  private func parameters(of requirement: MockedRequirement) -> String {
    let names = requirement.parameters.map(\.name).joined(separator: ", ")
    guard case .typed(let type) = requirement.effects.throwing else {
      return names.isEmpty ? "" : " \(names) in"
    }
    let effects = (requirement.isAsync ? "async " : "") + "throws(\(type))"
    return " (\(names)) \(effects) in"
  }
}
