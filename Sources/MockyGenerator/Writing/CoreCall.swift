/// The call of the core that a mock's member consists of.
struct CoreCall {
  let requirement: MockedRequirement
  /// How types are named where the call stands.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// What the call may be handed on to.
  let original: Original

  /// The lines of the call.
  ///
  /// - Parameters:
  ///   - start: what stands before it.
  ///   - width: how many columns there are for each.
  func lines(after start: String, width: Int) -> [String] {
    let head = start + requirement.effectMarks + safetyMark
    let whole = head + opening + text(groups.joined(separator: ", ")) + closing
    if LineBreaking.columns(whole) <= width { return [whole] }
    if opening.isEmpty { return broken(after: head, width: width) }
    return [head + opening]
      + broken(after: "", width: width - 2).indented.ending(with: closing)
  }

  /// The member with its arguments, the types and what it is handed on to, each on lines of its own.
  private func broken(after head: String, width: Int) -> [String] {
    let groups = groups
    let whole = head + text(groups.joined(separator: ", "))
    if LineBreaking.columns(whole) + closing.count <= width { return [whole] }
    let end = ")\(closing)"
    var lines = groups.enumerated().flatMap { index, group in
      LineBreaking.filled(
        ScannedText(group).parts, .expression, width: width - (index + 1 < groups.count ? 3 : 2)
      ).indented.ending(with: index + 1 < groups.count ? "," : "")
    }
    if lines[lines.count - 1].count + end.count <= width {
      lines[lines.count - 1] += ")"
    } else {
      lines.append(")")
    }
    guard requirement.kind == .initializer, head.count + callee.count + 1 > width else {
      return [head + "\(callee)("] + lines
    }
    return [head + callee.dropLast(".make".count)] + (["  .make("] + lines.indented)
  }

  /// What the system may not record says itself that it is unsafe.
  private var safetyMark: String {
    var handed = requirement
    handed.parameters.removeAll { $0.support != nil }
    return handed.safetyMark
  }

  private func text(_ arguments: String) -> String { "\(callee)(\(arguments))" }

  private var groups: [String] {
    [argumentGroup, typeGroup, forwardGroup].filter { !$0.isEmpty }
  }

  /// What takes a result out of the box in which an expectation gives it.
  private var opening: String {
    if case .yes = requirement.resultCopyability { "" } else { "mockObject.given(" }
  }

  private var closing: String { opening.isEmpty ? "" : ")" }

  private var callee: String {
    requirement.kind == .initializer
      ? "\(spelling(.name("Self"))).mockObject.make" : "mockObject.call"
  }

  /// What the core has to know of the errors and the result.
  private var typeGroup: String {
    let isPlain = requirement.failure == nil && !requirement.isAsync
    let result = requirement.returns.map(spelling)
    if isPlain, requirement.kind == .method, result == nil { return "" }
    var parts: [String] = []
    if !isPlain || result == nil || requirement.kind == .initializer {
      parts.append("throwing: \(failure)")
    }
    parts.append("returning: \(resultExpression(result))")
    if requirement.makesActor, requirement.isAsync { parts.append("isolation: nil") }
    if let result, let fallback = TupleFallback(result) { parts.append(fallback.text) }
    return parts.joined(separator: ", ")
  }

  private func resultExpression(_ result: TypeSyntax?) -> String {
    guard let result else { return "Swift.Void.self" }
    switch requirement.resultCopyability {
    case .yes: return result.metatypeExpression
    case .no: return result.boxed.metatypeExpression
    case .unknown: return "MockyCore.MockObject.recorded(\(result.metatypeExpression))"
    }
  }

  /// What makes the same call of the real object, or of `super`.
  private var forwardGroup: String {
    let call: String
    switch original.way(requirement) {
    case .call(let text): call = text
    case .obstacle(let name): return "obstacle: .\(name)"
    case .none: return ""
    }
    let effects =
      if case .typed(let type) = requirement.effects.throwing {
        "()\(requirement.isAsync ? " async" : "") throws(\(spelling(type))) in "
      } else { "" }
    let marks = requirement.effectMarks + OriginalCall(requirement).safetyMark
    guard let support = original.support(requirement) else {
      return "forward: { \(effects)\(marks)\(call) }"
    }
    return "forward: { \(effects)if #available(\(support.condition)) { \(marks)\(call) } "
      + "else { \(support.end) } }"
  }

  private var failure: String {
    switch requirement.effects.throwing {
    case nil: "Swift.Never.self"
    case .throws, .rethrows: "(any Swift.Error).self"
    case .typed(let type): spelling(type).metatypeExpression
    }
  }
}
