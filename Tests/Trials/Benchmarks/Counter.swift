import Foundation
import Mocky

/// What is called.
@Mockable protocol Counter {
  func count(_ number: Int, of fruit: String)
  func total(of fruit: String) -> Int
}

/// What people write where they have no mocks: it takes calls from any thread and keeps the arguments.
final class CounterDouble: Counter, @unchecked Sendable {
  // Unchecked: the lock guards it.
  private var calls: [(number: Int, fruit: String)] = []
  private let lock = NSLock()

  func count(_ number: Int, of fruit: String) {
    lock.withLock { calls.append((number, fruit)) }
  }

  func total(of fruit: String) -> Int {
    lock.withLock { calls.filter { $0.fruit == fruit }.reduce(0) { $0 + $1.number } }
  }
}

/// Ends the run where a benchmark's calls are not what it expects.
struct Bystander: FailureReporter {
  func report(_ failure: MockFailure) {
    print(failure.message)
    exit(1)
  }
}
