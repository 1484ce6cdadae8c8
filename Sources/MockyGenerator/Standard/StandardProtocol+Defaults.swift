extension ProtocolDeclaration {
  /// Makes associated types of standard protocols what they usually are, unless something is
  /// demanded of them: a mock then is not generic over its iterator.
  ///
  /// - Parameter standard: the standard protocols whose requirements the protocol has.
  mutating func fixDefaults(of standard: [FoundProtocol]) {
    for type in standard.flatMap(\.declaration.members.associatedTypes) {
      guard let defaultType = type.defaultType, !demands(besides: type),
        let place = members.firstIndex(where: { $0.isAssociatedType(type.name.bare) })
      else { continue }
      members.remove(at: place)
      primaryAssociatedTypes.removeAll { $0.bare == type.name.bare }
      requirements.append(
        GenericRequirement(
          subject: .name(type.name.text), relation: .equals, object: usual(type, defaultType),
          range: type.name.range))
    }
  }

  /// Adds what is required only of protocols that speak of a certain associated type: the identity
  /// of an `Identifiable` one, as a mock is otherwise identified by itself, and a collection's own
  /// iterator.
  ///
  /// - Parameter parents: the names of the standard protocols that it inherits from.
  mutating func takeWhatIsTyped(from parents: Set<String>) {
    takeIdentity(from: parents)
    guard members.contains(where: { $0.isAssociatedType("Iterator") }),
      parents.contains(where: { StandardProtocol.collections[$0] != nil }),
      let sequence = StandardProtocol.found(.name("Sequence"))
    else { return }
    members = members.merging(sequence.declaration.members)
  }

  /// Whole numbers as indices need no help to go from one to the next.
  mutating func leaveStridingOut(of parents: Set<String>) {
    guard parents.contains("RandomAccessCollection"),
      let collection = StandardProtocol.found(.name("Collection")),
      let index = collection.declaration.members.associatedTypes.last, !demands(besides: index)
    else { return }
    members.removeAll { member in
      guard case .method(let method) = member, method.name.bare == "index" else { return false }
      return ["after", "before"].contains(method.parameters.first?.firstName.bare ?? "")
    }
  }

  private mutating func takeIdentity(from parents: Set<String>) {
    let isTyped =
      requirements.contains { ["ID", "Self.ID"].contains("\($0.subject)") }
      || members.contains { $0.isAssociatedType("ID") }
    guard parents.contains("Identifiable"), isTyped,
      let found = StandardProtocol.identity
    else { return }
    members = members.merging(found.declaration.members)
  }

  /// Whether anything is demanded of an associated type but by the standard protocol itself.
  private func demands(besides type: AssociatedTypeDeclaration) -> Bool {
    let name: Set<String> = [type.name.bare]
    let own = members.associatedTypes.filter { $0.name.bare == type.name.bare }
    let isDeclaredAgain = own.contains {
      $0.inheritance.count > type.inheritance.count
        || $0.requirements.count > type.requirements.count || $0.defaultType == nil
    }
    let others = members.associatedTypes.filter { $0.name.bare != type.name.bare }
      .flatMap(\.requirements)
    return isDeclaredAgain
      || (requirements + others).contains { demand in
        [demand.subject, demand.object].contains { side in
          side.mapping { $0.withoutSelf() }.mentions(name)
        }
      }
  }

  /// An iterator that never throws is one of a stream that never does.
  private func usual(
    _ type: AssociatedTypeDeclaration, _ defaultType: TypeSyntax
  ) -> TypeSyntax {
    let neverFails = requirements.contains { demand in
      demand.relation == .equals && ["Never", "Swift.Never"].contains("\(demand.object)")
        && ["Failure", "Self.Failure"].contains("\(demand.subject)")
    }
    guard neverFails, type.name.bare == "AsyncIterator" else { return defaultType }
    let stream = TypeSyntax.Component(
      Identifier("AsyncStream", type.name.range), arguments: [.name("Element")])
    return .named([
      .init(Identifier("_Concurrency", type.name.range)), stream,
      .init(Identifier("Iterator", type.name.range)),
    ])
  }
}

extension Member {
  fileprivate func isAssociatedType(_ name: String) -> Bool {
    if case .associatedType(let type) = self { type.name.bare == name } else { false }
  }
}
