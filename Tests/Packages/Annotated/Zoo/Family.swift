public import MockyCore

/// Protocols that inherit, and say that they are on no actor, whatever the default.
@Mockable
public nonisolated protocol Creature: Sendable {
  var name: String { get }
  func breathe() -> Int
}

@Mockable
public nonisolated protocol Bird: Creature {
  func fly(to place: String) async throws
}

@Mockable
public protocol Parrot: Bird, Hashable {
  func speak() -> String
}

@Mockable
public protocol Nest<Egg>: Identifiable where Egg == Chick.Origin {
  associatedtype Egg
  associatedtype Chick: Hatchling where Chick.Origin: Hashable
  var id: Int { get }
  func lay(_ egg: Egg) -> [Egg: Chick]
}

public protocol Hatchling {
  associatedtype Origin
}
