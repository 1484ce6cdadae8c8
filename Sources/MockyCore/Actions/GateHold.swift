/// The place of a call at a gate.
/// `@unchecked Sendable`: `number` is set under the lock of the gate.
final class GateHold: @unchecked Sendable {
  /// Nil for a closure that has called `pass()`.
  let invocation: Invocation?
  private let core: GateCore
  private let handoff = Handoff<Release>()
  /// Its number among those that the gate has held.
  var number: Int?

  init(_ invocation: Invocation?, at core: GateCore) {
    self.invocation = invocation
    self.core = core
  }

  var description: String { invocation?.text ?? "pass()" }

  func end(_ end: Release) {
    guard handoff.send(end) else { return }
    core.letGo(self)
  }

  /// - Parameter isKnown: true if reports name the call that waits.
  func wait(isKnown: Bool, isolation: isolated (any Actor)? = #isolation) async -> Release {
    let words = isKnown ? nil : "waiting until the gate at \(core.position.text) opens"
    return await handoff.receive(waiting: words) { self.end(.cancel) }
  }
}
