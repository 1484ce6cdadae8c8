import Mocky
import Testing

/// The cookbook: making mocks.
@Suite(.mockery) struct CookbookMaking {
  let context = Mockery.current

  @Test func names() {
    let main = context.mock(MockStore.self, named: "main store")
    let backup = context.mock(MockStore.self, named: "backup")

    #expect("\(main), \(backup)" == "main store, backup")
  }

  @Test func inferred() {
    let store: MockStore = context.mock()
    let clock: MockClock = context.mock()

    #expect("\(store), \(clock)" == "store, clock")
  }

  @Test func strictness() {
    let store = context.mock(MockStore.self)
    let printer = context.mock(MockPrinter.self, strictness: .nice)
    context.check { expectThat(store).receives.open() }

    store.open()
    printer.print("not expected")
  }

  @Test func strictnessOfANiceMock() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let reader = context.mock(MockStore.self, named: "reader", strictness: .nice)
    context.check {
      allowing(reader).receives.read(1).then.returns("one")
    }
    #expect(reader.read(1) == "one")
    reader.close()  // nothing mentions it
    _ = reader.read(2)  // fails: argument 1 is 2, expected 1

    let headlines = reporter.failures.map { $0.message.prefix { $0 != "\n" } }
    #expect(headlines == ["reader.read(2): unexpected: argument 1 is 2, expected 1"])
  }

  @Test func classes() {
    let motor = context.mock { MockMotor($0, cylinders: 4) }

    #expect(motor.cylinders == 4)
  }

  @Test func tellingMocksFromOthers() {
    let object: any Store = context.mock(MockStore.self)
    #expect(isMock(object))
    #expect(!isMock(self))
  }

  @Test func aNameThatAnotherModuleHasToo() {
    let even: Mocky.Matcher<Int> = .matching("even") { $0.isMultiple(of: 2) }
    let store: MockStore = context.mock()
    context.check { allowing(store).receives.read(even).then.returns("two") }
    #expect(store.read(2) == "two")
  }
}
