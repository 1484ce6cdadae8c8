import Mocky
import MockyTestSupport
import Testing

/// Expected and allowed calls that return what can be mocked return mocks.
struct ReturnedMockTests {
  var (reporter, context, library) = recordedContext(MockLibrary.self)

  init() {
    context.byDefault { ignoring(library) }
  }

  @Test func theMockIsNamedAfterTheCall() {
    #expect("\(library.shelf("A", row: 1))" == #"library.shelf("A", row: 1)"#)
    #expect("\(library.catalog)" == "library.catalog")
    #expect("\(library[2])" == "library[2]")
    #expect(reporter.messages == [])
  }

  @Test func itIsTheSameOneForTheSameCall() {
    let shelf = library.shelf("A", row: 1)
    #expect(library.shelf("A", row: 1) === shelf)
    #expect(library.shelf("B", row: 1) !== shelf)
    #expect(library.shelf("A", row: 1) === shelf)
    #expect(context.mock(MockLibrary.self, strictness: .nice).shelf("A", row: 1) !== shelf)
  }

  @Test func argumentsThatCannotBeComparedAreTakenByTheirText() {
    let (one, other) = (Egg("blue"), Egg("blue"))
    let shelf = library.shelf(for: one) {}
    #expect(library.shelf(for: one) {} === shelf)
    #expect(library.shelf(for: other) {} !== shelf)
  }

  @Test func itReturnsMocksInItsTurn() {
    let book = library.shelf("A", row: 1).book(3)
    #expect("\(book)" == #"library.shelf("A", row: 1).book(3)"#)
    #expect("\(book.shelf.book(4))" == #"library.shelf("A", row: 1).book(3).shelf.book(4)"#)
    #expect(book.title == "")
    #expect(reporter.messages == [])
  }

  @Test func allowedCallsAndThoseOfNiceMocksReturnMocks() {
    let nice = context.mock(MockLibrary.self, named: "nice", strictness: .nice)
    #expect("\(nice.catalog)" == "nice.catalog")
    let allowed = context.mock(MockLibrary.self, named: "allowed")
    context.check { allowing(allowed).receives.catalog }
    #expect("\(allowed.catalog)" == "allowed.catalog")
    #expect(reporter.messages == [])
  }

  @Test func asyncAndThrowingCallsReturnMocks() async throws {
    #expect("\(try await library.find("Moby Dick"))" == #"library.find("Moby Dick")"#)
  }

  @Test func whatHasAnObviousValueIsNoMock() {
    #expect(library.perhaps() == nil)
    #expect(library.all().isEmpty)
  }

  @Test func aDefaultThatWasSetComesFirst() {
    let own = context.mock(MockShelf.self, named: "own")
    context.setDefault(own, for: (any Shelf).self)
    #expect(library.shelf("A", row: 1) === own)
  }

