/// What a mock's call can be handed on to, as its members write it.
enum Original {
  /// What the mocked class does itself.
  case superclass
  /// The object that a spy was made on.
  case real(RealObject)
  /// There is none: calls of its members cannot be forwarded.
  case none

  /// - Parameter name: the protocol's name where the member stands.
  init(ofMocksOf mocked: MockedProtocol, named name: String) {
    let real = mocked.existential(named: name).map { existential in
      RealObject(
        existential: existential, isActor: mocked.isActor,
        mayInheritIsolation: mocked.mayInheritIsolation,
        associatedTypes: mocked.knownAssociatedTypes,
        unknownTypes: Set(mocked.generics.names).subtracting(mocked.knownAssociatedTypes))
    }
    self = real.map(Original.real) ?? .none
  }

  /// What `forward` does; nil where the call cannot be made anew.
  func call(_ requirement: MockedRequirement) -> String? {
    guard requirement.canBeRepeated else { return nil }
    switch self {
    case .superclass: return OriginalCall(requirement).text(on: "super")
    case .real(let real):
      return real.canTake(requirement) ? OriginalCall(requirement).text(on: real.text) : nil
    case .none: return nil
    }
  }
}

extension MockedRequirement {
  /// Whether a mock can make the same call again with the arguments that it got.
  fileprivate var canBeRepeated: Bool {
    kind != .initializer && !followsArguments && !changesIsolation && resultIsCopyable
      && !parameters.contains { $0.isVariadic || $0.isUncoveredAutoclosure || $0.isLent }
  }
}

extension MockedRequirement {
  /// A result that comes in a box has none when it comes from elsewhere.
  fileprivate var resultIsCopyable: Bool {
    if case .yes = resultCopyability { true } else { false }
  }
}

extension MockedParameter {
  /// Whether the mock has its value only for as long as it hands the call over.
  fileprivate var isLent: Bool {
    switch passing {
    case .borrowed, .changed, .consumed: true
    case .value, .inout, .autoclosure, .nonEscapingClosure: false
    }
  }

  /// Whether it is an autoclosure that may do what its member may not.
  fileprivate var isUncoveredAutoclosure: Bool {
    guard autoclosureEffects?.throwing != nil else { return false }
    if case .autoclosure = passing { return false }
    return true
  }
}

extension MockedProtocol {
  /// The associated types that are the same for a mock and for the object that it is a spy of.
  fileprivate var knownAssociatedTypes: Set<String> {
    let fixed = generics.fixed.types.filter { !$0.type.mentions(["Self", className]) }
    return Set(primaryAssociatedTypes.map { Identifier($0, SourceRange(0, 0)).bare })
      .union(fixed.map(\.name))
  }

  /// The type of any object that conforms, with what its mocks are generic over: `any Store<Item>`.
  ///
  /// - Parameter name: what the protocol is called where that stands.
  /// - Returns: nil where there is no such type.
  func existential(named name: String) -> String? {
    let primary = primaryAssociatedTypes
    guard !hasUsualTypes, !mayBeIsolated else { return nil }
    guard generics.parameters.allSatisfy({ primary.contains($0.name.text) }) else { return nil }
    return primary.isEmpty ? "any \(name)" : "any \(name)<\(primary.joined(separator: ", "))>"
  }
}
