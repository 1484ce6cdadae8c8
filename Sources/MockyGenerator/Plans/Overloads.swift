/// Separates requirements with the same name and labels.
package struct Overloads {
  private let namesakes: [String: [CallablePlan]]

  init(_ requirements: [CallablePlan]) {
    namesakes = Dictionary(grouping: requirements, by: \.key)
  }

  /// Returns the requirements of the same name and labels with other types or effects.
  private func others(besides requirement: CallablePlan) -> [CallablePlan] {
    let all = namesakes[requirement.key] ?? []
    if all.count < 2 { return [] }
    let signature = requirement.signature
    return all.filter { $0.signature != signature }
  }

  /// Returns a text that no other requirement of that name and labels has; empty if there are no
  /// others.
  package func discriminator(of requirement: CallablePlan) -> String {
    others(besides: requirement).isEmpty ? "" : " \(requirement.signature)"
  }

  /// Returns whether a call without a result may also be that of a requirement with one.
  func isAmbiguous(_ requirement: CallablePlan) -> Bool {
    requirement.returns == nil
      && others(besides: requirement).contains {
        $0.returns != nil && $0.synchronousSignature == requirement.synchronousSignature
      }
  }

  /// Returns facts about a requirement that depend on the protocol's other requirements.
  func told(of requirement: CallablePlan) -> Told {
    let others = others(besides: requirement)
    let hasTwin = others.contains {
      $0.isAsync != requirement.isAsync
        && $0.synchronousSignature == requirement.synchronousSignature
    }
    return Told(
      takesMatchersForValues: namesakes[requirement.key, default: []]
        .contains(where: \.takesMatchersAsValues),
      hasSynchronousTwin: requirement.isAsync && hasTwin,
      hasAsynchronousTwin: !requirement.isAsync && hasTwin,
      hasErasedTwin: others.contains { $0.erasedSignature == requirement.erasedSignature })
  }

  /// Facts about a requirement that depend on the protocol's other requirements.
  struct Told {
    /// True if it, or another one of its name, takes values of any type, including matchers.
    let takesMatchersForValues: Bool
    /// True if another requirement differs from it only by not being `async`.
    let hasSynchronousTwin: Bool
    /// True if another requirement differs from it only by being `async`.
    let hasAsynchronousTwin: Bool
    /// True if another requirement looks the same to an expectation that knows no generic types.
    let hasErasedTwin: Bool
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
