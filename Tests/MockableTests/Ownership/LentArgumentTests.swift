import Foundation
import Mocky
import XCTest

@Mockable private protocol ParcelScale: Sendable {
  func weigh(_ parcel: borrowing Crate)
  func take(_ parcel: consuming Crate)
}

/// A value lent to a mock is there while the call runs. A look at it on another thread delays the
/// call's end, or finds nothing.
final class LentArgumentTests: XCTestCase {
  private let reporter = RecordingReporter()

  /// Waits until somebody looks at the argument of a call, and only then lets the call end.
  private func look(
    during call: @escaping @Sendable (MockParcelScale) -> Void, _ seen: Captor<Int>
  ) {
    let context = Mockery(reporter: reporter)
    let scale = context.mock(MockParcelScale.self)
    let isLookedAt = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    let action: @Sendable () -> Void = { _ = isLookedAt.wait(timeout: .now() + 10) }
    context.check {
      allowing(scale).receives.weigh(.any).then.performs { _ in action() }
      allowing(scale).receives.take(.any).then.performs { _ in action() }
    }
    Thread {
      call(scale)
      hasEnded.signal()
    }.start()
    let test: @Sendable (borrowing Crate) -> Bool = { parcel in
      isLookedAt.signal()
      Thread.sleep(forTimeInterval: 0.05)  // The call would end now.
      seen.record(parcel.weight)
      return parcel.weight == 7
    }
    context.verify(within: .milliseconds(300)) {
      anyOf {
        expectThat(scale).received.weigh(.matching("seven", test))
        expectThat(scale).received.take(.matching("seven", test))
      }
    }
    hasEnded.wait()
  }

  func testALentArgumentIsThereAsLongAsItIsLookedAt() {
    let seen = Captor<Int>()
    look(during: { $0.weigh(Crate(7)) }, seen)
    XCTAssertEqual(Set(seen.values), [7])
  }

  func testAConsumedArgumentIsThereAsLongAsItIsLookedAt() {
    let seen = Captor<Int>()
    look(during: { $0.take(Crate(7)) }, seen)
    XCTAssertEqual(Set(seen.values), [7])
  }

  func testCallsEndWhileOthersLookAtTheirArguments() {
    let context = Mockery(reporter: reporter)
    let scale = context.mock(MockParcelScale.self, strictness: .nice)
    let calls = 500
    let thread = Thread {
      for weight in 1...calls {
        scale.weigh(Crate(weight))
        scale.take(Crate(weight))
      }
      scale.weigh(Crate(0))
    }
    thread.start()
    context.verify(within: .seconds(1)) {
      expectThat(scale).received(.never).weigh(.matching("heavy") { $0.weight > calls })
      expectThat(scale).received(.never).take(.matching("heavy") { $0.weight > calls })
    }
    XCTAssertEqual(reporter.failures.count, 0)
  }
}
