/// A parcel, and members with more arguments than a test has words for.
public struct Parcel: Equatable, Sendable {
  public var address: String

  public init(address: String) { self.address = address }
}

protocol Courier {
  func deliver(_ parcel: Parcel, to floor: Int, urgent: Bool, note: String?) throws -> Int
  func track<Key: Hashable>(_ key: Key, every seconds: Double, then done: @escaping (Int) -> Void)
  func weigh(_ parcel: Parcel, in unit: String) -> Int
  func weigh(_ parcel: Parcel) -> Int
  func stop()
  subscript(floor: Int, at door: String) -> String { get set }
  static func hire(_ name: String, for days: Int) -> Bool
}

/// A class with such a member.
class Sorter {
  func sort(_ parcels: inout [Parcel], by key: String, descending: Bool) -> Bool { false }
}

/// A function with such arguments.
typealias Route = (_ parcel: Parcel, _ floor: Int) async -> [String]
