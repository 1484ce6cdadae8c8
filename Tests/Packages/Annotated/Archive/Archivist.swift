public import MockyCore
public import Newspaper

/// A protocol that inherits from one of another module.
@Mockable
public protocol Archivist: UrgentSubscriber {
  func find(_ words: String) async throws -> [String]
}

/// The code under test.
public struct Reader: Sendable {
  public init() {}

  public func firstHit(
    _ words: String, in archivist: any Archivist
  ) async throws -> String? {
    try await archivist.find(words).first
  }
}
