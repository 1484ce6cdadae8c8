import MockyCore

// Protocols that inherit from the standard library's: their mocks write nothing for that.

@Mockable public protocol Coin: Equatable { func spend() }
@Mockable public protocol Stamp: Hashable { func lick() }
@Mockable public protocol Medal: Comparable { func polish() }
@Mockable public protocol Ticket: Identifiable { func punch() }
@Mockable public protocol Poster: CustomStringConvertible { func hang() }
@Mockable public protocol Map: CustomDebugStringConvertible { func unfold() }
@Mockable public protocol Accident: Error { func happen() }
@Mockable public protocol Parcel: AnyObject, Sendable { func send() }

@Mockable public protocol Vault: Actor, Hashable, Comparable, CustomDebugStringConvertible {
  func open()
}

@MainActor @Mockable
public protocol Tile: Hashable, Comparable, CustomDebugStringConvertible { func lay() }

/// Standard requirements that a protocol declares itself: they are mocked as any other.
@Mockable public protocol Fingerprint: Hashable, CustomStringConvertible {
  var description: String { get }
  func hash(into hasher: inout Hasher)
}

/// A child that inherits those requirements: the parent's extension mocks them.
@Mockable public protocol Thumbprint: Fingerprint { func press() }
