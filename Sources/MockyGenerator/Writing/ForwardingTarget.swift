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

  /// Returns the object that a call is made on, or the reason why it cannot be made; nil if calls are never forwarded.
  package func object(for requirement: CallablePlan) -> Result<String, ForwardingObstacle>? {
    if requirement.kind == .initializer { return nil }
    guard mocked.isSubclass || existential != nil && !requirement.isStatic else { return nil }
    if let obstacle = requirement.obstacle { return .failure(obstacle) }
    guard let existential else { return .success("super") }
    let object = "mockObject[spied: (\(existential)).self"
    guard case .runs(let number) = requirement.givenDefault, mocked.obstacleOfDefaults == nil else {
      return .success("\(object)]")
    }
    return .success(
      "\(object), else: \(mocked.className).\(Self.typeOfDefault(number))(mockObject)]")
  }

  /// Returns the argument of a mock's call: the closure that makes the same call on the object.
  func argument(
    for requirement: CallablePlan, _ spelling: (TypeSyntax) -> TypeSyntax
  ) -> [String] {
    switch object(for: requirement) {
    case nil: return []
    case .failure(let obstacle): return ["obstacle: \"\(obstacle.rawValue)\""]
    case .success(let object):
      let forwarded = ForwardedCall(requirement, on: otherActor(for: requirement))
      let typed = requirement.typedEffects(spelling)
      let effects = typed.isEmpty ? "" : "()\(typed) in "
      let call =
        (requirement.isOptional ? "_ = " : "") + requirement.effectMarks + forwarded.safetyMark
        + forwarded.text(on: object)
      let body = support(requirement).map {
        "if #available(\($0.condition)) { \(call) } else { \($0.end) }"
      }
      return ["forward: { \(effects)\(body ?? call) }"]
    }
  }

  /// Returns the name of the type that runs a default.
  package static func typeOfDefault(_ number: Int) -> String { "__Default\(number)" }

  /// Returns the type of the other actor that a call is sent to.
  func otherActor(for requirement: CallablePlan) -> String? {
    requirement.isSentToActor ? existential : nil
  }

  /// Returns the systems that the member's body needs to forward a call.
  private func support(_ requirement: CallablePlan) -> SystemSupport? {
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
      requirement.isPassedOnUnchanged, case .success = object(for: requirement)
    else { return nil }
    return ForwardedCall(requirement).asItCame(on: "\(mocked.qualifiedClassName)(mockObject)")
  }
}
