// swift-format-ignore-file

// What an independent generator of random protocols has found. `RareSuite` calls their mocks.

protocol Labeled {
  func f(`async` a: Int, `sending` b: Int, `override` c: Int, `infix` d: Int, `convenience` e: Int) -> Int
  func observe(willSet a: Int, didSet: Int) -> Int
  subscript(`override` a: Int) -> Int { get set }
  subscript(willSet a: String) -> Int { get set }
}

protocol Ending {
  func end() async -> Never
  func fail() async throws -> Never
  var ended: Never { get }
}

protocol EndingActor: Actor { func end() -> Never }

final class Leaflet {}
protocol Sender {
  func send(_ a: sending @autoclosure @escaping () -> Leaflet) -> Int
  func hand(_ a: @autoclosure () -> sending Leaflet) -> Int
}

@MainActor protocol Counter { subscript(a: isolated (any Actor)?) -> Int { get } }

protocol Scanner {
  func scan(_ a: @escaping (borrowing RawSpan) -> Void) -> Int
  func scan(_ a: borrowing RawSpan, then b: @escaping () -> Void) -> Int
  func count(_ a: borrowing Span<Int>, _ b: () -> Int) async -> Int
}

typealias Change = (Int) -> Void
protocol Changing { func change(_ a: Change) -> Int }

protocol Summed { static func + (a: Self, b: Self) -> Self }
protocol Totaled: Summed { func count() -> Int }
protocol Audited: Totaled { func audit() -> Int }

protocol Desks: Actor {
  func leaflet() async -> Leaflet
  func leaflets() throws -> [Leaflet]
}

protocol Table { func f(_ a: [String: (Int...) -> Void?]) -> Int }