  @Test func theMockTakesExpectationsAndIsVerified() throws {
    let shelf = try #require(library.shelf("A", row: 1) as? MockShelf)
    context.check {
      expectThat(shelf).receives.book(7).then.performs { [context] _ in
        context.mock(MockBook.self, named: "seven")
      }
    }
    #expect("\(shelf.book(7))" == "seven")
    shelf.close()
    context.verify { expectThat(shelf).received.close() }
    #expect(reporter.messages == [])
    _ = shelf.book(8)
    #expect(
      reporter.headlines == [
        #"library.shelf("A", row: 1).book(8): "#
          + "unexpected: all expected calls of book(_:) were made before"
      ])
  }

  @Test func typesInsideTypesAndOfOtherModulesAreFound() {
    #expect(library.cart() is Trolley.MockCart)
    #expect(library.wagon() is MockWagon)
    #expect(library.track() is Depot.MockTrack)
    #expect(library.turtle() is MockTurtle)
  }

  @Test func compositionsAndMocksThemselvesAreFound() {
    #expect(library.labelled() is MockLabelled)
    #expect(library.copy() !== library)
    #expect("\(library.copy())" == "library.copy()")
  }

  @Test func mocksOfActorsOfTheMainActorAndOfClassesAreFound() {
    #expect(library.account() is MockAccount)
    #expect(library.view() is MockView)
    #expect(library.reel() is MockReel)
  }

  @Test func functionsAndTypesReturnMocks() {
    let find = context.mockFunction(named: "find", as: ((String) -> any Shelf).self)
    context.check {
      allowing(find).receives.call(.any)
      allowing(MockLibrary.self).receives.open(year: .any)
    }
    #expect("\(find.function("A"))" == #"find("A")"#)
    #expect("\(context.run { MockLibrary.open(year: 1900) })" == "MockLibrary.open(year: 1900)")
  }

  @Test func whatCannotBeFoundSaysHowToGiveAValue() {
    context.check { allowing(library).receives.secret() }
    #expect(throws: UnexpectedInvocation.self) { try library.secret() }
    #expect(reporter.headlines == ["library.secret(): no value to return, of type Secret"])
    #expect(
      reporter.section(.noMock) == [
        "there is no MockSecret: name it in a test for the plugin, or mark Secret @Mockable"
      ])
  }

  @Test func whatIsPrivateCannotBeFound() {
    let attic = context.mock(MockAttic.self)
    context.check { allowing(attic).receives.chest() }
    #expect(throws: UnexpectedInvocation.self) { try attic.chest() }
    #expect(reporter.headlines == ["attic.chest(): no value to return, of type Chest"])
    #expect(
      reporter.section(.private) == [
        "a mock of it cannot be found: private types have no name while a test runs"
      ])
    let chest = context.mock(MockChest.self)
    context.setDefault(chest, for: (any Chest).self)
    #expect((try? attic.chest()) as? MockChest === chest)
  }

  @Test func aMockThatRefusesIsNotMade() {
    #expect(throws: UnexpectedInvocation.self) { try library.guarded() }
    #expect(reporter.headlines == ["library.guarded(): no value to return, of type Guarded"])
  }

  @Test func anExpectedCallReturnsAMockToo() {
    context.check { expectThat(library).receives.shelf("A", row: 1) }
    let shelf = library.shelf("A", row: 1)
    shelf.close()
    #expect("\(shelf)" == #"library.shelf("A", row: 1)"#)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func anExpectedCallReturnsTheSameMockEachTimeUnlessAValueIsGiven() {
    let catalog = context.mock(MockShelf.self, named: "catalog")
    context.check {
      expectThat(library).receives(2).shelf("A", row: 1)
      expectThat(library).receives.catalog.then.returns(catalog)
    }
    #expect(library.shelf("A", row: 1) === library.shelf("A", row: 1))
    #expect(library.catalog === catalog)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func anExpectedCallWithoutAMockSaysWhatIsMissing() {
    context.check { expectThat(library).receives.secret() }
    #expect(throws: UnexpectedInvocation.self) { try library.secret() }
    #expect(reporter.headlines == ["library.secret(): no value to return, of type Secret"])
    #expect(
      reporter.section(.noMock) == [
        "there is no MockSecret: name it in a test for the plugin, or mark Secret @Mockable"
      ])
  }

  @Test func afterAnUnexpectedCallTheTestGoesOn() {
    context.mock(MockLibrary.self, named: "strict").shelf("A", row: 1).close()
    #expect(
      reporter.headlines == [
        #"strict.shelf("A", row: 1): unexpected: no expectation mentions it"#
      ])
  }

  @Test func severalThreadsGetTheSameMock() async {
    let shelves = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<50 {
        group.addTask { [library] in ObjectIdentifier(library.shelf("A", row: 1)) }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(shelves.count == 1)
    #expect("\(library.shelf("B", row: 2))" == #"library.shelf("B", row: 2)"#)
  }

  @Test func theMockGoesWithItsContext() {
    weak var shelf: (any Shelf)?
    do {
      let context = Mockery(reporter: reporter)
      let library = context.mock(MockLibrary.self, strictness: .nice)
      shelf = library.shelf("A", row: 1)
      #expect(shelf != nil)
    }
    #expect(shelf == nil)
  }
}

@Mockable private protocol Attic { func chest() throws -> any Chest }
@Mockable private protocol Chest { func open() }
