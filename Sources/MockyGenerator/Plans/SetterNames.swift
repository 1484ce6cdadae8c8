/// Names for the expectations of setters, if a requirement has the usual one.
///
/// `name(setTo:)` expects that the property `name` is set. A protocol may have a method of that name
/// as well: then it is `name(settingTo:)`.
struct SetterNames {
  private let taken: Set<String>

  init(_ requirements: [CallablePlan]) {
    taken = Set(
      requirements.filter { !$0.isSetter }.map { $0.builderSignature($0.parameters.map(\.label)) })
  }

  /// The label that setters usually have.
  static let usual = "setTo"

  /// Returns a label for the new value, which makes the name unique.
  func label(of requirement: CallablePlan) -> String {
    let labels = requirement.parameters.dropLast().map(\.label)
    var label = Self.usual
    while taken.contains(requirement.builderSignature(labels + [label])) {
      label = label == Self.usual ? "settingTo" : "\(label)_"
    }
    return label
  }
}

extension CallablePlan {
  var isSetter: Bool { kind == .setter || kind == .subscriptSetter }

  /// Returns the name and labels of its expectation.
  fileprivate func builderSignature(_ labels: [String?]) -> String {
    let labels = labels.map { ($0 ?? "_") + ":" }.joined()
    return "\(isStatic ? "static " : "")\(builderName)(\(kind == .getter ? "" : labels))"
  }
}
