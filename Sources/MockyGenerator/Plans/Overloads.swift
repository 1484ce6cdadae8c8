/// Tells requirements apart that have the same name and labels.
struct Overloads {
  private var signatures: [String: Set<String>] = [:]
  private var erasedSignatures: [String: Set<String>] = [:]
  private var synchronous: Set<String> = []
  private var asynchronous: Set<String> = []
  private var takingMatchersAsValues: Set<String> = []

  init(_ requirements: [CallablePlan]) {
    var namesakes: [String: [CallablePlan]] = [:]
    for requirement in requirements { namesakes[requirement.key, default: []].append(requirement) }
    for (key, requirements) in namesakes {
      if requirements.contains(where: \.takesMatchersAsValues) {
        takingMatchersAsValues.insert(key)
      }
      if requirements.count > 1 { tellApart(requirements, key) }
    }
  }

  private mutating func tellApart(_ requirements: [CallablePlan], _ key: String) {
    for requirement in requirements {
      signatures[key, default: []].insert(requirement.signature)
      erasedSignatures[requirement.erasedSignature, default: []].insert(requirement.signature)
      if requirement.isAsync {
        asynchronous.insert(requirement.synchronousSignature)
      } else {
        synchronous.insert(requirement.synchronousSignature)
      }
    }
  }

  /// Gives a requirement what tells it from others.
  func tell(_ requirement: CallablePlan) {
    let key = requirement.key
    requirement.takesMatchersForValues = takingMatchersAsValues.contains(key)
    guard let known = signatures[key], known.count > 1 else { return }
    requirement.discriminator = " \(requirement.signature)"
    requirement.hasSynchronousTwin =
      requirement.isAsync && synchronous.contains(requirement.synchronousSignature)
    requirement.hasAsynchronousTwin =
      !requirement.isAsync && asynchronous.contains(requirement.synchronousSignature)
    requirement.hasErasedTwin = erasedSignatures[requirement.erasedSignature, default: []].count > 1
  }
}

extension CallablePlan {
  /// Whether a matcher is also a value of a parameter's type: then it must not be taken for one.
  fileprivate var takesMatchersAsValues: Bool {
    let names = Set(genericParameters.map(\.name.bare))
    return parameters.contains { parameter in
      guard parameter.takesPlainValues else { return false }
      if parameter.isVariadic, case .array(let element) = parameter.valueType {
        return element.holdsAnything(names)
      }
      return parameter.valueType.holdsAnything(names)
    }
  }

  fileprivate var key: String { "\(kind.rawValue) \(fullName)" }

  /// What is left of it where its generic types are not known.
  fileprivate var erasedSignature: String {
    let names = Set(genericParameters.map(\.name.bare))
    func erased(_ type: TypeSyntax) -> String {
      type.mentions(names) || type.hasOpaquePart ? "Any" : "\(type)"
    }
    let types = parameters.map { erased($0.valueType) }.joined(separator: ", ")
    return "\(key) (\(types))\(effects) -> \(returns.map(erased) ?? "")"
  }

  /// What an overload that is not `async` has in common with this one.
  fileprivate var synchronousSignature: String {
    let types = parameters.map(\.declaredType.description).joined(separator: ", ")
    return "\(key) (\(types))"
  }
}

extension TypeSyntax {
  /// Whether values of any type, or of any that can be sent, are values of this one.
  ///
  /// - Parameter names: those of the generic parameters.
  fileprivate func holdsAnything(_ names: Set<String>) -> Bool {
    switch core {
    case .optional(let wrapped), .unwrapped(let wrapped): wrapped.holdsAnything(names)
    case .packExpansion, .some: true
    default: names.union(["Any", "any Sendable", "Sendable"]).contains("\(core)")
    }
  }
}

/// Names for the expectations of setting, where a requirement has the usual one.
///
/// `name(setTo:)` expects that the property `name` is set. A protocol may have a method of that name
/// as well: then it is `name(settingTo:)`.
struct SetterNames {
  private let taken: Set<String>

  init(_ requirements: [CallablePlan]) {
    taken = Set(requirements.filter { !$0.isSetter }.map(\.builderSignature))
  }

  /// Gives a setter a name that nothing else has.
  func settle(_ requirement: CallablePlan) {
    guard requirement.isSetter, let last = requirement.parameters.indices.last else { return }
    while taken.contains(requirement.builderSignature),
      let label = requirement.parameters[last].label
    {
      requirement.parameters[last].label = label == "setTo" ? "settingTo" : "\(label)_"
    }
  }
}

extension CallablePlan {
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// The name and labels of its expectation.
  fileprivate var builderSignature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "\(isStatic ? "static " : "")\(builderName)(\(kind == .getter ? "" : labels))"
  }
}

extension MethodDeclaration {
  var isOperator: Bool { name.text.unicodeScalars.first.map(\.beginsOperator) ?? false }
}

extension CallablePlan {
  /// Operators have no labels, and an expectation names them in words: `operator +`.
  func makeOperator() {
    isOperator = true
    for parameter in parameters { parameter.label = nil }
  }

  /// The name on the builder.
  var builderName: String { isOperator ? "`operator \(name)`" : name }
}

extension Unicode.Scalar {
  /// Outside of ASCII there are letters, too: `π` begins a name.
  fileprivate var beginsOperator: Bool {
    isASCII ? self == "." || UInt8(ascii: self).isOperator : isOperator
  }
}
