import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Bookshelf { func read<T>() -> T }

/// Whole reports with the reasons that a test gives for its expectations.
struct ReasonTexts {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func anExpectationThatIsNotMet() {
    context.check { expectThat(turtle).receives.up().because("a turtle must not leak") }
    assertContextSatisfied(context)
    #expect(
      reporter.messages == [
        """
        turtle.up(): never called, expected once
          because   a turtle must not leak
          calls     no mock was called
          next      check that the code under test ran, has this mock, and calls it in time
        """
      ])
    #expect(
      reporter.failures.first?.details.expectation?.reason == "a turtle must not leak")
  }

  @Test func aCallThatCannotBeAnswered() {
    let shelf = context.mock(MockBookshelf.self, named: "shelf")
    context.check {
      because("a guest is waiting") {
        allowing(shelf).receives.read().then.performs { () -> Any in 3 }
      }
    }
    _ = shelf.read() as String
    #expect(
      reporter.messages == [
        """
        shelf.read(): returns String, but was given 3 (Int)
          because   a guest is waiting
        """
      ])
  }
}
