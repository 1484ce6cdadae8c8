import Mocky

/// The failure of a verification, as the cookbook shows it.
enum WrongCopy {
  static func failures() -> [String] {
    let reporter = RecordingReporter()
    testStocksTheShelf(Mockery(reporter: reporter))
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"GrocerTests.swift",line:12)
  private static func testStocksTheShelf(_ context: Mockery) {
    let store = context.mock(MockStore.self, strictness: .nice)

    Grocer(store: store).stock()

    context.verify { expectThat(store).received.save("apple", at: 2) }
  }
  #sourceLocation()
}

#sourceLocation(file:"Grocer.swift",line:3)
private struct Grocer {
  let store: any Store

  func stock() {
    store.open()
    store.save("aple", at: 2)
  }
}
#sourceLocation()
