public import Foundation

/// A server's answers.
public protocol Client: Sendable {
  func get(_ url: URL) async throws -> Data
}

/// Entries by their keys.
public protocol Cache<Entry>: AnyObject {
  associatedtype Entry: Equatable

  init(size: Int)
  static var limit: Int { get }
  var count: Int { get }
  var policy: String { get set }
  subscript(key: String) -> Entry? { get set }
  func forget(where matches: (Entry) -> Bool) throws(CacheError)
}

extension Cache {
  public var isEmpty: Bool { count == 0 }
}

public struct CacheError: Error, Equatable {
  public init() {}
}

/// A place for settings.
public enum Settings {
  public protocol Source: Sendable {
    func value(of key: String) -> String?
    /// The default asks for the value.
    func has(_ key: String) -> Bool
  }
}

extension Settings.Source {
  public func has(_ key: String) -> Bool { value(of: key) != nil }
}

public typealias Sleep = @Sendable (_ seconds: Double) async throws -> Void

/// A log that only this module and those that test it know.
protocol Log: Sendable {
  func write(_ line: String)
}

/// Asks a client, and again if that fails.
public struct Downloader: Sendable {
  let client: any Client
  let sleep: Sleep
  var log: (any Log)?

  public init(client: any Client, sleep: @escaping Sleep) {
    self.client = client
    self.sleep = sleep
  }

  public func download(_ url: URL) async throws -> Data {
    do {
      return try await client.get(url)
    } catch {
      log?.write("again")
      try await sleep(1)
      return try await client.get(url)
    }
  }
}
