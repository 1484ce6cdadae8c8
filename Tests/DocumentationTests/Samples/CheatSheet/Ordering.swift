import Mocky
import Testing

/// The cheat sheet: states, sequences and waiting.
@Suite(.mockery) struct CheatSheetOrdering {
  let context = Mockery.current
  let store = Mockery.current.mock(MockStore.self)
  let printer = Mockery.current.mock(MockPrinter.self)

  @Test func states() {
    enum Door { case open, closed }
    let readiness = context.states("readiness").startsAs("unready")
    let door = context.states("door", startingAs: Door.closed)

    context.check {
      expectThat(store).receives.open().then.state(door, becomes: .open)
      whenState(door.equals(.open) && readiness.isNot("unready")) {  // also || and !
        expectThat(store).receives.save("apple", at: 0)
      }
      expectThat(store).receives.close().whenState(door.equals(.open))  // one expectation
    }

    readiness.transition(to: "ready")  // by the test itself
    store.open()
    store.save("apple", at: 0)
    store.close()
    #expect(door.currentState == .open && readiness.name == "readiness")
  }

  @Test func sequences() {
    let opening = context.sequence("opening")
    let printing = context.sequence("printing")
    let closing = context.sequence()  // named after its line

    context.check {
      inSequence(opening) {
        expectThat(store).receives.open()
        expectThat(printer).receives(...1).print("open")  // across mocks; this one may be skipped
      }
      expectThat(store).receives.save("apple", at: 0).inSequence(opening, printing)
      expectThat(printer).receives.print("apple").inSequence(printing)
    }

    store.open()
    store.save("apple", at: 0)
    printer.print("apple")
    #expect(closing.name.hasPrefix("Ordering.swift:"))
  }

  @Test func waiting() async {
    let operation = context.states("operation").startsAs("waiting")
    context.check {
      expectThat(store).receives.close().then.state(operation, becomes: "finished")
    }
    Task.detached { [store] in store.close() }

    await context.waitUntil(operation.equals("finished"), timeout: .seconds(3))  // 1 s by default
    await context.waitUntilSatisfied(timeout: .seconds(3))  // until every expectation is met
  }

  @Test func waitingForHeldCalls() async {
    let gate = Gate()
    let passing = (1...2).map { _ in Task { await gate.pass() } }
    defer { for task in passing { task.cancel() } }

    guard await context.waitUntil(gate.holds(2)) else { return }  // returns if the wait fails
    gate.open()
    await context.waitUntil(!gate.holds(1))  // until it holds no call
  }

  @Test func blocking() {
    let operation = context.states("operation").startsAs("finished")

    context.waitUntil(operation.equals("finished"))  // the same in tests that are not async
    context.waitUntilSatisfied()
  }
}
