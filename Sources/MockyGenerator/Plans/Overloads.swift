/// Separates requirements with the same name and labels.
package struct Overloads {
  private var signatures: [String: Set<String>] = [:]
  private var erasedSignatures: [String: Set<String>] = [:]
  private var synchronous: Set<String> = []
  private var asynchronous: Set<String> = []
  private var takingMatchersAsValues: Set<String> = []
  /// The results of requirements with the same parameters.
  private var results: [String: Set<String>] = [:]
  /// True if an initializer would be taken for the mock's own.
  let hideOwnInitializer: Bool

  init(_ requirements: [CallablePlan]) {
    hideOwnInitializer = requirements.contains(where: \.hidesOwnInitializer)
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
    let known = Set(requirements.map(\.signature))
    if known.count > 1 { signatures[key] = known }
    for requirement in requirements {
      erasedSignatures[requirement.erasedSignature, default: []].insert(requirement.signature)
      let result = requirement.returns?.description ?? ""
      results[requirement.synchronousSignature, default: []].insert(result)
      if requirement.isAsync {
        asynchronous.insert(requirement.synchronousSignature)
      } else {
        synchronous.insert(requirement.synchronousSignature)
      }
    }
  }

  /// Returns a text that no other requirement of that name and labels has; empty if there are no
  /// others.
  func discriminator(of requirement: CallablePlan) -> String {
    hasNamesakes(requirement) ? " \(requirement.signature)" : ""
  }

  /// Returns whether a call without a result may also be that of a requirement with one.
  func isAmbiguous(_ requirement: CallablePlan) -> Bool {
    requirement.returns == nil
      && results[requirement.synchronousSignature, default: []].count > 1
  }

  private func hasNamesakes(_ requirement: CallablePlan) -> Bool {
    !signatures.isEmpty && signatures[requirement.key] != nil
  }

  /// Returns facts about a requirement that depend on the protocol's other requirements.
  func told(of requirement: CallablePlan) -> Told {
    let takesMatchers = takingMatchersAsValues.contains(requirement.key)
    guard hasNamesakes(requirement) else { return Told(takesMatchersForValues: takesMatchers) }
    let twin = requirement.synchronousSignature
    return Told(
      takesMatchersForValues: takesMatchers,
      hasSynchronousTwin: requirement.isAsync && synchronous.contains(twin),
      hasAsynchronousTwin: !requirement.isAsync && asynchronous.contains(twin),
      hasErasedTwin: erasedSignatures[requirement.erasedSignature, default: []].count > 1)
  }

  /// Facts about a requirement that depend on the protocol's other requirements.
  struct Told {
    /// True if it, or another one of its name, takes values of any type, including matchers.
    let takesMatchersForValues: Bool
    /// True if another requirement differs from it only by not being `async`.
    var hasSynchronousTwin = false
    /// True if another requirement differs from it only by being `async`.
    var hasAsynchronousTwin = false
    /// True if another requirement looks the same to an expectation that knows no generic types.
    var hasErasedTwin = false
  }
}

extension CallablePlan {
  /// A Boolean value that indicates whether a matcher is also a value of a parameter's type. It
  /// must not be used as one.
  fileprivate var takesMatchersAsValues: Bool {
    let names = namesOfMatchers
    return parameters.contains { parameter in
      guard parameter.takesPlainValues else { return false }
      let type = parameter.valueType
      let isList = parameter.isVariadic && type.kind == .array
      return (isList ? type.base : type).holdsMatchers(names)
    }
  }

  /// The generic parameters that can be a matcher, which meets few constraints.
  private var namesOfMatchers: Set<String> {
    var names = Set(genericParameters.map(\.name.bare))
    for parameter in genericParameters where parameter.constraint?.isMetByMatchers == false {
      names.remove(parameter.name.bare)
    }
    for requirement in requirements {
      guard let name = requirement.subject.core.wholeName else { continue }
      if requirement.relation != .conforms || !requirement.object.isMetByMatchers {
        names.remove(name)
      }
    }
    return names
  }

  fileprivate var key: String { "\(kind.rawValue) \(fullName)" }

  /// A text for its signature without its generic types.
  fileprivate var erasedSignature: String {
    let names = Set(genericParameters.map(\.name.bare))
    func erased(_ type: TypeSyntax) -> String {
      type.mentions(names) || type.hasOpaquePart ? "Any" : "\(type)"
    }
    let types = parameters.map { erased($0.valueType) }.joined(separator: ", ")
    return "\(key) (\(types))\(effects) -> \(returns.map(erased) ?? "")"
  }

  /// A text that an overload without `async` shares with it.
  fileprivate var synchronousSignature: String {
    let types = parameters.map(\.declaredType.description).joined(separator: ", ")
    return "\(key) (\(types))"
  }
}

extension TypeSyntax {
  /// Returns whether a matcher is a value of this type.
  ///
  /// - Parameter names: the names of the generic parameters that can be a matcher.
  fileprivate func holdsMatchers(_ names: Set<String>) -> Bool {
    switch core.kind {
    case .optional, .unwrapped, .packExpansion, .packElement: core.base.holdsMatchers(names)
    case .some, .any: core.base.isMetByMatchers
    case .suppressed: false
    default: wholeName.map(names.contains) ?? false || isMetByMatchers
    }
  }

  /// A Boolean value that indicates whether a matcher meets this constraint.
  fileprivate var isMetByMatchers: Bool {
    switch core.kind {
    case .composition: core.parts.allSatisfy(\.isMetByMatchers)
    case .suppressed: true
    default: Self.constraintsOfMatchers.contains { core.isStandard($0) }
    }
  }

  private static let constraintsOfMatchers = [
    "Any", "Sendable", "Copyable", "Escapable", "SendableMetatype", "CustomStringConvertible",
  ]
}
