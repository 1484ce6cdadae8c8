/// The requirements in a protocol.
extension Grammar {
  mutating func method() -> RequirementSketch {
    var method = RequirementSketch(kind: .method, name: memberName())
    method.attributes = attributes() + random.some(of: ["@discardableResult"], onceIn: 12)
    method.modifiers = modifiers()
    let outer = localTypes
    addGenerics(to: &method)
    addParameters(to: &method)
    method.effects = effects(parameters: method.parameters)
    if random.once(in: 18), !method.generics.contains(where: { $0.contains("Fault") }) {
      addFault(to: &method)
      method.effects.removeAll { $0.hasSuffix("throws") || $0.hasPrefix("throws(") }
      method.effects.append("throws(Fault)")
    }
    if random.below(3) > 0 { method.result = resultType() }
    localTypes = outer
    return method
  }

  /// Adds a generic error, which the arguments tell as a rule.
  private mutating func addFault(to method: inout RequirementSketch) {
    method.generics.append("Fault: Error")
    let types = [
      TypeSketch("Fault.Type", value: "Failure.self"),
      TypeSketch("@escaping () throws(Fault) -> Int", value: "{ () throws(Failure) in 7 }"),
      TypeSketch("() throws(Fault) -> Int", value: "{ () throws(Failure) in 7 }"),
    ]
    guard !random.once(in: 4) else { return }
    method.parameters.append(
      ParameterSketch(label: "_", name: "fault", type: random.pick(types)))
  }

  mutating func property() -> RequirementSketch {
    var property = RequirementSketch(kind: .property, name: memberName())
    property.attributes = attributes()
    property.modifiers = modifiers()
    property.result =
      random.once(in: 25)
      ? TypeSketch("Never") : random.once(in: 15) ? unwrapped() : type(depth: 2)
    property.accessors = accessors()
    return property
  }

  mutating func subscriptRequirement() -> RequirementSketch {
    var declaration = RequirementSketch(kind: .subscript, name: "subscript")
    declaration.attributes = attributes()
    declaration.modifiers = modifiers()
    let outer = localTypes
    addGenerics(to: &declaration)
    addParameters(to: &declaration)
    if declaration.parameters.isEmpty {
      declaration.parameters = [ParameterSketch(label: nil, name: "index", type: .int)]
    }
    if isIsolated, random.once(in: 6) {
      declaration.parameters[0].type = TypeSketch("isolated Worker", value: "worker")
    }
    declaration.result = random.once(in: 15) ? unwrapped() : type(depth: 2)
    declaration.accessors = accessors()
    localTypes = outer
    return declaration
  }

  mutating func initializer() -> RequirementSketch {
    var made = RequirementSketch(
      kind: .initializer, name: random.pick(["init", "init", "init?", "init!"]))
    made.attributes = attributes()
    let outer = localTypes
    addGenerics(to: &made)
    addParameters(to: &made)
    made.effects = effects(parameters: [])
    localTypes = outer
    return made
  }

  mutating func operatorRequirement() -> RequirementSketch {
    var method = RequirementSketch(kind: .method, name: random.pick(["==", "+", "<~>", "-", "!"]))
    method.modifiers = ["static"]
    let own = TypeSketch("Self")
    if method.name == "!" || method.name == "-" && random.once(in: 2) {
      method.modifiers.append("prefix")
      method.parameters = [ParameterSketch(label: nil, name: "operand", type: own)]
    } else {
      let right = random.once(in: 2) ? own : type(depth: 1)
      method.parameters = [
        ParameterSketch(label: nil, name: "left", type: own),
        ParameterSketch(label: nil, name: "right", type: right),
      ]
    }
    method.effects = random.once(in: 6) ? ["throws"] : []
    method.result = random.once(in: 2) ? TypeSketch("Bool", value: "true") : type(depth: 1)
    return method
  }

  private mutating func attributes() -> [String] {
    guard random.once(in: 14) else { return [] }
    let attribute = random.pick([
      "@MainActor", "@StorageActor", "@available(macOS 13, *)", "@Sendable",
      "@warn_unqualified_access",
    ])
    // Of what runs on a global actor the compiler warns at each call, whatever stands before the period.
    return attribute == "@warn_unqualified_access" && isIsolated ? [] : [attribute]
  }

