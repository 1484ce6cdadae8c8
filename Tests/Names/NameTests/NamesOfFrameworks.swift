import Dispatch
import Foundation
import Mocky
import Observation
import Synchronization
import Testing
import XCTest

// Names of the frameworks, without a module before them, in a file that imports Mocky. It compiles
// as long as Mocky takes none of them.

/// Names of the frameworks that tests use.
enum NamesOfFrameworks {
  static let ofXCTest: [Any.Type] = [
    XCTestCase.self, XCTestExpectation.self, XCTNSNotificationExpectation.self,
    XCTNSPredicateExpectation.self, XCTestObservationCenter.self, XCTestSuite.self, XCTSkip.self,
    XCTWaiter.self, XCTest.self, XCTestRun.self, (any XCTestObservation).self,
  ]

  static let ofTesting: [Any.Type] = [
    Attachment<String>.self, Bug.self, Comment.self, ConditionTrait.self, Confirmation.self,
    ExitStatus.self, Expectation.self, ExpectationFailedError.self, Issue.self,
    IssueHandlingTrait.self, ParallelizationTrait.self, SourceLocation.self, Tag.self,
    Test.self, TimeLimitTrait.self, (any Attachable).self, (any CustomTestArgumentEncodable).self,
    (any CustomTestStringConvertible).self, (any SuiteTrait).self, (any TestScoping).self,
    (any TestTrait).self, (any Trait).self,
  ]

  static let ofFoundation: [Any.Type] = [
    AttributedString.self, BlockOperation.self, Bundle.self, Calendar.self, CharacterSet.self,
    CocoaError.self, ComparisonResult.self, Data.self, Date.self, DateComponents.self,
    DateFormatter.self, DateInterval.self, Decimal.self, Dimension.self, Expression<Int, Int>.self,
    FileHandle.self, FileManager.self, Formatter.self, Host.self, IndexPath.self, IndexSet.self,
    JSONDecoder.self, JSONEncoder.self, Locale.self, Measurement<UnitLength>.self,
    Notification.self, NotificationCenter.self, NotificationQueue.self, NSLock.self,
    NSObject.self, NSPredicate.self, Operation.self, OperationQueue.self, Pipe.self, Port.self,
    Predicate<Int>.self, PredicateExpressions.self, Process.self, ProcessInfo.self, Progress.self,
    RunLoop.self, Scanner.self, SortOrder.self, Stream.self, Thread.self, TimeInterval.self,
    Timer.self, TimeZone.self, Unit.self, URL.self, URLComponents.self, URLError.self,
    UserDefaults.self, UUID.self, (any FormatStyle).self, (any LocalizedError).self,
    (any PredicateExpression).self, (any SortComparator).self,
  ]

  static let ofDispatch: [Any.Type] = [
    DispatchData.self, DispatchGroup.self, DispatchIO.self, DispatchObject.self,
    DispatchPredicate.self, DispatchQoS.self, DispatchQueue.self, DispatchSemaphore.self,
    DispatchSource.self, DispatchSpecificKey<Int>.self, DispatchTime.self,
    DispatchTimeInterval.self, DispatchTimeoutResult.self, DispatchWallTime.self,
    DispatchWorkItem.self, DispatchWorkItemFlags.self,
  ]

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static var ofSynchronization: [Any.Type] {
    [
      AtomicLoadOrdering.self, AtomicStoreOrdering.self,
      AtomicUpdateOrdering.self, WordPair.self, (any AtomicRepresentable).self,
    ]
  }
}

@Observable private final class Model {
  var count: Int = 0
  @ObservationIgnored var ignored: Int = 0
}

@Suite struct FunctionsOfFrameworks {
  @Test func allAreFound() async throws {
    let model = Model()
    withObservationTracking {
      #expect(model.count == 0)
    } onChange: {
      XCTFail("nothing changes")
    }
    _ = ObservationRegistrar()
    await confirmation { $0() }
    dispatchPrecondition(condition: .notOnQueue(DispatchQueue(label: "other")))
    _ = try #require(try XCTUnwrap(Optional(1)))
    XCTAssertEqual(pow(2.0, 2.0), 4)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func thoseOfSynchronizationAreFound() {
    let mutex = Mutex(1)
    let atomic = Atomic(1)
    atomicMemoryFence(ordering: .acquiring)
    #expect(mutex.withLock { $0 } == atomic.load(ordering: .relaxed))
  }
}
