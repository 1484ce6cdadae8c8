import Foundation
import Mocky

/// The protocol whose mock is called.
@Mockable protocol FruitStand {
  func price(of fruit: String) -> Int
  func open(at hour: Int)
}

/// A double as people write it by hand. It takes calls from any thread, keeps their arguments, and
/// gives the results that a test has put in.
final class FruitStandDouble: FruitStand, @unchecked Sendable {
  // Unchecked: the lock guards both.
  private var calls: [String] = []
  private var results: [String: Int]
  private let lock = NSLock()

  init(_ results: [String: Int]) { self.results = results }

  func price(of fruit: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    calls.append(fruit)
    return results[fruit] ?? 0
  }

  func open(at hour: Int) {}
}

/// Ends the run where a benchmark's calls are not what it expects.
struct Bystander: FailureReporter {
  func report(_ failure: MockFailure) {
    print(failure.message)
    exit(1)
  }
}
