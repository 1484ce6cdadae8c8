import Testing

/// Runs tests before others that wait for a thread. There are thousands of those, and the guides' timeouts
/// are for a machine that has a thread left.
struct PromptTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == PromptTrait {
  static var prompt: PromptTrait { PromptTrait() }
}
