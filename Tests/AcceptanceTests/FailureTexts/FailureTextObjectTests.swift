import Mocky
import MockyTestSupport
import Testing

/// Objects may have changed since the call that they were given to: a report that shows them says so.
struct FailureTextObjectTests {
  var (reporter, context) = recordedContext()
  let file = "FailureTextObjectTests.swift"
  private static let note = "(objects are shown as they are now)"

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
          expectations
              ○ allowed, called once   basketShelf.put(any)   :\(line)
          before this
              1. basketShelf.put(a basket of apple and pear)   → :\(line)
              \(Self.note)
        """
      ])
  }

  @Test func theCallItselfIsShownAsItIs() {
    let shelf = context.mock(MockBasketShelf.self)
    shelf.put(Basket(["apple"]))
    #expect(reporter.headlines[0].contains("a basket of apple"))
    #expect(!reporter.messages[0].contains(Self.note))
  }

  @Test func itIsSaidOnceInAVerification() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    let basket = Basket(["apple"])
    shelf.put(basket)
    context.verify { expectThat(shelf).received.put(Basket([])) }
    #expect(
      reporter.messages == [
        """
        basketShelf.put(a basket of ): never called, expected at least once
          calls
              1. basketShelf.put(a basket of apple)   \
        → argument 1 is a basket of apple, expected a basket of\u{20}
              \(Self.note)
        """
      ])
  }

  @Test func itIsSaidOfCallsThatNobodyAskedFor() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    shelf.put(Basket(["apple"]))
    context.verifyNoMoreInteractions()
    #expect(
      reporter.messages == [
        """
        no more interactions: basketShelf.put(a basket of apple) was neither expected nor verified
          calls
              1. basketShelf.put(a basket of apple)
              \(Self.note)
        """
      ])
  }

  @Test func itIsSaidWhereASimilarCallAloneIsShown() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    shelf.put(Basket(["apple"]))
    for _ in 1...20 { shelf.take("plum") }
    context.verify { expectThat(shelf).received.put(Basket([])) }
    #expect(reporter.messages[0].contains("put(a basket of apple)"))
    let notes = reporter.messages[0].split(separator: "\n").filter { $0.contains(Self.note) }
    #expect(notes.count == 1)
  }

  @Test func objectsInsideOfValuesMayChangeToo() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    shelf.putAll([Basket(["apple"])])
    context.verifyNoMoreInteractions()
    #expect(reporter.messages[0].hasSuffix("\n      \(Self.note)"))
  }

  @Test func namesDoNotChange() {
    let shelf = context.mock(MockBasketShelf.self, strictness: .nice)
    shelf.stand(on: shelf)
    shelf.take("plum")
    context.verifyNoMoreInteractions()
    #expect(!reporter.messages[0].contains(Self.note))
  }
}

/// An object that says how it is at the moment.
final class Basket: CustomStringConvertible, Equatable, @unchecked Sendable {
  // `@unchecked Sendable`: these tests have one thread.
  var items: [String]
  init(_ items: [String]) { self.items = items }

  var description: String { "a basket of \(items.joined(separator: " and "))" }

  static func == (left: Basket, right: Basket) -> Bool { left.items == right.items }
}

@Mockable protocol BasketShelf: AnyObject {
  func put(_ basket: Basket)
  func putAll(_ baskets: [Basket])
  func lay(_ egg: Egg)
  func stand(on shelf: any BasketShelf)
  func take(_ name: String)
}
