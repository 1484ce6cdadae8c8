/// Tells requirements apart that have the same name and labels.
struct Overloads {
  private var signatures: [String: Set<String>] = [:]
  private var synchronous: Set<String> = []

  init(_ requirements: [MockedRequirement]) {
    for requirement in requirements {
      signatures[requirement.key, default: []].insert(requirement.signature)
      if !requirement.isAsync { synchronous.insert(requirement.synchronousSignature) }
    }
  }

  /// Gives a requirement what tells it from others.
  func tell(_ requirement: inout MockedRequirement) {
    guard signatures[requirement.key, default: []].count > 1 else { return }
    requirement.discriminator = " \(requirement.signature)"
    requirement.hasSynchronousTwin =
      requirement.isAsync && synchronous.contains(requirement.synchronousSignature)
  }
}

extension MockedRequirement {
  fileprivate var key: String { "\(kind) \(fullName)" }

  /// What an overload that is not `async` has in common with this one.
  fileprivate var synchronousSignature: String {
    let types = parameters.map(\.declaredType.description).joined(separator: ", ")
    return "\(key) (\(types))"
  }
}
