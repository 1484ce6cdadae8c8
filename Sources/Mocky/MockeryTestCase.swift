#if canImport(XCTest)
  import Foundation
  import MockyCore
  import XCTest

  /// A test case with a context that verifies itself.
  ///
  /// ```swift
  /// final class PublisherTests: MockeryTestCase {
  ///   func testPublishes() {
  ///     let subscriber = context.mock(MockSubscriber.self)
  ///     context.check { expectThat(subscriber).receives.receive("hello") }
  ///     Publisher(subscribers: [subscriber]).publish("hello")
  ///   }
  /// }
  /// ```
  ///
  /// From jMock (`MockObjectTestCase`).
  open class MockeryTestCase: XCTestCase {
    /// The context of this test, which is made when you first use it.
    ///
    /// ```swift
    /// let subscriber = context.mock(MockSubscriber.self)
    /// ```
    ///
    /// From jMock (`MockObjectTestCase`).
    public var context: Mockery {
      // Several threads may use it first.
      ownContext.withLock { own in
        let context = own ?? makeContext()
        own = context
        return context
      }
    }

    /// The strictness of mocks that you make without one, `.strict` unless overridden.
    ///
    /// ```swift
    /// override var strictness: Strictness { .nice }
    /// ```
    ///
    /// The context reads it when it is made.
    ///
    /// From Mockito (`MockitoSession.strictness`).
    open var strictness: Strictness { .strict }

    private let ownContext = Locked(Mockery?.none)

    private func makeContext() -> Mockery {
      // The line is unknown here, and only a failure looks it up.
      let stack = CallStack().kept
      return Mockery(testCase: self, strictness: strictness, origin: stack.caller ?? .unknown)
    }

    #if canImport(Darwin)
      /// The tests of the class, which XCTest asks for before any test, on the main thread.
      ///
      /// Mocky begins to observe tests here, if the loader has not started it.
      open override class var defaultTestSuite: XCTestSuite {
        XCTestRuns.begin()
        return super.defaultTestSuite
      }

      /// Reports an issue, unless it is an `UnexpectedInvocation` that came out of the test.
      ///
      /// The error only ended the test: the failing call has already been reported.
      ///
      /// - Parameter issue: the issue, with its place.
      open override func record(_ issue: XCTIssue) {
        guard let error = issue.associatedError else { return super.record(issue) }
        if context.context.hasThrown(error) { return }
        var issue = issue
        if let origin = context.context.origin(of: error) {
          issue.compactDescription += "\n\(origin)"
        }
        super.record(issue)
      }
    #else
      /// Reports a failure, unless it is an `UnexpectedInvocation` that came out of the test.
      ///
      /// The error only ended the test: the failing call has already been reported.
      ///
      /// - Parameters:
      ///   - description: a description of the failure.
      ///   - filePath: the path of the file in which it happened.
      ///   - lineNumber: the line at which it happened, counted from 1.
      ///   - expected: true if an assertion failed; false for an error that came out of the test.
      open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        let error = expected ? nil : errorText(in: description)
        if let error, context.context.hasThrown(errorThatSays: error) { return }
        let origin = error.flatMap(context.context.origin(ofErrorThatSays:)).map { "\n\($0)" }
        super.recordFailure(
          withDescription: description + (origin ?? ""), inFile: filePath, atLine: lineNumber,
          expected: expected)
      }

      /// XCTest passes only a description, but it holds the error itself.
      private func errorText(in description: String) -> String? {
        let (start, end) = ("threw error \"", "\"")
        guard description.hasPrefix(start), description.hasSuffix(end) else { return nil }
        return String(description.dropFirst(start.count).dropLast(end.count))
      }
    #endif
  }

  extension Mockery {
    /// Makes a context for a test case, which verifies itself when the test is torn down.
    ///
    /// ```swift
    /// override func setUp() { context = Mockery(testCase: self) }
    /// ```
    ///
    /// It verifies itself before the test case's own `tearDown`, where mocks expect no more calls.
    ///
    /// - Parameters:
    ///   - testCase: the test case, in `setUp` or in the test.
    ///   - strictness: the strictness of mocks that you make without one.
    ///
    /// From LRMocky (`mockeryForTestCase:`).
    public convenience init(
      testCase: XCTestCase, strictness: Strictness = .strict, fileID: StaticString = #fileID,
      filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
    ) {
      let position = SourcePosition(fileID, filePath, line, column)
      self.init(testCase: testCase, strictness: strictness, origin: position)
    }

    fileprivate convenience init(
      testCase: XCTestCase, strictness: Strictness,
      origin: @escaping @autoclosure @Sendable () -> SourcePosition
    ) {
      XCTestRuns.shared.isRunning(testCase)
      self.init(strictness: strictness, origin: origin())
      testCase.addTeardownBlock { self.assertSatisfied(at: .endOfTest) }
    }
  }
#endif
