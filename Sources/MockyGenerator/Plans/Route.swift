/// The way of an argument from the caller through the core to a real object.
struct Route {
  /// The declaration of its box, without the word before it, and the statement that ends the box.
  var box: (declaration: String, end: String)?
  /// The type of the box that actions see in place of the value; nil if they see the value.
  var boxType: String?
  /// The declaration of a copy. A closure can change a variable, but no parameter that is consumed.
  var copy: String?
  /// The function that lets it be passed on, during the call.
  var around: String?
  /// The expression that the core gets.
  var argument: String
  /// The expression that a forwarded call passes.
  var forwarded: String
  /// The method of its placeholder that lends the value to a forwarded call; nil if the value
  /// itself is available.
  var lending: String?
  /// A Boolean value that indicates whether the core gets it as it is.
  var isDirect = false
  /// A Boolean value that indicates whether it exists only during the call.
  var isForTheCall = false
  /// A Boolean value that indicates whether its value may not be recorded.
  var isLent = false
  /// A Boolean value that indicates whether the caller sees its changes.
  var isChanged = false
  /// A Boolean value that indicates whether it is the result of an autoclosure.
  var isCalled = false

  /// - Parameters:
  ///   - name: the parameter's name inside the mock.
  ///   - type: its type in the requirement's declaration.
  ///   - valueType: the type of the value that an expectation matches.
  init(
    _ name: String, _ passing: ParameterPlan.Passing, _ type: TypeSyntax, _ valueType: TypeSyntax
  ) {
    let (core, box) = ("MockyCore.MockObject", ParameterNames.boxName(name))
    (argument, forwarded) = (name, name)
    switch passing {
    case .value: isDirect = true
    case .nonEscapingClosure:
      (isDirect, isForTheCall) = (true, true)
      around = "Swift.withoutActuallyEscaping(\(name))"
    case .autoclosure(let effects):
      isCalled = true
      argument = "\(effects.marks)\(name)()"
    case .inout:
      (isChanged, boxType) = (true, "MockyCore.Inout")
      let (mark, value) = (valueType.safetyMark, "\(box).value")
      let back = type.isSending ? valueType.sending(value) : value
      self.box = ("\(box) = \(mark)MockyCore.Inout(\(name))", "defer { \(mark)\(name) = \(back) }")
      (argument, forwarded) = (box, "&\(value)")
    case .borrowed:
      isLent = true
      (around, lending) = ("\(core).borrowing(\(name))", "borrow")
      argument = "\(name).__recorded"
    case .changed:
      (isLent, isChanged) = (true, type.hasSpecifier(["inout"]))
      let isCopied = type.hasSpecifier(["consuming"])
      copy = isCopied ? "var \(box) = \(name)" : nil
      (around, lending) = ("\(core).changing(&\(isCopied ? box : name))", "mutate")
      (argument, forwarded) = ("\(name) as MockyCore.__AnyNoncopyableBox", "&\(name)")
    case .consumed:
      isLent = true
      self.box = ("\(box) = \(core).consuming(\(name))", "defer { \(core).end(\(box)) }")
      (argument, forwarded) = ("\(box).__recorded", "\(core).taken(\(box))")
    }
    if let effects = type.autoclosureEffects { forwarded = "\(effects.marks)\(name)()" }
  }
}

extension Route {
  /// A Boolean value that indicates whether it is in a box, whose value is written back.
  var isInout: Bool { boxType != nil }
  /// A Boolean value that indicates whether it belongs to the call.
  var isConsumed: Bool { isLent && lending == nil }
}

extension TypeSyntax {
  /// The effects of an autoclosure; nil for any other type.
  var autoclosureEffects: Effects? {
    has(attribute: "autoclosure") ? core.function?.effects : nil
  }
}
