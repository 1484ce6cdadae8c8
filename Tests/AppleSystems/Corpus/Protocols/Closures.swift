import Dispatch
import MockyCore

final class Postcard { var text = "" }

@Mockable protocol Switchboard {
  func whenCalled(_ body: @escaping (Int) -> Void)
  func whenSent(_ body: (@Sendable (String, Int) throws -> Bool)?)
  func typed(_ body: @escaping (Int) throws(ReadError) -> String)
  func typedLater(_ body: @escaping @Sendable () async throws(ReadError) -> Int) async
  func briefly(_ body: (Int) throws(ReadError) -> Void) throws(ReadError)
  func both(_ first: () -> Int, _ second: () throws -> Int) -> Int
  func onMain(_ body: @escaping @MainActor () -> Int)
  func isolated(_ body: @escaping @isolated(any) @Sendable () -> Void)
  func later(_ body: @escaping @isolated(any) () async -> Int) async -> Int
  func nonsending(_ body: nonisolated(nonsending) () async -> Int) async -> Int
  func concurrent(_ body: @escaping @concurrent () async -> Void)
  func queue(_ body: sending @escaping () async -> Void, on queue: DispatchQueue)
  func post(_ letter: sending Postcard) -> sending Postcard
  func adopt(_ bodies: [(Int) -> String], _ named: [String: () -> Void])
  func change(_ body: (inout Int) -> Void)
  func handler(for name: String) -> (Int) throws(ReadError) -> String
  func handlers() -> [(Int) -> String]
  var current: @MainActor (Int) -> Void { get set }
}
