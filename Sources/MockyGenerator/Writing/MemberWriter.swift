/// Writes a member for the mock's class and for the protocol's extension.
struct MemberWriter {
  /// The access with a blank after it.
  var access: String
  /// The text that introduces an initializer.
  let initializer: String
  let overloads: Overloads
  /// The target that calls may be forwarded to.
  let original: ForwardingTarget
  /// The mock that makes calls for the extension, if their code need not be repeated.
  var ownMock: OwnMock?
  /// Returns the name of a type at the place of the member.
  let spelling: (TypeSyntax) -> TypeSyntax

  func write(_ member: MemberPlan, to lines: inout SourceLines) {
    let modifiers = writeAttributes(of: member, to: &lines)
    switch member.kind {
    case .method: writeMethod(member, modifiers, to: &lines)
    case .property: writeProperty(member, modifiers, to: &lines)
    case .subscript: writeSubscript(member, modifiers, to: &lines)
    case .initializer:
      let body = body(member.requirements[0], member, lines.width - 2)
      writeInitializer(member, modifiers, [], body, to: &lines)
    }
  }

  /// Writes the initializer that makes the mock under another name, if the compiler would not find
  /// the usual one.
  static func writeOwnInitializer(
    _ initializer: String, _ overloads: Overloads, to lines: inout SourceLines
  ) {
    guard overloads.hideOwnInitializer else { return }
    let head = "fileprivate \(initializer)(__mockObject mockObject: MockyCore.MockObject) {"
    lines.block(head) { $0.add("self.init(mockObject)") }
  }

  /// Writes an initializer with a body of its own, and with other parameters before its own.
  func write(
    initializer member: MemberPlan, isRequired: Bool = false, taking others: [String] = [],
    body: [String], to lines: inout SourceLines
  ) {
    let modifiers = writeAttributes(of: member, to: &lines) + (isRequired ? "required " : "")
    writeInitializer(member, modifiers, others, body, to: &lines)
  }

  /// - Returns: the modifiers, with a blank after each.
  private func writeAttributes(of member: MemberPlan, to lines: inout SourceLines) -> String {
    lines.add(member.requirements[0].documentation)
    lines.add(attributes: member.attributes)
    let isolation = member.isolation.written.map { "\($0) " } ?? ""
    return isolation + access + member.modifiers.map { "\($0) " }.joined()
  }

  private func writeMethod(
    _ member: MemberPlan, _ modifiers: String, to lines: inout SourceLines
  ) {
    let method = member.requirements[0]
    Signature(
      head: "\(modifiers)func \(method.name)\(method.isOperator ? " " : "")"
        + genericParameters(method),
      parameters: method.parameters.map(declaration),
      effects: "\(method.effects.mapping(spelledParts))",
      result: method.result.map { PartList("\(spelling($0))", [], "") }, clause: constraints(method)
    ).write(to: &lines, body: body(method, member, lines.width - 2))
  }

  private func writeInitializer(
    _ member: MemberPlan, _ modifiers: String, _ others: [String], _ body: [String],
    to lines: inout SourceLines
  ) {
    let made = member.requirements[0]
    let isFailable = made.result?.kind == .optional
    Signature(
      head: "\(modifiers)\(initializer)\(isFailable ? "?" : "")\(genericParameters(made))",
      parameters: others + made.parameters.map(declaration),
      effects: "\(made.effects.mapping(spelledParts))", clause: constraints(made)
    ).write(to: &lines, body: body)
  }

  func body(
    _ requirement: CallablePlan, _ member: MemberPlan, _ width: Int
  ) -> [String] {
    if !overloads.isAmbiguous(requirement), let call = ownMock?.call(requirement) {
      let returns = member.needsReturn || member.hasVoidAccessor
      return (returns && !requirement.isSetter ? call.after("return ") : call).lines(width: width)
    }
    return CallWriter(
      requirement: requirement, overloads: overloads, needsReturn: member.needsReturn,
      spelling: spelling, original: original
    ).lines(width: width)
  }

  func declaration(_ parameter: ParameterPlan) -> String {
    let attributes = parameter.attributes.map { "\($0) " }.joined()
    return "\(attributes)\(parameter.names(parameter.label)): \(spelling(parameter.declaredType))"
      + (parameter.isVariadic ? "..." : "") + parameter.defaultValue
  }

  func spelledParts(_ type: TypeSyntax) -> TypeSyntax? { spelling(type) }

  func genericParameters(_ requirement: CallablePlan) -> String {
    requirement.genericParameters.list(spelling)
  }

  func constraints(_ requirement: CallablePlan) -> String {
    requirement.requirements.clause(spelling)
  }
}

extension MemberWriter {
  func writeProperty(
    _ member: MemberPlan, _ modifiers: String, to lines: inout SourceLines
  ) {
    let getter = member.requirements[0]
    let type = getter.result.map { "\(spelling($0))" } ?? "Swift.Void"
    let head = PartList("\(modifiers)var \(getter.name): \(type)", [], "")
    writeAccessors(member, head, to: &lines)
  }

  func writeSubscript(
    _ member: MemberPlan, _ modifiers: String, to lines: inout SourceLines
  ) {
    let getter = member.requirements[0]
    let parameters = getter.parameters.map(indexDeclaration)
    let result = getter.result.map { "\(spelling($0))" } ?? "Swift.Void"
    let head = PartList(
      "\(modifiers)subscript\(genericParameters(getter))(", parameters,
      ") -> \(result)\(constraints(getter))")
    writeAccessors(member, head, to: &lines)
  }

  /// - Parameter head: the text before the brace.
  private func writeAccessors(
    _ member: MemberPlan, _ head: PartList, to lines: inout SourceLines
  ) {
    let getter = member.requirements[0]
    let effects = "\(getter.effects.mapping(spelledParts))"
    let isPlain = member.requirements.count == 1 && effects.isEmpty
    let body = body(getter, member, lines.width - 2)
    let whole = head.onOneLine
    if isPlain, body.count == 1, whole.utf8.count + body[0].utf8.count + 5 <= lines.width {
      return lines.add("\(whole) { \(body[0]) }")
    }
    let broken = head.lines(width: lines.width - 2)
    lines.add(Array(broken.dropLast()))
    lines.block("\(broken[broken.count - 1]) {") { lines in
      if isPlain { return lines.add(body) }
      writeAccessor("get\(effects)", getter, member, to: &lines)
      if member.requirements.count > 1 {
        writeAccessor("set", member.requirements[1], member, to: &lines)
      }
    }
  }

  private func writeAccessor(
    _ keyword: String, _ requirement: CallablePlan, _ member: MemberPlan,
    to lines: inout SourceLines
  ) {
    let body = body(requirement, member, lines.width - 2)
    if body.count == 1, keyword.utf8.count + body[0].utf8.count + 5 <= lines.width {
      return lines.add("\(keyword) { \(body[0]) }")
    }
    lines.block("\(keyword) {") { lines in lines.add(body) }
  }

  /// In a subscript a single name is no label, and a label needs a second name.
  private func indexDeclaration(_ parameter: ParameterPlan) -> String {
    let names = parameter.label.map { "\($0) \(parameter.name)" } ?? parameter.name
    return "\(names): \(spelling(parameter.declaredType))\(parameter.isVariadic ? "..." : "")"
      + parameter.defaultValue
  }
}
