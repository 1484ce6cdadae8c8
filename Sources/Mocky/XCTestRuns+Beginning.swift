#if canImport(XCTest) && os(Linux) && compiler(>=6.3)
  /// Called by the loader, before `main`: the observer then hears of the first test as well.
  ///
  /// Elsewhere it begins with the first context, and what was running by then is guessed.
  @section(".init_array") @used
  private let beginning: @convention(c) () -> Void = { _ = XCTestRuns.shared }
#endif
