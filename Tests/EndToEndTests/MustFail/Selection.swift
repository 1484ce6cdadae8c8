/// The tests to run of those that must fail: one test, or a suite.
struct Selection {
  let framework: Framework
  let suite: String
  let test: String?

  /// For `swift test`, which takes regular expressions.
  var packageOptions: [String] {
    let other = framework == .xctest ? "--disable-swift-testing" : "--disable-xctest"
    return [other, "--filter", pattern]
  }

  /// For the test bundle, which takes names of XCTest and regular expressions of Swift Testing.
  var bundleOptions: [String] {
    switch framework {
    case .xctest: [([name] + (test.map { [$0] } ?? [])).joined(separator: "/")]
    case .swiftTesting: ["--testing-library", "swift-testing", "--filter", pattern]
    }
  }

  var target: String { "MustFail\(framework.rawValue)" }

  private var name: String { "\(target).\(suite)" }

  private var pattern: String { "^\(name)/" + (test.map { "\($0)(\\(|$)" } ?? "") }
}
