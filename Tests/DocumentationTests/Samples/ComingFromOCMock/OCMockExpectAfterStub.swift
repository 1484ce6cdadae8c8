import Mocky

/// The failures of a test that stubs a method and then expects it, as in section 10.2.
enum ExpectAfterStub {
  static func failures() throws -> [String] {
    let reporter = RecordingReporter()
    try testLoadsAnItem(Mockery(reporter: reporter))
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"CopierTests.swift",line:12)
  private static func testLoadsAnItem(_ context: Mockery) throws {
    let store = context.mock(MockStore.self)
    context.check {
      allowing(store).receives.load(1).then.returns("apple")
      expectThat(store).receives.load(1)
    }

    _ = try store.load(1)
    context.assertSatisfied()
  }
  #sourceLocation()
}
