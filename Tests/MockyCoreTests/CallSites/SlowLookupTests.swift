#if os(Linux)
  import Foundation
  import MockyTestSupport
  import Testing

  @testable import MockyCore

  /// On a busy machine, a failure's text waits long for the lines of other tests' failures.
  struct SlowLookupTests {
    @Test func aTextIsAwaitedWhileItsLinesAreLookedUp() async {
      await #expect(processExitsWith: .success) {
        let reporter = RecordingReporter()
        let context = Mockery(reporter: reporter)
        let turtle = context.mock(MockTurtle.self)
        let isBeingDescribed = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let slow = Slow(isBeingDescribed: isBeingDescribed)
          turtle.mockObject.call(
            "take(_:)", .one(slow), throwing: Never.self, returning: Void.self)
        }
        isBeingDescribed.wait()
        context.assertSatisfied()
        let expected = ["turtle.take(slow): unexpected: no expectations were declared"]
        exit(reporter.headlines == expected ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }

    /// Its description looks up a function, for longer than a test waits for a text without lookups.
    private struct Slow: CustomStringConvertible {
      private static let known = Locked("")
      let isBeingDescribed: DispatchSemaphore

      var description: String {
        isBeingDescribed.signal()
        let known = dlsym(dlopen(nil, RTLD_NOW), "malloc")
        _ = SymbolLookup.shared.frames(at: UInt(bitPattern: known)) { _ in
          if Self.known.value.isEmpty { Thread.sleep(forTimeInterval: 12) }
          Self.known.withLock { $0 = "malloc" }
          return true
        }
        return "slow"
      }
    }
  }
#endif
