/// How tests that must fail are run: the package manager costs a third of a second each time, but
/// knows how on every platform.
enum MustFailRunner {
  case packageManager, testBundle

  #if os(Linux)
    static let fastest: MustFailRunner = .testBundle
  #else
    static let fastest: MustFailRunner = .packageManager
  #endif

  /// Runs a test or a suite.
  /// - Parameters:
  ///   - options: what is asked for besides.
  ///   - environment: what the tests find in their environment besides.
  func run(
    _ selection: Selection, options: [String] = [], environment: [String: String] = [:]
  ) async throws -> Command.Ending {
    switch self {
    case .packageManager:
      return try await ScratchPackage.test(
        selection.packageOptions + options, environment: environment)
    case .testBundle:
      try await ScratchPackage.built()
      let program = try await ScratchPackage.products.value.tests(of: selection.target)
      return await Command.run(
        [program] + selection.bundleOptions + options, environment: environment)
    }
  }
}
