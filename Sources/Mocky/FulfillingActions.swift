import MockyCore
import Testing

#if canImport(XCTest)
  import XCTest

  extension LessCommonActions {
    /// Makes the call fulfill an expectation of XCTest.
    ///
    /// ```swift
    /// let saved = expectation(description: "saved")
    /// context.check { expectThat(store).receives.save("apple").then.fulfills(saved) }
    /// ```
    ///
    /// - Parameter expectation: the expectation of XCTest.
    /// - Returns: the expectation of the call, which you can continue.
    ///
    /// From OCMock 2.12 (`andFulfill`).
    public func fulfills(_ expectation: XCTestExpectation) -> Continuation {
      signalling("fulfills the expectation \"\(expectation.expectationDescription)\"") {
        expectation.fulfill()
      }
    }
  }
#endif

extension LessCommonActions {
  /// Makes the call confirm a confirmation of Swift Testing.
  ///
  /// ```swift
  /// await confirmation("saved") { saved in
  ///   context.check { expectThat(store).receives.save("apple").then.fulfills(saved) }
  ///   await basket.save()
  /// }
  /// ```
  ///
  /// - Parameter confirmation: the confirmation.
  /// - Returns: the expectation, which you can continue.
  ///
  /// After OCMock 2.12 (`andFulfill`).
  public func fulfills(_ confirmation: Confirmation) -> Continuation {
    signalling("confirms a confirmation") { confirmation.confirm() }
  }
}
