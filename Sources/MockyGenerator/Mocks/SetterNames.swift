/// Names for the expectations of setting, where a requirement has the usual one.
///
/// `name(setTo:)` expects that the property `name` is set. A protocol may have a method of that name
/// as well: then it is `name(settingTo:)`.
struct SetterNames {
  private let taken: Set<String>

  init(_ requirements: [MockedRequirement]) {
    taken = Set(requirements.filter { !$0.isSetter }.map(\.builderSignature))
  }

  /// Gives a setter a name that nothing else has.
  func settle(_ requirement: inout MockedRequirement) {
    guard requirement.isSetter, let last = requirement.parameters.indices.last else { return }
    while taken.contains(requirement.builderSignature),
      let label = requirement.parameters[last].label
    {
      requirement.parameters[last].label = label == "setTo" ? "settingTo" : "\(label)_"
    }
  }
}

extension MockedRequirement {
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// The name and labels of its expectation.
  fileprivate var builderSignature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return "\(isStatic ? "static " : "")\(builderName)(\(kind == .getter ? "" : labels))"
  }
}
