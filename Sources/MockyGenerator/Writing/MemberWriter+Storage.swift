extension MemberWriter {
  func writeProperty(
    _ member: MockedMember, _ modifiers: String, to lines: inout SourceLines
  ) {
    let getter = member.requirements[0]
    let type = getter.result.map { "\(spelling($0))" } ?? "Swift.Void"
    writeAccessors(member, "\(modifiers)var \(getter.name): \(type)", to: &lines) { lines in
      lines.add("\(modifiers)var \(getter.name):")
      lines.indented { $0.add(LineBreaking.type(type, width: $0.width)) }
      return "{"
    }
  }

  func writeSubscript(
    _ member: MockedMember, _ modifiers: String, to lines: inout SourceLines
  ) {
    let getter = member.requirements[0]
    let parameters = getter.parameters.map(indexDeclaration)
    let result = getter.result.map { "\(spelling($0))" } ?? "Swift.Void"
    let head = "\(modifiers)subscript\(genericParameters(getter))"
    let clause = constraints(getter)
    let whole = "\(head)(\(parameters.joined(separator: ", "))) -> \(result)\(clause)"
    writeAccessors(member, whole, to: &lines) { lines in
      lines.add("\(head)(")
      lines.indented { $0.add(LineBreaking.filled(parameters, .type, width: $0.width)) }
      lines.add(")")
      lines.indented { $0.add(LineBreaking.type("-> \(result)", width: $0.width)) }
      return "\(clause) {".trimmed
    }
  }

  /// - Parameters:
  ///   - head: what stands before the brace.
  ///   - writeBroken: writes the head where it is too long for a line, up to the last one.
  private func writeAccessors(
    _ member: MockedMember, _ head: String, to lines: inout SourceLines,
    _ writeBroken: (inout SourceLines) -> String
  ) {
    let getter = member.requirements[0]
    let effects = "\(getter.effects.mapping(spelledParts))"
    let isPlain = member.requirements.count == 1 && effects.isEmpty
    let body = body(getter, member, lines.width - 2)
    if isPlain, body.count == 1, head.count + body[0].count + 5 <= lines.width {
      return lines.add("\(head) { \(body[0]) }")
    }
    var last = "\(head) {"
    if head.count > lines.width {
      last = writeBroken(&lines)
    } else if last.count > lines.width {
      lines.add(head)
      last = "{"
    }
    lines.block(last) { lines in
      if isPlain { return lines.add(body) }
      writeAccessor("get\(effects)", getter, member, to: &lines)
      if member.requirements.count > 1 {
        writeAccessor("set", member.requirements[1], member, to: &lines)
      }
    }
  }

  private func writeAccessor(
    _ keyword: String, _ requirement: MockedRequirement, _ member: MockedMember,
    to lines: inout SourceLines
  ) {
    let body = body(requirement, member, lines.width - 2)
    if body.count == 1, keyword.count + body[0].count + 5 <= lines.width {
      return lines.add("\(keyword) { \(body[0]) }")
    }
    lines.block("\(keyword) {") { lines in lines.add(body) }
  }

  /// In a subscript a single name is no label, and a label needs a second name.
  private func indexDeclaration(_ parameter: MockedParameter) -> String {
    let names = parameter.label.map { "\($0) \(parameter.name)" } ?? parameter.name
    return "\(names): \(spelling(parameter.declaredType))\(parameter.isVariadic ? "..." : "")"
  }
}
