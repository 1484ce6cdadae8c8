/// The target of a mock's forwarded calls, as its members write it.
package struct ForwardingTarget {
  private let mocked: ProtocolPlan
  /// The type that stores the real object of a spy, `any Store<Item>`; nil for none.
  private let existential: String?

  /// - Parameter name: the protocol's name at the place of the member.
  init(ofMocksOf mocked: ProtocolPlan, named name: String) {
    self.mocked = mocked
    existential = mocked.isSubclass ? nil : mocked.existential(named: name)
  }

  /// Returns the object that a call is made on; nil if calls are never forwarded.
  package func object(for requirement: CallablePlan) -> String? {
    if requirement.kind == .initializer { return nil }
    if mocked.isSubclass { return "super" }
    guard let existential, !requirement.isStatic else { return nil }
    let object = "mockObject[spied: (\(existential)).self"
    guard case .runs(let number) = requirement.givenDefault, mocked.obstacleOfDefaults == nil else {
      return "\(object)]"
    }
    return "\(object), else: \(mocked.className).\(Self.typeOfDefault(number))(mockObject)]"
  }

  /// Returns the name of the type that runs a default.
  package static func typeOfDefault(_ number: Int) -> String { "__Default\(number)" }

  /// Returns the type of the other actor that a call is sent to.
  func otherActor(for requirement: CallablePlan) -> String? {
    requirement.isSentToActor ? existential : nil
  }

  /// Returns the systems that the member's body needs to forward a call.
  func support(_ requirement: CallablePlan) -> SystemSupport? {
    existential == nil
      ? nil
      : mocked.existentialSupport?.beyond(
        requirement.availability + [requirement.support?.attribute].compactMap(\.self))
  }
  /// Returns the call of the mock's own member, made around the object of another mock: `MockLamp(mockObject).up()`.
  ///
  /// The members of the protocol's extension make their calls on it, if the result is the same. That
  /// is a third of the code, and the parts of a call are written once.
  ///
  /// - Returns: nil if it may have another effect: the mock has types of its own, is an actor, or might have another
  ///   initializer.
  func ownCall(_ requirement: CallablePlan) -> String? {
    guard mocked.generics.names.isEmpty, !mocked.isActor, !mocked.hasInitializers,
      requirement.isPassedOnUnchanged, object(for: requirement) != nil, requirement.obstacle == nil
    else { return nil }
    return ForwardedCall(requirement).asItCame(on: "\(mocked.qualifiedClassName)(mockObject)")
  }
}
