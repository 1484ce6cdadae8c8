import Foundation
import Mocky

/// What the history keeps of a call, in bytes.
enum Memory {
  static let name: String = "memory of a recorded call"

  #if os(Linux)
    /// Measured over so many calls, that of the list in which they stand included.
    static func bytesPerCall(count: Int = 200_000) -> Int? {
      let context = Mockery(reporter: Bystander())
      let stand = context.mock(MockFruitStand.self)
      context.check { allowing(stand).receives.price(of: "apples").then.returns(7) }
      _ = stand.price(of: "apples")
      let before = resident
      for _ in 0..<count { _ = stand.price(of: "apples") }
      return withExtendedLifetime(context) { (resident - before) / count }
    }

    /// The memory of this process that is in use, in bytes.
    private static var resident: Int {
      let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return (pages.flatMap { Int($0[1]) } ?? 0) * Int(getpagesize())
    }
  #else
    static func bytesPerCall() -> Int? { nil }
  #endif
}
