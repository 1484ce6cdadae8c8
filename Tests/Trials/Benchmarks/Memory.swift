import Foundation
import Mocky

/// Memory that calls and expectations take.
enum Memory {
  static let call: String = "memory of a recorded call"
  static let expectation: String = "memory of an expectation"

  #if os(Linux)
    /// The bytes that the history keeps of a call. Measured over so many calls, that of the list in which
    /// they stand included.
    static func bytesPerCall(count: Int = 200_000) -> Int? {
      let context = Mockery(reporter: Bystander())
      let stand = context.mock(MockFruitStand.self)
      context.check { allowing(stand).receives.price(of: "apples").then.returns(7) }
      _ = stand.price(of: "apples")
      let before = used
      for _ in 0..<count { _ = stand.price(of: "apples") }
      return withExtendedLifetime(context) { (used - before) / count }
    }

    /// The bytes that an expectation keeps, its place in all lists included.
    static func bytesPerExpectation(count: Int = 50_000) -> Int? {
      let context = Mockery(reporter: Bystander())
      let stand = context.mock(MockFruitStand.self)
      let fruits = (0..<count).map { "fruit \($0)" }
      let before = used
      context.check {
        for fruit in fruits { allowing(stand).receives.price(of: fruit).then.returns(7) }
      }
      return withExtendedLifetime((context, fruits)) { (used - before) / count }
    }

    /// The memory of this process that is in use, in bytes.
    private static var used: Int {
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return (pages.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize())
    }
  #else
    static func bytesPerCall() -> Int? { nil }
    static func bytesPerExpectation() -> Int? { nil }
  #endif
}
