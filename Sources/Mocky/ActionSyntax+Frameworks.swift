import MockyCore

#if canImport(XCTest)
  import XCTest

  extension __ActionSyntax {
    /// Makes the call fulfil an expectation of XCTest.
    ///
    /// ```swift
    /// let saved = expectation(description: "saved")
    /// context.check { expectThat(store).receives.save("apple").then.fulfills(saved) }
    /// ```
    ///
    /// - Parameter expectation: the expectation.
    /// - Returns: the expectation of Mocky, to be continued; nothing in a closure that collects
    ///   actions.
    ///
    /// From OCMock 2.12 (`andFulfill`).
    public func fulfills(_ expectation: XCTestExpectation) -> Continuation {
      adding(
        .signalling("fulfils the expectation \"\(expectation.expectationDescription)\"") {
          expectation.fulfill()
        })
    }
  }
#endif

#if canImport(Testing)
  import Testing

  extension __ActionSyntax {
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
    /// - Returns: the expectation, to be continued; nothing in a closure that collects actions.
    ///
    /// After OCMock 2.12 (`andFulfill`).
    public func fulfills(_ confirmation: Confirmation) -> Continuation {
      adding(.signalling("confirms a confirmation") { confirmation.confirm() })
    }
  }
#endif
