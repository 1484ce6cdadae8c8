public import MockyCore

/// A struct of closures, which is on no actor, whatever the default.
@Mockable
@safe public nonisolated struct Gates: Sendable {
  public var open: @Sendable (_ gate: Int) throws(KeeperError) -> String
  public var count: @Sendable (UnsafePointer<Int>) async -> Int

  public init(
    open: @escaping @Sendable (Int) throws(KeeperError) -> String,
    count: @escaping @Sendable (UnsafePointer<Int>) async -> Int
  ) {
    self.open = open
    unsafe self.count = count
  }
}

/// A struct of closures on the main actor.
@Mockable
@MainActor public struct Lights {
  public var dim: (_ percent: Int) -> Void
  public var isOn: @Sendable () -> Bool

  public init(dim: @escaping (Int) -> Void, isOn: @escaping @Sendable () -> Bool) {
    self.dim = dim
    self.isOn = isOn
  }
}
