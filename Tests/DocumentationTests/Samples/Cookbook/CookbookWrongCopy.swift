import Mocky

/// The failure of a verification, as the cookbook shows it.
enum WrongCopy {
  static func failures() -> [String] {
    let reporter = RecordingReporter()
    testSavesTheItem(Mockery(reporter: reporter))
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"CopierTests.swift",line:12)
  private static func testSavesTheItem(_ context: Mockery) {
    let store = context.mock(MockStore.self, strictness: .nice)

    store.open()
    store.save("aple", at: 2)

    context.verify { expectThat(store).received.save("apple", at: 2) }
  }
  #sourceLocation()
}
