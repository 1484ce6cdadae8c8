/// Writes the body of a mock's member: one call of the core.
struct CallWriter {
  let requirement: CallablePlan
  /// The requirements that share a name, and how they differ.
  let overloads: Overloads
  let needsReturn: Bool
  /// How types are named where the body stands.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// What the call may be handed on to.
  let original: ForwardingTarget

  /// The lines of the body.
  ///
  /// - Parameter width: how many columns there are for each.
  /// - Returns: the lines, the inner ones indented.
  func lines(width: Int) -> [String] {
    if requirement.cannotBeCalled { return linesOfUncallable }
    let boxes =
      requirement.supportLines(spelling(.name("Self"))) + aliasOfResult
      + requirement.parameters.flatMap(\.boxLines)
    if requirement.kind == .initializer {
      let label = requirement.hidesOwnInitializer ? "__mockObject: " : ""
      return boxes + making(width: width) + ["self.init(\(label)mockObject)"]
    }
    if requirement.sendsResult {
      return boxes + guarded(after: "let made\(typeOfResult) = ", width: width)
        + ["return \((requirement.returns ?? .name("Any")).sending("made"))"]
    }
    return boxes + guarded(after: !boxes.isEmpty || needsReturn ? "return " : "", width: width)
  }

  /// A name for a result whose type no expression can name.
  private var aliasOfResult: [String] {
    guard case .yes = requirement.resultCopyability, let result = requirement.returns,
      result.needsAlias
    else { return [] }
    return ["typealias __Returned = \(spelling(result))"]
  }

  /// Of anything in a body the compiler would say that it will never be executed.
  private var linesOfUncallable: [String] {
    requirement.parameters.contains { $0.isUninhabited && $0.autoclosureEffects == nil }
      ? [] : requirement.parameters.filter(\.isUninhabited).map { "\($0.name)()" }
  }

  /// The type of what cannot be copied, which is taken out of a box, and of what the compiler would
  /// rather see written.
  private var typeOfResult: String {
    if case .yes = requirement.resultCopyability, !(requirement.returns?.isSurprising ?? false) {
      return ""
    }
    return requirement.returns.map { ": \(spelling($0))" } ?? ""
  }

  /// What gives an initializer the object that the mock is made around.
  func making(width: Int) -> [String] {
    guard case .optional = requirement.result else {
      return guarded(after: "let mockObject = ", width: width)
    }
    // Behind `guard` the braces of a closure would be those of `else`.
    if requirement.parameters.contains(where: { $0.guardian != nil }) {
      return guarded(after: "let made = ", width: width)
        + ["guard let mockObject = made else { return nil }"]
    }
    let lines = guarded(after: "guard let mockObject = ", width: width)
    if lines.count == 1 { return lines + ["else { return nil }"] }
    return ["guard"] + guarded(after: "let mockObject = ", width: width - 2).indented
      + ["else { return nil }"]
  }

  /// The call inside what lets closures be arguments that do not escape.
  private func guarded(after start: String, width: Int) -> [String] {
    guarded(requirement.parameters.filter { $0.guardian != nil }[...], after: start, width: width)
  }

  private func guarded(
    _ parameters: ArraySlice<ParameterPlan>, after start: String, width: Int
  ) -> [String] {
    guard let parameter = parameters.first, let guardian = parameter.guardian else {
      return CoreCall(
        requirement: requirement, overloads: overloads, spelling: spelling, original: original
      ).lines(after: start, width: width)
    }
    let opening =
      "\(start)\(requirement.effectMarks)\(parameter.declaredType.safetyMark)"
      + "\(running(guardian)) {"
    let signature = "\(parameter.name)\(closureEffects) in"
    let whole = "\(opening) \(signature)"
    let inside = guarded(parameters.dropFirst(), after: "", width: width - 2)
    let head = whole.utf8.count <= width ? [whole] : [opening, "  \(signature)"]
    return head + inside.indented + ["}"]
  }

  /// On an actor that is being made nothing can run yet.
  private func running(_ guardian: String) -> String {
    let isOutside = requirement.makesActor && requirement.isAsync
    guard isOutside, guardian.hasPrefix("MockyCore.") else { return guardian }
    return "\(guardian.dropLast()), isolation: nil)"
  }

  /// A closure that throws a type of its own says so.
  private var closureEffects: String {
    guard case .typed(let type) = requirement.effects.throwing else { return "" }
    return (requirement.isAsync ? " async" : "") + " throws(\(spelling(type)))"
  }
}

extension CallablePlan {
  /// What stands before a call of it.
  var keywords: String { effectMarks + safetyMark }

  var effectMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}

extension TypeSyntax {
  /// Whether there is a type in it that the compiler warns of where it infers it for a constant.
  fileprivate var isSurprising: Bool {
    contains { $0.isVoid || ["Never", "Swift.Never"].contains($0.description) }
  }
}

extension ParameterPlan {
  /// A closure can change a variable, but no parameter that is consumed.
  var isCopiedFirst: Bool { declaredType.hasSpecifier(["consuming"]) }

  /// The lines that make a box for it, and say what becomes of it when the call ends.
  var boxLines: [String] {
    let box = ParameterNames.boxName(name)
    switch passing {
    case .inout:
      let mark = valueType.safetyMark
      return [
        "let \(box) = \(mark)MockyCore.Inout(\(name))",
        "defer { \(mark)\(name) = \(box).value }",
      ]
    case .consumed:
      return [
        "let \(box) = MockyCore.MockObject.consuming(\(name))",
        "defer { MockyCore.MockObject.end(\(box)) }",
      ]
    case .changed where isCopiedFirst: return ["var \(box) = \(name)"]
    case .value, .autoclosure, .nonEscapingClosure, .borrowed, .changed: return []
    }
  }

  /// What makes an argument one that can be handed on, for the time of the call.
  var guardian: String? {
    switch passing {
    case .nonEscapingClosure: return "Swift.withoutActuallyEscaping(\(name))"
    case .borrowed: return "MockyCore.MockObject.borrowing(\(name))"
    case .changed:
      let changed = isCopiedFirst ? ParameterNames.boxName(name) : name
      return "MockyCore.MockObject.changing(&\(changed))"
    case .value, .inout, .autoclosure, .consumed: return nil
    }
  }
}
