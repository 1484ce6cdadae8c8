/// Production code in a module of its own, whose functions call what they are given.
public struct Courier: Sendable {
  public init() {}

  public func deliver<Parcel>(_ parcel: Parcel, to receive: (Parcel) -> Void) { receive(parcel) }

  /// Delivers all parcels, and the third one twice.
  public func deliverAll<Parcel>(_ parcels: [Parcel], to receive: (Parcel) -> Void) {
    for (index, parcel) in parcels.enumerated() {
      receive(parcel)
      if index == 2 { receive(parcel) }
    }
  }

  public func deliver<Parcel>(
    _ parcel: Parcel, inATaskTo receive: @escaping @Sendable (Parcel) -> Void
  ) async where Parcel: Sendable { await Task { receive(parcel) }.value }

  public func deliver<Parcel>(
    _ parcel: Parcel, inAGroupTo receive: @escaping @Sendable (Parcel) -> Void
  ) async where Parcel: Sendable {
    await withTaskGroup(of: Void.self) { $0.addTask { receive(parcel) } }
  }

  public func deliver<Parcel>(
    _ parcel: Parcel, asAsyncLetTo receive: @escaping @Sendable (Parcel) -> Void
  ) async where Parcel: Sendable {
    async let delivery: Void = receive(parcel)
    await delivery
  }
}

/// An object that calls a mock when it is released.
public final class Farewell: Sendable {
  private let turtle: any Turtle & Sendable

  public init(_ turtle: any Turtle & Sendable) { self.turtle = turtle }

  deinit { turtle.down() }

  public func stay() {}
}

extension Courier {
  /// Delivers a parcel with a completion handler, which does nothing.
  public func deliver<Parcel, Answer>(
    _ parcel: Parcel, withHandlerTo receive: (Parcel, @escaping @Sendable (Answer) -> Void) -> Void
  ) {
    receive(parcel) { _ in }
  }
}

extension Courier {
  public func order(
    _ number: Int, from shop: (Int) async throws -> String
  ) async throws -> String { try await shop(number) }
}

extension Courier {
  /// Delivers a parcel through another function.
  public func forward<Parcel>(_ parcel: Parcel, to receive: (Parcel) -> Void) {
    deliver(parcel, to: receive)
  }

  /// Delivers a parcel to an address.
  public func deliver<Parcel, Address>(
    _ parcel: Parcel, at address: Address, to receive: (Parcel, Address) -> Void
  ) { receive(parcel, address) }

  /// Delivers a parcel after other work.
  public func deliverLater<Parcel: Sendable>(
    _ parcel: Parcel, to receive: @Sendable (Parcel) -> Void
  ) async {
    await Task.yield()
    receive(parcel)
  }
}

extension Courier {
  @discardableResult public func ask<Question, Answer>(
    _ question: Question, _ answer: (Question) -> Answer
  ) -> Answer { answer(question) }
}

extension Courier {
  /// Delivers a parcel from two lines.
  public func deliverTwice<Parcel>(_ parcel: Parcel, to receive: (Parcel) -> Void) {
    deliver(parcel, to: receive)
    deliver(parcel, to: receive)
  }

  /// Forwards a parcel.
  public func pass<Parcel>(_ parcel: Parcel, to receive: (Parcel) -> Void) {
    forward(parcel, to: receive)
  }
}
