import MockyCommand
import Testing

@testable import MockyGenerator

@Suite struct ProtocolParsingTests {
  @Test func anEmptySourceHasNoProtocols() {
    #expect(SourceFile(parsing: []).protocols.isEmpty)
  }

  @Test func aProtocolIsReadWithAllItsMembers() {
    expectProtocol(
      """
      @MainActor public protocol Store<Item>: AnyObject, Q & R where Item: Equatable {
        associatedtype Item: X = Int where Item.Y == Int
        typealias Z = [Int]
        func a<T: Decodable, each U>(_ x: @escaping (Int, _ y: String...) async throws(E) -> T,
          b: inout [T: any Q & R] = [:], c: Int..., d: repeat each U)
          async throws -> some P where T: Q
        static func + (l: Self, r: Self) -> Self; func ==<T>(l: Self, r: T)
        var x: Int { get async throws(E) }, y: String { get mutating set }
        subscript<T>(i: Int, j k: T) -> String? { get nonmutating set }
        init?(x: Int) throws
        #if os(Linux)
        func linux()
        #else
        func other()
        #endif
      }
      """,
      """
      @MainActor public protocol Store<Item>: AnyObject, Q & R where Item: Equatable
        associatedtype Item: X = Int where Item.Y == Int
        typealias Z = [Int]
        func a<T: Decodable, each U>(_ x: @escaping (Int, _ y: String...) async throws(E) -> T, \
      b: inout [T: any Q & R] = _, c: Int..., d: repeat each U) \
      async throws -> some P where T: Q
        static func +(l: Self, r: Self) -> Self
        func ==<T>(l: Self, r: T)
        var x: Int { get async throws(E) }
        var y: String { get mutating set }
        subscript<T>(i: Int, j k: T) -> String? { get nonmutating set }
        init?(x: Int) throws
        #if os(Linux)
          func linux()
        #else
          func other()
        #endif
      """)
  }
}
