#if canImport(XCTest) && compiler(>=6.3) && (os(Linux) || canImport(Darwin))
  /// Called by the loader, before `main` or when the test bundle is loaded, which is done on the main
  /// thread: the observer then hears of the first test as well.
  ///
  /// With older compilers it begins with the first context, or with the first ``MockeryTestCase``.
  #if canImport(Darwin)
    @section("__DATA,__mod_init_func,mod_init_funcs") @used
    private let beginning: @convention(c) () -> Void = { XCTestRuns.begin() }
  #else
    @section(".init_array") @used
    private let beginning: @convention(c) () -> Void = { XCTestRuns.begin() }
  #endif
#endif
