import Testing

@testable import MockyCore

struct DeadlineTests {
  @Test func itPasses() {
    #expect(Deadline(after: .zero).hasPassed)
    #expect(Deadline(after: .seconds(-1)).remainingSeconds == 0)
    #expect(!Deadline(after: .seconds(60)).hasPassed)
    #expect(Deadline(after: .seconds(60)).remainingSeconds > 30)
    #expect(!Deadline(after: .seconds(.infinity)).hasPassed)
  }
}
