import Foundation
import Mocky
import XCTest

/// Many threads at once on one context: no call is lost, none is counted twice.
class StressTestCase: XCTestCase {
  let threads = 8
  let rounds = 100
  let reporter = RecordingReporter()
  private(set) lazy var context = Mockery(reporter: reporter)

  /// Runs a body on many threads at once, and waits until all have come to their end.
  func onManyThreads(_ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        body(number)
        group.leave()
      }
    }
    group.wait()
  }
}
