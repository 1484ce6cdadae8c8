/// Writes a member for the mock's class and for the protocol's extension.
package struct MemberWriter {
  /// The access with a blank after it.
  package var access: String
  /// The text that introduces an initializer.
  let initializer: String
  let overloads: Overloads
  /// The target that calls may be forwarded to.
  package let original: ForwardingTarget
  /// A Boolean value that indicates whether the protocol's own mock makes its calls, if their code need not be repeated.
  package var callsOwnMock = false
  /// Returns the name of a type at the place of the member.
  let spelling: (TypeSyntax) -> TypeSyntax

  package func write(_ member: MemberPlan, to lines: inout SourceLines) {
    let first = member.requirements[0]
    if member.kind == .initializer {
      return write(initializer: member, body: body(first, member), to: &lines)
    }
    let modifiers = writeAttributes(of: member, to: &lines)
    let type = first.result.map { "\(spelling($0))" }
    switch member.kind {
    case .method:
      let name = first.name + (first.isOperator ? " " : "") + genericParameters(first)
      let head = "\(modifiers)func \(name)(\(list(first)))\(effects(first))"
      lines.add(
        head + (type.map { " -> \($0)" } ?? "") + constraints(first), body: body(first, member))
    case .subscript:
      let head = "\(modifiers)subscript\(genericParameters(first))"
      let result = type ?? "Swift.Void"
      writeAccessors(
        member, "\(head)(\(list(first, areIndices: true))) -> \(result)\(constraints(first))",
        to: &lines)
    case .property, .initializer:
      writeAccessors(member, "\(modifiers)var \(first.name): \(type ?? "Swift.Void")", to: &lines)
    }
  }

  /// Writes an initializer with a body of its own, and with other parameters before its own.
  func write(
    initializer member: MemberPlan, isRequired: Bool = false, taking others: [String] = [],
    body: [String], to lines: inout SourceLines
  ) {
    let made = member.requirements[0]
    let modifiers = writeAttributes(of: member, to: &lines) + (isRequired ? "required " : "")
    let mark = made.result?.kind == .optional ? "?" : ""
    let parameters = (others + made.parameters.map { declaration($0) }).joined(separator: ", ")
    lines.add(
      "\(modifiers)\(initializer)\(mark)\(genericParameters(made))(\(parameters))"
        + effects(made) + constraints(made), body: body)
  }

  /// - Returns: the modifiers, with a blank after each.
  private func writeAttributes(of member: MemberPlan, to lines: inout SourceLines) -> String {
    lines.add(member.requirements[0].documentation)
    lines.add(attributes: member.attributes)
    let isolation = member.isolation.written.map { "\($0) " } ?? ""
    return isolation + access + member.modifiers.map { "\($0) " }.joined()
  }

  /// - Parameter head: the text before the brace.
  private func writeAccessors(_ member: MemberPlan, _ head: String, to lines: inout SourceLines) {
    let getter = member.requirements[0]
    if member.requirements.count == 1, getter.effects.isEmpty {
      return lines.add(head, body: body(getter, member))
    }
    lines.block("\(head) {") { lines in
      lines.add("get\(effects(getter))", body: body(getter, member))
      for setter in member.requirements.dropFirst() {
        lines.add("set", body: body(setter, member))
      }
    }
  }

  private func body(_ requirement: CallablePlan, _ member: MemberPlan) -> [String] {
    if callsOwnMock, !overloads.isAmbiguous(requirement), let call = original.ownCall(requirement) {
      let returns = member.needsReturn || member.hasVoidAccessor
      return [(returns && !requirement.isSetter ? "return " : "") + call]
    }
    return CallWriter(
      requirement: requirement, overloads: overloads, needsReturn: member.needsReturn,
      spelling: spelling, original: original
    ).lines
  }

  /// - Parameter areIndices: whether a single name is no label, and a label needs a second name.
  private func list(_ requirement: CallablePlan, areIndices: Bool = false) -> String {
    requirement.parameters.map { parameter in
      let index = parameter.label.map { "\($0) \(parameter.name)" } ?? parameter.name
      return declaration(parameter, names: areIndices ? index : nil)
    }.joined(separator: ", ")
  }

  private func declaration(_ parameter: ParameterPlan, names: String? = nil) -> String {
    let attributes = names == nil ? parameter.attributes.map { "\($0) " }.joined() : ""
    return "\(attributes)\(names ?? parameter.names): "
      + "\(spelling(parameter.declaredType))\(parameter.isVariadic ? "..." : "")"
      + parameter.defaultValue
  }

  private func effects(_ requirement: CallablePlan) -> String {
    "\(requirement.effects.mapping { spelling($0) })"
  }

  private func genericParameters(_ requirement: CallablePlan) -> String {
    requirement.genericParameters.list(spelling)
  }

  private func constraints(_ requirement: CallablePlan) -> String {
    requirement.requirements.clause(spelling)
  }
}
