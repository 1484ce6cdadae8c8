/// A call of a requirement, and the expectation of it.
struct RequirementCall {
  enum Kind: String, CaseIterable {
    case method, getter, setter, subscriptGetter, subscriptSetter, initializer
  }

  let kind: Kind
  /// A part of a name that nothing else of its protocol has.
  let name: String
  let requirement: String
  let expectation: String
  let lines: [String]
  let isStatic: Bool
  let isGeneric: Bool
  /// The global actor that the member itself declares, or a blank text where it runs on none; nil
  /// for that of its protocol.
  let actor: String?

  /// The calls of a requirement: of a property or a subscript that can be set there are two.
  ///
  /// - Parameters:
  ///   - mock: the mock's type.
  ///   - number: the place of the requirement in its protocol.
  ///   - isActor: whether the mock is an actor, which then makes the calls itself.
  /// - Returns: none where a value is needed that cannot be written, or that no call can tell.
  static func all(
    of requirement: RequirementSketch, on mock: String, number: Int, isActor: Bool
  ) -> [RequirementCall] {
    let bindings = GenericBindings(requirement)
    let result = requirement.result
    let value = result.flatMap { $0.text == "Void" || $0.text == "()" ? nil : $0.sample }
    guard result == nil || result?.sample != nil, bindings.areTold, !bindings.areOpen,
      !requirement.isOperator
    else { return [] }
    // Of a generic member any value may be said to be returned, and a closure then does not get its type.
    let isOpen = result.map { bindings.mentions($0.text) } ?? false
    let needsTypes = isOpen || value?.contains("{") ?? false || bindings.areIntricate
    guard let arguments = Arguments(requirement, bindings, number, areTyped: needsTypes)
    else { return [] }
    let object = requirement.isStatic ? "\(mock)" : "mock"
    let subject = requirement.isStatic ? "\(mock).self" : "mock"
    let returns = value.map { ".then.returns(\($0))" } ?? ""
    let caller =
      arguments.needsWorker
      ? "Worker()" : isActor && requirement.runsOnItsActor ? "mock" : nil
    func call(_ kind: Kind, _ expected: String, _ line: String) -> RequirementCall {
      let code = arguments.variables + [line]
      return RequirementCall(
        kind: kind, name: "\(number)\(kind)", requirement: requirement.text,
        expectation: expected,
        lines: caller.map {
          ["try await within(\($0)) { \($0 == "mock" ? "mock" : "worker") in"] + code + ["}"]
        } ?? code,
        isStatic: requirement.isStatic, isGeneric: !requirement.generics.isEmpty,
        actor: requirement.actor)
    }
    let name = requirement.name
    let set = arguments.matchers + ["setTo: .any"]
    switch requirement.kind {
    case .method:
      return [
        call(
          .method, "expectThat(\(subject)).receives.\(name)(\(arguments.matchers.list))\(returns)",
          "_ = try await \(object).\(name)(\(arguments.values.list))")
      ]
    case .property:
      let start = "expectThat(\(subject)).receives.\(name)"
      let get = call(.getter, start + returns, "_ = try await \(object).\(name)")
      guard requirement.isSettable, let sample = result?.sample else { return [get] }
      return [get, call(.setter, "\(start)(setTo: .any)", "\(object).\(name) = \(sample)")]
    case .subscript:
      let start = "expectThat(\(subject)).receives.subscript"
      let element = "\(object)[\(arguments.values.list)]"
      let get = call(
        .subscriptGetter, "\(start)(\(arguments.matchers.list))\(returns)",
        "_ = try await \(element)"
      )
      guard requirement.isSettable, let sample = result?.sample else { return [get] }
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
    /// True if one of them is the actor that the member runs on.
    var needsWorker = false

    /// - Parameter areTyped: whether the matchers say what the generic parameters are.
    init?(
      _ requirement: RequirementSketch, _ bindings: GenericBindings, _ number: Int, areTyped: Bool
    ) {
      let isSubscript = requirement.kind == .subscript
      for (index, parameter) in requirement.parameters.enumerated() {
        let label = parameter.label ?? (isSubscript ? "_" : parameter.name)
        let start = label == "_" ? "" : "\(label): "
        let type = parameter.type.text
        if type.hasPrefix("repeat ") {
          matchers.append("\(start)Matcher<Int>.any")
          values.append("\(start)1")
          continue
        }
        guard let sample = parameter.type.sample else { return nil }
        if type.hasPrefix("isolated ") { needsWorker = true }
        // One expectation says all types or none: a generic error has no other argument that tells it.
        let closure = type.contains(" throws(") && bindings.mentions(type) ? type : nil
        let known =
          areTyped
          ? bindings.types[type] ?? Grammar.opaque[type]?.type
            ?? closure.map { bindings.bound($0.replacing("@escaping ", with: "")) } : nil
        let isMetatype = bindings.mentions(type) && sample.hasSuffix(".self")
        let argument = known.map { parameter.isVariadic ? "[\($0)]" : $0 }
        matchers.append(
          start + (argument.map { "Matcher<\($0)>.any" } ?? (isMetatype ? sample : ".any")))
        guard type.hasPrefix("inout ") else {
          values.append(start + sample)
          continue
        }
        let bound = bindings.bound(String(type.dropFirst("inout ".count)))
        variables.append("var changed\(number)x\(index): \(bound) = \(sample)")
        values.append("\(start)&changed\(number)x\(index)")
      }
    }
  }
}

/// The types that the generic parameters of a requirement are in its calls.
private struct GenericBindings {
  private(set) var types: [String: String] = [:]
  /// True if the arguments determine all of them.
  private(set) var areTold = true
  /// True if `.any` leaves one open: of a pack, or in a larger type.
  private(set) var areIntricate = false
  /// True if Swift may take a matcher for a plain value: one has no constraint and is in a larger type, too.
  private(set) var areOpen = false

  init(_ requirement: RequirementSketch) {
    for parameter in requirement.generics {
      let words = parameter.split(separator: ": ", maxSplits: 1).map(String.init)
      let name = words[0].replacing("each ", with: "")
      types[name] = Grammar.samples[words.count > 1 ? ": \(words[1])" : ""]?.type ?? "Int"
      let uses = requirement.parameters.map(\.type.text).filter { $0.words.contains(name) }
      if uses.isEmpty { areTold = false }
      if words.count == 1, uses.contains(name), uses.contains(where: { $0 != name }) {
        areOpen = true
      }
    }
    areIntricate = requirement.parameters.contains {
      $0.type.text.hasPrefix("repeat ") || mentions($0.type.text) && types[$0.type.text] == nil
    }
  }

  func mentions(_ text: String) -> Bool { text.words.contains { types[$0] != nil } }

  /// Returns the text of a type with the types in place of the parameters.
  func bound(_ text: String) -> String {
    text.replacing(/\w+/) { types[String($0.output)] ?? String($0.output) }
  }
}

extension String {
  fileprivate var words: [String] { matches(of: /\w+/).map { String($0.output) } }
}

extension RequirementSketch {
  fileprivate var isSettable: Bool { accessors.contains { $0 == "set" || $0 == "nonmutating set" } }

  /// The global actor that it declares, or a blank text where it runs on none.
  fileprivate var actor: String? {
    attributes.first { $0.hasSuffix("Actor") } ?? (modifiers.contains("nonisolated") ? "" : nil)
  }

  /// True if it runs on the actor that the mock is.
  fileprivate var runsOnItsActor: Bool { actor == nil && !isStatic && kind != .initializer }

  fileprivate var isOperator: Bool {
    !(name.first.map { $0.isLetter || $0 == "`" || $0 == "_" } ?? false)
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}
