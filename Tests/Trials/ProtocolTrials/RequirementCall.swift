/// A call of a requirement, and the expectation of it.
struct RequirementCall {
  enum Kind: String, CaseIterable {
    case method, getter, setter, subscriptGetter, subscriptSetter, initializer
  }

  let kind: Kind
  /// A part of a name that nothing else of its protocol has.
  let name: String
  let expectation: String
  let lines: [String]
  let isStatic: Bool
  let isGeneric: Bool

  /// The calls of a requirement: of a property or a subscript that can be set there are two.
  ///
  /// - Parameters:
  ///   - mock: the mock's type.
  ///   - number: the place of the requirement in its protocol.
  ///   - isActor: whether the mock is an actor, whose properties nobody else may set.
  /// - Returns: none where a value is needed that cannot be written.
  static func all(
    of requirement: RequirementSketch, on mock: String, number: Int, isActor: Bool
  ) -> [RequirementCall] {
    guard let arguments = Arguments(requirement, number: number) else { return [] }
    let result = requirement.result
    let value = result.flatMap { $0.text == "Void" || $0.text == "()" ? nil : $0.sample }
    guard result == nil || result?.sample != nil else { return [] }
    // Of a generic member any value may be said to be returned: a closure then does not get its type.
    let isTyped = requirement.generics.isEmpty || value?.hasPrefix("{") != true
    guard isTyped else { return [] }
    let object = requirement.isStatic ? "\(mock)" : "mock"
    let subject = requirement.isStatic ? "\(mock).self" : "mock"
    let returns = value.map { ".then.returns(\($0))" } ?? ""
    func call(_ kind: Kind, _ expected: String, _ line: String) -> RequirementCall {
      RequirementCall(
        kind: kind, name: "\(number)\(kind)", expectation: expected,
        lines: arguments.variables + [line], isStatic: requirement.isStatic,
        isGeneric: !requirement.generics.isEmpty)
    }
    let name = requirement.name
    let canBeSet = requirement.isSettable && !isActor
    let set = arguments.matchers + ["setTo: .any"]
    switch requirement.kind {
    case .method:
      guard !requirement.isOperator else { return [] }
      return [
        call(
          .method, "expectThat(\(subject)).receives.\(name)(\(arguments.matchers.list))\(returns)",
          "_ = try await \(object).\(name)(\(arguments.values.list))")
      ]
    case .property:
      let start = "expectThat(\(subject)).receives.\(name)"
      let get = call(.getter, start + returns, "_ = try await \(object).\(name)")
      guard canBeSet, let sample = result?.sample else { return [get] }
      return [get, call(.setter, "\(start)(setTo: .any)", "\(object).\(name) = \(sample)")]
    case .subscript:
      let start = "expectThat(\(subject)).receives.subscript"
      let element = "\(object)[\(arguments.values.list)]"
      let get = call(
        .subscriptGetter, "\(start)(\(arguments.matchers.list))\(returns)",
        "_ = try await \(element)"
      )
      guard canBeSet, let sample = result?.sample else { return [get] }
      return [get, call(.subscriptSetter, "\(start)(\(set.list))", "\(element) = \(sample)")]
    case .initializer:
      return [
        call(
          .initializer, "expectThat(\(mock).self).receives.`init`(\(arguments.matchers.list))",
          "_ = try await \(mock)(\(arguments.values.list))")
      ]
    }
  }

  /// The arguments of a call, and their matchers.
  private struct Arguments {
    var matchers: [String] = []
    var values: [String] = []
    /// The lines that declare what is changed.
    var variables: [String] = []

    init?(_ requirement: RequirementSketch, number: Int) {
      let isSubscript = requirement.kind == .subscript
      for (index, parameter) in requirement.parameters.enumerated() {
        let label = parameter.label ?? (isSubscript ? "_" : parameter.name)
        let start = label == "_" ? "" : "\(label): "
        if parameter.type.text.hasPrefix("repeat ") {
          matchers.append("\(start)Matcher<Int>.any")
          values.append("\(start)1")
          continue
        }
        guard let sample = parameter.type.sample else { return nil }
        matchers.append("\(start).any")
        guard parameter.type.text.hasPrefix("inout ") else {
          values.append(start + sample)
          continue
        }
        let type = parameter.type.text.dropFirst("inout ".count)
        variables.append("var changed\(number)x\(index): \(type) = \(sample)")
        values.append("\(start)&changed\(number)x\(index)")
      }
    }
  }
}

extension RequirementSketch {
  fileprivate var isSettable: Bool { accessors.contains { $0 == "set" || $0 == "nonmutating set" } }

  fileprivate var isOperator: Bool {
    !(name.first.map { $0.isLetter || $0 == "`" || $0 == "_" } ?? false)
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}
