// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

// The part of Apple's XCTest (Xcode 16 and newer) that Mocky uses. It is not corelibs' XCTest.
@_exported import Foundation
import _Concurrency

open class XCTest: NSObject {
  open var testCaseCount: Int { 0 }
  open var name: String { "" }
  open var testRunClass: AnyClass? { nil }
  open var testRun: XCTestRun? { nil }
  open func perform(_ run: XCTestRun) {}
  open func run() {}
  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() async throws {}
  open func tearDownWithError() throws {}
  open func tearDown() {}
}
open class XCTestRun: NSObject {
  open var test: XCTest { fatalError() }
  open var hasSucceeded: Bool { true }
  open var failureCount: Int { 0 }
  open var unexpectedExceptionCount: Int { 0 }
  open var hasBeenSkipped: Bool { false }
}
open class XCTestSuite: XCTest {}
open class XCTestCase: XCTest {
  open class var defaultTestSuite: XCTestSuite { fatalError() }
  open var continueAfterFailure: Bool {
    get { true }
    set {}
  }
  open func record(_ issue: XCTIssue) {}
  open func add(_ attachment: XCTAttachment) {}
  @available(*, deprecated, message: "Use record(_:)")
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {}
  open func invokeTest() {}
  open func addTeardownBlock(_ block: @escaping () throws -> Void) {}
  @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
  open func expectation(description: String) -> XCTestExpectation { fatalError() }
}
open class XCTestExpectation: NSObject, @unchecked Sendable {
  public init(description: String) {}
  open var expectationDescription: String {
    get { "" }
    set {}
  }
  open var expectedFulfillmentCount: Int {
    get { 1 }
    set {}
  }
  open var isInverted: Bool {
    get { false }
    set {}
  }
  open func fulfill() {}
}
open class XCTAttachment: NSObject {
  public init(data: Data, uniformTypeIdentifier: String) {}
  open var name: String?
}

public struct XCTIssue: Hashable, @unchecked Sendable {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system,
      unmatchedExpectedFailure
  }
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) { fatalError() }
  public var type: IssueType { .assertionFailure }
  public var compactDescription: String {
    get { "" }
    set {}
  }
  public var associatedError: (any Error)? { nil }
  public var sourceCodeContext: XCTSourceCodeContext { XCTSourceCodeContext() }
  public static func == (a: XCTIssue, b: XCTIssue) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}
open class XCTExpectedFailure: NSObject {
  open var failureReason: String? { nil }
  open var issue: XCTIssue { fatalError() }
}
public final class XCTSourceCodeSymbolInfo: NSObject {
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {}
  public var imageName: String { "" }
  public var symbolName: String { "" }
  public var location: XCTSourceCodeLocation? { nil }
}
public final class XCTSourceCodeFrame: NSObject {
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {}
  public convenience init(address: UInt64) { fatalError() }
  public var address: UInt64 { 0 }
  // Apple's has a property of this name as well, which only Objective-C can declare beside it.
  public func symbolInfo() throws -> XCTSourceCodeSymbolInfo { fatalError() }
}
open class XCTSourceCodeLocation: NSObject {
  open var fileURL: URL { fatalError() }
  open var lineNumber: Int { 0 }
  public convenience init(filePath: String, lineNumber: Int) { fatalError() }
}
open class XCTSourceCodeContext: NSObject {
  public override init() {}
  public convenience init(location: XCTSourceCodeLocation?) { fatalError() }
  open var location: XCTSourceCodeLocation? { nil }
}
// An Objective-C protocol: all its members are optional, which extensions stand for.
public protocol XCTestObservation: NSObjectProtocol {
  func testBundleWillStart(_ testBundle: Bundle)
  func testBundleDidFinish(_ testBundle: Bundle)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
  func testCaseDidFinish(_ testCase: XCTestCase)
}
extension XCTestObservation {
  public func testBundleWillStart(_ testBundle: Bundle) {}
  public func testBundleDidFinish(_ testBundle: Bundle) {}
  public func testSuiteWillStart(_ testSuite: XCTestSuite) {}
  public func testSuiteDidFinish(_ testSuite: XCTestSuite) {}
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
}
open class XCTestObservationCenter: NSObject {
  open class var shared: XCTestObservationCenter { fatalError() }
  open func addTestObserver(_ observer: any XCTestObservation) {}
  open func removeTestObserver(_ observer: any XCTestObservation) {}
}
extension XCTestCase {
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) {}
  @available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async {}
}
open class XCTWaiter: NSObject {
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public class func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) -> Result { .completed }
}
public struct XCTSkip: Error, Sendable {
  public let message: String?
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) { self.message = nil }
}
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {}
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T { fatalError() }
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (_ error: any Error) -> Void = { _ in }
) {}
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
