#if canImport(XCTest)
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
    /// The context of this test, made when it is first used.
    ///
    /// ```swift
    /// let subscriber = context.mock(MockSubscriber.self)
    /// ```
    ///
    /// From jMock (`MockObjectTestCase`).
    public private(set) lazy var context: Mockery = Mockery(testCase: self)

    #if canImport(Darwin)
      /// The tests of the class; XCTest asks for them before any test, on the main thread.
      ///
      /// That is where Mocky begins to hear of tests, if the loader has not seen to it.
      open override class var defaultTestSuite: XCTestSuite {
        XCTestRuns.begin()
        return super.defaultTestSuite
      }

      /// Reports an issue, unless it is an ``UnexpectedInvocation`` that came out of the test.
      ///
      /// It only ended the test, and what it stands for has been reported.
      ///
      /// - Parameter issue: what went wrong, and where.
      open override func record(_ issue: XCTIssue) {
        if issue.associatedError is UnexpectedInvocation, !context.isSatisfied { return }
        super.record(issue)
      }
    #else
      /// Reports a failure, unless it is an ``UnexpectedInvocation`` that came out of the test.
      ///
      /// It only ended the test, and what it stands for has been reported.
      ///
      /// - Parameters:
      ///   - description: what went wrong.
      ///   - filePath: the path of the file that it belongs to.
      ///   - lineNumber: the line that it belongs to, counted from 1.
      ///   - expected: whether an assertion failed; false for an error that came out of the test.
      open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        if !expected, description.contains(UnexpectedInvocation.words), !context.isSatisfied {
          return
        }
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
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
    /// That is before the test case's own `tearDown`, in which no calls are expected any more.
    ///
    /// - Parameters:
    ///   - testCase: the test case, in `setUp` or in the test.
    ///   - fileID: the file of the caller, filled in by the compiler.
    ///   - filePath: the path of that file, filled in by the compiler.
    ///   - line: the line of the call, filled in by the compiler.
    ///   - column: the column of the call, filled in by the compiler.
    ///
    /// From LRMocky (`mockeryForTestCase:`).
    public convenience init(
      testCase: XCTestCase, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: Int = #line, column: Int = #column
    ) {
      XCTestRuns.shared.isRunning(testCase)
      self.init(fileID: fileID, filePath: filePath, line: line, column: column)
      testCase.addTeardownBlock { self.assertSatisfied() }
    }
  }
#endif
