import MockyCore

/// Protocols that inherit from the standard library's: their mocks write nothing for that.
public protocol Coin: Equatable { func spend() }
public protocol Stamp: Hashable { func lick() }
public protocol Medal: Comparable { func polish() }
public protocol Ticket: Identifiable { func punch() }
public protocol Poster: CustomStringConvertible { func hang() }
public protocol Map: CustomDebugStringConvertible { func unfold() }
public protocol Accident: Error { func happen() }
public protocol Parcel: AnyObject, Sendable { func send() }
public protocol Vault: Actor, Hashable, Comparable, CustomDebugStringConvertible { func open() }
@MainActor public protocol Tile: Hashable, Comparable, CustomDebugStringConvertible { func lay() }

public nonisolated final class MockCoin: Coin, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func spend() { mockObject.call("spend()") }
}

public nonisolated final class MockStamp: Stamp, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func lick() { mockObject.call("lick()") }
}

public nonisolated final class MockMedal: Medal, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func polish() { mockObject.call("polish()") }
}

public nonisolated final class MockTicket: Ticket, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func punch() { mockObject.call("punch()") }
}

public nonisolated final class MockPoster: Poster, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func hang() { mockObject.call("hang()") }
}

public nonisolated final class MockMap: Map, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func unfold() { mockObject.call("unfold()") }
}

public nonisolated final class MockAccident: Accident, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func happen() { mockObject.call("happen()") }
}

public nonisolated final class MockParcel: Parcel, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func send() { mockObject.call("send()") }
}

public actor MockVault: Vault, MakeableMock {
  public nonisolated let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  public func open() { mockObject.call("open()") }
}

public nonisolated final class MockTile: Tile, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }
  @MainActor public func lay() { mockObject.call("lay()") }
}
