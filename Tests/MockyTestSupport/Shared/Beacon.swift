import MockyCore

/// The parent of a parent of a protocol in another module.
@Mockable public protocol Light {
  func kindle()
}

/// Protocols as a library has them, whose mocks its clients use.
@Mockable public protocol Beacon: Light {
  var place: Place { get }
  func flash(_ times: Int, every interval: Double) -> Bool
  func report(to office: String) async throws
}

public struct Place: Equatable, Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}

@Mockable public protocol Filter<Colour> {
  associatedtype Colour
  func pass(_ colour: Colour) -> Colour
}

extension Place {
  @Mockable public protocol Guide { func lead(to place: Place) }
}
