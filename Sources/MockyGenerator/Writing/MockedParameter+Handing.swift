extension MockedParameter {
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
