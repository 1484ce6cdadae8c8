public import Foundation

/// A protocol of another package.
public protocol WeatherService: Sendable {
  func temperature(at date: Date) async throws -> Double
}
