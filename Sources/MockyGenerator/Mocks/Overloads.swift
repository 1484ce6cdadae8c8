/// Tells requirements apart that have the same name and labels.
struct Overloads {
  private var signatures: [String: Set<String>] = [:]
  private var erasedSignatures: [String: Set<String>] = [:]
  private var synchronous: Set<String> = []

  init(_ requirements: [MockedRequirement]) {
    for requirement in requirements {
      signatures[requirement.key, default: []].insert(requirement.signature)
      erasedSignatures[requirement.erasedSignature, default: []].insert(requirement.signature)
      if !requirement.isAsync { synchronous.insert(requirement.synchronousSignature) }
    }
  }

  /// Gives a requirement what tells it from others.
  func tell(_ requirement: inout MockedRequirement) {
    guard signatures[requirement.key, default: []].count > 1 else { return }
    requirement.discriminator = " \(requirement.signature)"
    requirement.hasSynchronousTwin =
      requirement.isAsync && synchronous.contains(requirement.synchronousSignature)
    requirement.hasErasedTwin = erasedSignatures[requirement.erasedSignature, default: []].count > 1
  }
}

extension MockedRequirement {
  fileprivate var key: String { "\(kind) \(fullName)" }

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
