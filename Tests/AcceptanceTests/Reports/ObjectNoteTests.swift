import Mocky
import MockyTestSupport
import Testing

/// Objects may have changed since the call that they were given to: a report that shows them says so.
struct ObjectNoteTests {
  var (reporter, context) = recordedContext()
  private static let note = "(objects are shown as they are now)"

  @Test func theCallItselfIsShownAsItIs() {
    let shelf = context.mock(MockBasketShelf.self)
    shelf.put(Basket(["apple"]))
    #expect(reporter.headlines[0].contains("a basket of apple"))
    #expect(!reporter.messages[0].contains(Self.note))
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