  private mutating func modifiers() -> [String] {
    if random.once(in: 9) { return ["static"] }
    if random.once(in: 20) { return ["mutating"] }
    if random.once(in: isActor ? 5 : 30) { return ["nonisolated"] }
    return []
  }

  private mutating func accessors() -> [String] {
    switch random.below(12) {
    case 0, 1, 2, 3: ["get", "set"]
    case 4: ["get async"]
    case 5: ["get throws"]
    case 6: ["get async throws"]
    case 7: ["get throws(Failure)"]
    case 8: ["get", "nonmutating set"]
    case 9: random.pick([["mutating get"], ["get", "mutating set"], ["get"]])
    default: ["get"]
    }
  }

  private mutating func effects(parameters: [ParameterSketch]) -> [String] {
    let throwsClosure = parameters.contains {
      $0.type.text.contains(" throws ->") && !$0.type.text.contains("@escaping")
    }
    var effects: [String] = []
    if random.once(in: 4) { effects.append("async") }
    switch random.below(8) {
    case 0, 1: effects.append(throwsClosure && random.once(in: 2) ? "rethrows" : "throws")
    case 2: effects.append(random.pick(["throws(Failure)", "throws(any Error)", "throws(Never)"]))
    default: break
    }
    return effects
  }

  private mutating func addGenerics(to requirement: inout RequirementSketch) {
    guard random.once(in: 6) else { return }
    for name in random.pick([["T"], ["T"], ["T", "U"], ["Value"], ["Item"], ["M"], ["each T"]]) {
      let isPack = name.hasPrefix("each")
      let constraint =
        isPack
        ? random.pick(["", ": Sendable"])
        : random.pick([
          "", "", ": Hashable", ": Sendable", ": Collection", ": Error", ": ~Copyable",
          ": Collection<Int>", ": AnyObject", ": Service",
        ])
      requirement.generics.append(name + constraint)
      if constraint == ": Collection", random.once(in: 2) {
        requirement.clauses.append("\(name).Element: Hashable")
      }
      guard constraint != ": ~Copyable" else {
        requirement.parameters.append(
          ParameterSketch(
            label: "_", name: "owned",
            type: TypeSketch(name).marked(random.pick(["borrowing", "consuming"]))))
        continue
      }
      let use =
        isPack
        ? TypeSketch("repeat \(name)")
        : TypeSketch(name, value: Self.samples[constraint]?.value ?? "7")
      requirement.parameters.append(
        ParameterSketch(label: random.pick([nil, "_"]), name: parameterName(), type: use))
      if !isPack { localTypes.append(use) }
    }
  }

  /// Values and types of what generic parameters are constrained to be; a number is the rest.
  static let samples: [String: (value: String, type: String)] = [
    ": Collection": ("[7]", "[Int]"), ": Collection<Int>": ("[7]", "[Int]"),
    ": Error": ("Failure.one", "Failure"), ": AnyObject": ("Box()", "Box"),
    ": Service": ("Servant()", "Servant"),
  ]

  private mutating func addParameters(to requirement: inout RequirementSketch) {
    let isMethod = requirement.kind != .subscript
    for _ in 0..<random.pick([0, 0, 1, 1, 1, 2, 2, 3, 4, 5]) {
      let label = random.pick([nil, nil, nil, "_", "_", "with", "for", "in", parameterName()])
      var parameter = ParameterSketch(
        label: label, name: parameterName(), type: isMethod ? parameterType() : indexType())
      if parameter.label == parameter.name { parameter.label = nil }
      if parameter.name.contains("self") { parameter.name = "item" }
      while requirement.parameters.contains(where: { $0.name == parameter.name }) {
        parameter.name = "value\(random.below(100))"
      }
      if random.once(in: 25) {
        parameter.type = type(depth: 1)
        parameter.isVariadic = true
      }
      requirement.parameters.append(parameter)
    }
  }
}
