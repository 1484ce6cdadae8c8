/// The target of a mock's forwarded calls, as its members write it.
struct ForwardingTarget {
  private let mocked: ProtocolPlan
  /// The type that stores the real object of a spy, `any Store<Item>`; nil for none.
  private let existential: String?

  /// - Parameter name: the protocol's name at the place of the member.
  init(ofMocksOf mocked: ProtocolPlan, named name: String) {
    self.mocked = mocked
    existential = mocked.isSubclass ? nil : mocked.existential(named: name)
  }

  /// Returns the object that a call is made on; nil if calls are never forwarded.
  func object(for requirement: CallablePlan) -> String? {
    if requirement.kind == .initializer { return nil }
    if mocked.isSubclass { return "super" }
    guard let existential, !requirement.isStatic else { return nil }
    let object = "mockObject[spied: (\(existential)).self"
    guard case .runs(let number) = requirement.givenDefault, mocked.obstacleOfDefaults == nil else {
      return "\(object)]"
    }
    return "\(object), else: \(mocked.className).\(DefaultWriter.name(number))(mockObject)]"
  }

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
}
