/// Writes a member as the mock's class and the protocol's extension have it.
struct MemberWriter {
  /// The access with a blank after it.
  let access: String
  /// How an initializer is introduced.
  let initializer: String
  /// What calls may be handed on to.
  let original: Original
  /// How types are named where the member stands.
  let spelling: (TypeSyntax) -> TypeSyntax

  func write(_ member: MockedMember, to lines: inout SourceLines) {
    if member.requirements[0].hidesOwnInitializer { writeOwnInitializer(to: &lines) }
    let modifiers = writeAttributes(of: member, to: &lines)
    switch member.kind {
    case .method: writeMethod(member, modifiers, to: &lines)
    case .property: writeProperty(member, modifiers, to: &lines)
    case .subscript: writeSubscript(member, modifiers, to: &lines)
    case .initializer:
      let body = body(member.requirements[0], member, lines.width - 2)
      writeInitializer(member, modifiers, body, to: &lines)
    }
  }

  /// What the mock is made with, by a name that nothing else has.
  private func writeOwnInitializer(to lines: inout SourceLines) {
    let head = "fileprivate \(initializer)(__mockObject mockObject: MockyCore.MockObject) {"
    lines.block(head) { $0.add("self.init(mockObject)") }
  }

  /// Writes an initializer with a body of its own.
  func write(initializer member: MockedMember, body: [String], to lines: inout SourceLines) {
    let modifiers = writeAttributes(of: member, to: &lines)
    writeInitializer(member, modifiers, body, to: &lines)
  }

  /// - Returns: the modifiers, with a blank after each.
  private func writeAttributes(of member: MockedMember, to lines: inout SourceLines) -> String {
    // What asks for the system would fill a line for each of its words.
    let asks = member.requirements.contains { requirement in
      requirement.support != nil || original.support(requirement) != nil
        || requirement.parameters.contains { $0.support != nil }
    }
    if asks { lines.add("// swift-format-ignore") }
    let attributes = member.attributes.map(\.onOneLine).joined(separator: " ")
    if attributes.count <= lines.width {
      if !attributes.isEmpty { lines.add(attributes) }
    } else {
      lines.add(attributes: member.attributes)
    }
    let isolation = member.isolation.written.map { "\($0) " } ?? ""
    return isolation + access + member.modifiers.map { "\($0) " }.joined()
  }

  private func writeMethod(
    _ member: MockedMember, _ modifiers: String, to lines: inout SourceLines
  ) {
    let method = member.requirements[0]
    Signature(
      head: "\(modifiers)func \(method.name)\(method.isOperator ? " " : "")",
      generics: genericParameters(method),
      parameters: method.parameters.map(declaration),
      effects: "\(method.effects.mapping(spelledParts))",
      result: method.result.map { "\(spelling($0))" }, clause: constraints(method)
    ).write(to: &lines, body: body(method, member, lines.width - 2))
  }

  private func writeInitializer(
    _ member: MockedMember, _ modifiers: String, _ body: [String], to lines: inout SourceLines
  ) {
    let made = member.requirements[0]
    let isFailable = if case .optional = made.result { true } else { false }
    Signature(
      head: "\(modifiers)\(initializer)\(isFailable ? "?" : "")",
      generics: genericParameters(made),
      parameters: made.parameters.map(declaration),
      effects: "\(made.effects.mapping(spelledParts))", clause: constraints(made)
    ).write(to: &lines, body: body)
  }

  func body(
    _ requirement: MockedRequirement, _ member: MockedMember, _ width: Int
  ) -> [String] {
    CallWriter(
      requirement: requirement, needsReturn: member.needsReturn, spelling: spelling,
      original: original
    ).lines(width: width)
  }

  func declaration(_ parameter: MockedParameter) -> String {
    let attributes = parameter.attributes.map { "\($0) " }.joined()
    return "\(attributes)\(parameter.names): \(spelling(parameter.declaredType))"
      + (parameter.isVariadic ? "..." : "")
  }

  func spelledParts(_ type: TypeSyntax) -> TypeSyntax? { spelling(type) }

  func genericParameters(_ requirement: MockedRequirement) -> String {
    requirement.genericParameters.list(spelling)
  }

  func constraints(_ requirement: MockedRequirement) -> String {
    requirement.requirements.clause(spelling)
  }
}
