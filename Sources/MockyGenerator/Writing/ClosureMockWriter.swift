/// Writes the mock of a function or of a struct of closures: a class with a method for each closure,
/// and with `function` or `value`, whose closures call these methods.
package struct ClosureMockWriter {
  let mocked: ProtocolPlan

  package init(mocked: ProtocolPlan) {
    self.mocked = mocked
  }

  package func write(to lines: inout SourceLines) {
    lines.add(attributes: mocked.availability)
    head.write(to: &lines)
    lines.indented { lines in
      let access = mocked.access.ofMembers
      lines.add("\(access)let mockObject: MockyCore.MockObject")
      lines.add(
        "\(access)init(_ mockObject: MockyCore.MockObject) { self.mockObject = mockObject }")
      if let real { lines.add("\(access)typealias MockReal = \(real)") }
      BuilderAccessWriter(mocked: mocked, subject: nil).write(to: &lines)
      if let parts = mocked.structParts {
        writeValue(parts, to: &lines)
      } else {
        writeFunction(to: &lines)
      }
      lines.add("")
      let writer = MemberWriter(
        access: access, initializer: "init", overloads: mocked.overloads, original: original
      ) { $0 }
      lines.each(mocked.items, withErrors: true) { writer.write($1, to: &$0) }
      lines.add("")
      BuilderWriter(mocked: mocked, isNested: true).write(to: &lines)
    }
    lines.add("}")
  }

  private var head: TypeHead {
    TypeHead(
      name: "\(mocked.access.ofTypes)nonisolated final class \(mocked.className)",
      genericParameters: mocked.generics.parameters.map(\.text),
      parents: ["MockyCore.\(real == nil ? "MakeableMock" : "SpyMock")"],
      clause: mocked.generics.requirements.clause { $0 })
  }

  /// The type of what it can be a spy of; nil for none.
  private var real: String? { mocked.structParts.flatMap { $0.canBeSpied ? $0.type : nil } }

  private var original: ForwardingTarget {
    guard let real else { return .none }
    return .real(
      RealObject(
        existential: real, support: nil, isActor: false, mayInheritIsolation: false,
        associatedTypes: [], unknownTypes: [], ofDefaults: nil))
  }

  private var type: String {
    let arguments = mocked.generics.parameters.map(\.name.text).joined(separator: ", ")
    return mocked.declaredName + (arguments.isEmpty ? "" : "<\(arguments)>")
  }

  private func writeFunction(to lines: inout SourceLines) {
    lines.block("\(mocked.access.ofMembers)var function: \(type) {") { lines in
      for (start, call) in closures.values {
        let whole = "\(start) \(call) }"
        if whole.utf8.count <= lines.width { return lines.add(whole) }
        lines.block(start) { $0.add(call) }
      }
    }
  }

  /// Writes the value of a struct, which is a method if the test has to give parts of it.
  private func writeValue(_ parts: StructParts, to lines: inout SourceLines) {
    let closures = closures.mapValues { "\($0.start) \($0.call) }" }
    let given = parts.arguments.compactMap { argument in
      argument.type.map { "\(argument.name): \($0.isFunction ? "@escaping " : "")\($0)" }
    }
    let start = (parts.actor.map { "\($0) " } ?? "") + mocked.access.ofMembers
    let arguments = parts.arguments.map { argument in
      ForwardedCall.unescaped(argument.name.text) + ": "
        + closures[argument.name.text, default: argument.name.text]
    }
    let marks = mocked.items.members.flatMap(\.requirements)
      .reduce(into: [String: String]()) { $0[$1.name] = $1.safetyMark }
    let mark = parts.arguments.lazy.compactMap { marks[$0.name.text] }.max() ?? ""
    let made = PartList("\(mark)\(parts.type)(", arguments, ")")
    let head =
      given.isEmpty
      ? "var value: \(parts.type)" : "func value(\(given.joined(separator: ", "))) -> \(parts.type)"
    lines.block("\(start)\(head) {") { lines in
      if parts.closuresToSet.isEmpty { return lines.add(made.lines(width: lines.width)) }
      lines.add(made.after("var value = ").lines(width: lines.width))
      for name in parts.closuresToSet {
        let mark = marks[name.text, default: ""]
        lines.add("\(mark)value.\(name) = \(closures[name.text, default: ""])")
      }
      lines.add("return value")
    }
  }

  /// The closures that call the methods, by the methods' names. Each has a start, such as
  /// `{ url in`, and a call.
  private var closures: [String: (start: String, call: String)] {
    let methods = mocked.items.members.flatMap(\.requirements)
    return methods.reduce(into: [:]) { closures, method in
      let call = ForwardedCall(method).initializing("self.\(method.name)")
      closures[method.name] = ("{\(parameters(of: method))", method.keywords + call)
    }
  }

  /// Returns ` url, retry async throws(Problem) in`; empty if the closure needs no signature.
  private func parameters(of requirement: CallablePlan) -> String {
    let names = requirement.parameters.map(\.name).joined(separator: ", ")
    let effects = requirement.typedEffects { $0 }
    if effects.isEmpty { return names.isEmpty ? "" : " \(names) in" }
    return " (\(names))\(effects) in"
  }
}
