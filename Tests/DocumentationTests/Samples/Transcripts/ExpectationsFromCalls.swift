import Mocky
import Testing

/// The guide on transcripts: the expectations that are printed are those of the second test.
@Suite struct ExpectationsFromCalls {
  @Test func codeWithoutTests() throws {
    _ = try Self.printed()
  }

  static func printed() throws -> String {
    let context = Mockery()
    context.recordsCallers = true
    let store = context.mock(MockStore.self, strictness: .niceForVoid)
    let printer = context.mock(MockPrinter.self, strictness: .niceForVoid)
    context.check {
      allowing(store).receives.load(.any).then.performs { id in "item \(id)" }
    }

    let copier = Copier(store: store, printer: printer)
    try copier.copy(7, to: 0)
    try copier.copy(7, to: 0)

    print(context.transcript.expectations)
    return context.transcript.expectations
  }

  @Test(.mockery) func pinnedDown() throws {
    let context = Mockery.current
    let store = context.mock(MockStore.self)
    let printer = context.mock(MockPrinter.self)
    context.check {
      expectThat(store).receives(2).load(7).then.returns("item 7")
      expectThat(store).receives(2).save("item 7", at: 0)
      expectThat(printer).receives(2).print("copied item 7")
    }
    let copier = Copier(store: store, printer: printer)
    try copier.copy(7, to: 0)
    try copier.copy(7, to: 0)
  }
}
