/// Writes the body of a mock's member: one call of the core.
struct CallWriter {
  let requirement: CallablePlan
  /// The requirements that share a name, and how they differ.
  let overloads: Overloads
  let needsReturn: Bool
  /// Returns the name of a type at the place of the body.
  let spelling: (TypeSyntax) -> TypeSyntax
  /// The target that the call may be forwarded to.
  let original: ForwardingTarget

  /// Returns the lines of the body.
  ///
  /// - Parameter width: the number of columns for each line.
  /// - Returns: the lines, with the inner ones indented.
  func lines(width: Int) -> [String] {
    if requirement.cannotBeCalled { return linesOfUncallable }
    let boxes =
      requirement.supportLines(spelling(.name("Self"))) + aliasOfResult
      + requirement.parameters.flatMap { $0.boxLines(declaredBy: wordOfBoxes) }.filter { line in
        !requirement.neverEnds || !line.hasPrefix("defer")
      }
    if requirement.kind == .initializer {
      let isHidden = requirement.isAsync && overloads.hideOwnInitializer
      let label = isHidden ? "__mockObject: " : ""
      return boxes + making(width: width) + ["self.init(\(label)mockObject)"]
    }
    if requirement.sendsResult {
      return boxes + guarded(after: "let made\(typeOfResult) = ", width: width)
        + ["return \((requirement.returns ?? .name("Any")).sending("made"))"]
    }
    let start = !boxes.isEmpty || needsReturn ? "return " : ""
    guard requirement.returns?.isNever == true else {
      return boxes + guarded(after: start, width: width)
    }
    // The compiler warns of code around a call that does not return, but not of code inside.
    return boxes + guarded(after: start + "mockObject.given(", width: width - 1).ending(with: ")")
  }

  /// An actor does not let boxes into a closure that lends another argument, or to another actor.
  private var wordOfBoxes: String {
    let isLent = requirement.parameters.contains { $0.guardian != nil }
    let isSent = original.otherActor(for: requirement) != nil
    return isLent || isSent ? "nonisolated(unsafe) let" : "let"
  }

  /// A name for a result whose type no expression can name.
  private var aliasOfResult: [String] {
    guard case .yes = requirement.resultCopyability, let result = requirement.returns,
      result.needsAlias
    else { return [] }
    return ["typealias __Returned = \(spelling(result))"]
  }

  /// The compiler would warn that other code in the body is never executed.
  private var linesOfUncallable: [String] {
    let uninhabited = requirement.parameters.filter(\.isUninhabited)
    return uninhabited.contains { $0.autoclosureEffects == nil }
      ? [] : ["_ = \(uninhabited[0].name)()"]
  }

  /// The type of a result that cannot be copied, which comes from a box, and of one whose inferred
  /// type the compiler warns of.
  private var typeOfResult: String {
    if case .yes = requirement.resultCopyability, !(requirement.returns?.isSurprising ?? false) {
      return ""
    }
    return requirement.returns.map { ": \(spelling($0))" } ?? ""
  }

  /// Returns the lines that give an initializer the object for the mock.
  func making(width: Int) -> [String] {
    guard requirement.result?.kind == .optional else {
      return guarded(after: "let mockObject = ", width: width)
    }
    // After `guard` the braces of a closure would be read as those of `else`.
    if requirement.parameters.contains(where: { $0.guardian != nil }) {
      return guarded(after: "let made = ", width: width)
        + ["guard let mockObject = made else { return nil }"]
    }
    let lines = guarded(after: "guard let mockObject = ", width: width)
    if lines.count == 1 { return lines + ["else { return nil }"] }
    return ["guard"] + guarded(after: "let mockObject = ", width: width - 2).indented
      + ["else { return nil }"]
  }

  /// Returns the call inside functions that let nonescaping closures be arguments.
  private func guarded(after start: String, width: Int) -> [String] {
    let lent = requirement.parameters.filter { $0.guardian != nil }
    // The outer closures do not capture a borrowed value that can be copied.
    let parameters = lent.filter(\.mayBeCopied) + lent.filter { !$0.mayBeCopied }
    return guarded(parameters[...], after: start, width: width)
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
    let signature = "\(parameter.nameInClosure)\(requirement.typedEffects(spelling)) in"
    let whole = "\(opening) \(signature)"
    let inside = guarded(parameters.dropFirst(), after: "", width: width - 2)
    let head = whole.utf8.count <= width ? [whole] : [opening, "  \(signature)"]
    return head + inside.indented + ["}"]
  }

  /// No code can run yet on an actor that is being made.
  private func running(_ guardian: String) -> String {
    guard requirement.runsOnNoActor, guardian.hasPrefix("MockyCore.") else { return guardian }
    return "\(guardian.dropLast()), isolation: nil)"
  }
}

extension CallablePlan {
  /// The keywords before a call of it.
  var keywords: String { effectMarks + safetyMark }

  var effectMarks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }

  /// The effects that a closure around a call declares: it throws the call's own type of errors.
  func typedEffects(_ spelling: (TypeSyntax) -> TypeSyntax) -> String {
    guard let type = effects.types.first else { return "" }
    return (isAsync ? " async" : "") + " throws(\(spelling(type)))"
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the compiler warns if it infers the type for a
  /// constant.
  fileprivate var isSurprising: Bool {
    contains { $0.isVoid || ["Never", "Swift.Never"].contains($0.description) }
  }
}

extension ParameterPlan {
  /// Its name before `in`. The compiler takes a `{` with an accessor's name after it for accessors.
  var nameInClosure: String { ["didSet", "willSet"].contains(name) ? "(\(name))" : name }

  /// A closure can change a variable, but no parameter that is consumed.
  var isCopiedFirst: Bool { declaredType.hasSpecifier(["consuming"]) }

  /// The lines that make a box for it, and write its value back when the call ends.
  func boxLines(declaredBy word: String) -> [String] {
    let box = ParameterNames.boxName(name)
    switch passing {
    case .inout:
      let mark = valueType.safetyMark
      return [
        "\(word) \(box) = \(mark)MockyCore.Inout(\(name))",
        "defer { \(mark)\(name) = \(isSent ? valueType.sending("\(box).value") : "\(box).value") }",
      ]
    case .consumed:
      return [
        "\(word) \(box) = MockyCore.MockObject.consuming(\(name))",
        "defer { MockyCore.MockObject.end(\(box)) }",
      ]
    case .changed where isCopiedFirst: return ["var \(box) = \(name)"]
    case .value, .autoclosure, .nonEscapingClosure, .borrowed, .changed: return []
    }
  }

  /// A Boolean value that indicates whether it is borrowed, and only the compiler knows more.
  var mayBeCopied: Bool {
    if case .borrowed = passing { recordedType != nil } else { false }
  }

  /// The function that lets an argument be passed on, during the call.
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
