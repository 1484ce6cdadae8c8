import Mocky
import MockyTestSupport
import Testing

/// The whole text of failures: long lists, objects, missing and forwarded values.
struct ValueTexts {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)
  let file = "ValueTexts.swift"
  private static let note = "(objects are shown as they are now)"

  @Test func longListsAreCut() {
    let line = #line + 1
    context.check { for count in 1...15 { allowing(turtle).receives.forward(count, why: "") } }
    for count in 1...15 { turtle.forward(count, why: "") }
    turtle.up()
    let rows = { (range: ClosedRange<Int>, row: (Int) -> String) in
      range.map { "\n      \(row($0))" }.joined()
    }
    let pad = { (count: Int) in String(repeating: " ", count: count < 10 ? 1 : 0) }
    let calls = rows(4...15) {
      #"\#(pad($0))\#($0). turtle.forward(\#($0), why: "")\#(pad($0))   → :\#(line)"#
    }
    #expect(
      reporter.messages == [
        """
        turtle.up(): unexpected: no expectation mentions it
          expect it    in context.check { expectThat(turtle).receives.up() }
          expectations  15 of other members
          before this
              … 3 earlier calls\(calls)
        """
      ])
  }

  @Test func calledAfterTheEnd() {
    let orphan = Mockery(reporter: reporter).mock(MockTurtle.self)
    orphan.up()
    let line = #line - 1
    #expect(
      reporter.messages == [
        """
        turtle.up(): called after its context has ended
          context      made at \(file):\(line - 1), released since
          next      remove this call, cancel or await the work that makes this call, or write ignoring(turtle)
        """
      ])
  }

  @Test func noMockToReturn() {
    let library = context.mock(MockLibrary.self)
    let line = #line + 1
    context.check { allowing(library).receives.secret() }
    #expect(throws: UnexpectedInvocation.self) { try library.secret() }
    let site = calledFrom("ValueTexts.noMockToReturn()", ":\(#line - 1)")
    #expect(
      reporter.messages == [
        """
        library.secret(): no value to return, of type Secret\(site)
          expected at  \(file):\(line)
          no mock      there is no MockSecret: name it in a test for the plugin, or mark Secret @Mockable
          next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: (any Secret).self)
        """
      ])
  }

  @Test func aPrivateMockToReturn() {
    let attic = context.mock(MockAttic.self)
    let line = #line + 1
    context.check { allowing(attic).receives.chest() }
    #expect(throws: UnexpectedInvocation.self) { try attic.chest() }
    let site = calledFrom("ValueTexts.aPrivateMockToReturn()", ":\(#line - 1)")
    #expect(
      reporter.messages == [
        """
        attic.chest(): no value to return, of type Chest\(site)
          expected at  \(file):\(line)
          private      a mock of it cannot be found: private types have no name while a test runs
          next      give it one with .then.returns(…), or all such calls with context.setDefault(…, for: (any Chest).self)
        """
      ])
  }

  @Test func whatCannotBeForwarded() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    _ = spy.print("a")
    let line = #line + 1
    context.check { allowing(spy).receives.print(.any).then.forwards() }
    _ = spy.print("b")
    #expect(
      reporter.messages == [
        """
        printer.print(["a"]): cannot be forwarded
          obstacle  Swift has no way to pass on variadic arguments
          next      stub it with .then.returns(…) or .then.performs { … }
        """,
        """
        printer.print(["b"]): cannot be forwarded
          expected at  \(file):\(line)
          obstacle  Swift has no way to pass on variadic arguments
          next      stub it with .then.returns(…) or .then.performs { … }
        """,
      ])
    #expect(reporter.failures.map(\.line) == [line - 2, line])
  }

  @Test func whatWasForwarded() {
    let spy = context.spy(MockPrinter.self, on: Paper())
    let line = #line + 1
    _ = spy.feed()
    context.verifyNoMoreInteractions()
    #expect(
      reporter.messages == [
        """
        no more interactions: printer.feed() was neither expected nor verified
          calls
              1. printer.feed()   → forwarded, from ValueTexts.whatWasForwarded() :\(line)
          next      remove the call, or verify it
        """
      ])
  }

  @Test func whatAnObjectWasIsNotKnownAnyMore() {
    let shelf = context.mock(MockBasketShelf.self)
    context.check { allowing(shelf).receives.put(.any) }
    let line = #line - 1
    let basket = Basket(["apple"])
    shelf.put(basket)
    basket.items.append("pear")
    shelf.take("plum")
    #expect(
      reporter.messages == [
        """
        basketShelf.take("plum"): unexpected: no expectation mentions it
          expect it    in context.check { expectThat(basketShelf).receives.take(…) }
          before this
              1. basketShelf.put(a basket of apple and pear)   → :\(line)
              \(Self.note)
        """
      ])
  }

  @Test func itIsSaidOnceInAVerification() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    let basket = Basket(["apple"])
    let line = #line + 1
    shelf.put(basket)
    context.verify { expectThat(shelf).received.put(Basket([])) }
    #expect(
      reporter.messages == [
        """
        basketShelf.put(a basket of ): never called, expected at least once
          calls
              1. basketShelf.put(a basket of apple)   \
        → expected a basket of  as argument 1; from ValueTexts.itIsSaidOnceInAVerification() :\(line)
          next      correct the call, or this verification
              \(Self.note)
        """
      ])
  }

  @Test func itIsSaidOfCallsThatNobodyAskedFor() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    let line = #line + 1
    shelf.put(Basket(["apple"]))
    context.verifyNoMoreInteractions()
    #expect(
      reporter.messages == [
        """
        no more interactions: basketShelf.put(a basket of apple) was neither expected nor verified
          calls
              1. basketShelf.put(a basket of apple)   → from ValueTexts.itIsSaidOfCallsThatNobodyAskedFor() :\(line)
          next      remove the call, or verify it
              \(Self.note)
        """
      ])
  }

  @Test func callsOfAMockThatIsWrittenByHand() {
    let line = #line
    let counter = ExpectationCounter("counter", reporter: reporter)
    counter.expectNothing()
    counter.increment()
    counter.expected = 1
    counter.increment()
    counter.increment()
    counter.expected = 2
    counter.increment()
    counter.verify()
    #expect(
      reporter.messages == [
        """
        counter: called, expected never
          expected at  \(file):\(line + 2)
        """,
        """
        counter: called a 2nd time, expected once
          expected at  \(file):\(line + 4)
        """,
        """
        counter: called once, expected exactly 2 times
          expected at  \(file):\(line + 7)
        """,
      ])
  }

  @Test func argumentsOfAMockThatIsWrittenByHand() {
    let line = #line
    let argument = ExpectationMatcher<String>("arg", reporter: reporter)
    argument.expected = .equal(to: "bar")
    argument.actual = "baz"
    argument.expected = .startingWith("b")
    argument.verify()
    #expect(
      reporter.messages == [
        """
        arg: got "baz", expected "bar"
          expected at  \(file):\(line + 2)
              ✗ expected "bar"
                     got "baz"
                            ^
        """,
        """
        arg: got nothing, expected a string starting with "b"
          expected at  \(file):\(line + 4)
        """,
      ])
  }
}

@Mockable private protocol Attic { func chest() throws -> any Chest }
@Mockable private protocol Chest { func open() }

@Mockable private protocol Printer {
  func print(_ lines: String...) -> Int
  func feed() -> Int
}

private struct Paper: Printer {
  func print(_ lines: String...) -> Int { lines.count }
  func feed() -> Int { 1 }
}
