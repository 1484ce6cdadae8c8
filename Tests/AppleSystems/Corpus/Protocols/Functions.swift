import Foundation
import MockyCore

@MockableFunction typealias Fetch = (_ url: URL, _ retry: Bool) async throws -> Data
@MockableFunction typealias ReadLine = (Int) throws(ReadError) -> String
@MockableFunction typealias SortItems = @Sendable (_ items: inout [String]) -> Void
@MockableFunction typealias ShowText = @MainActor (String) -> Bool
@MockableFunction typealias Convert<Value> = (Value) -> [Value]
@MockableFunction typealias Notify =
  @Sendable (
    _ done: @escaping @Sendable (Int) -> Void
  ) async -> Void
