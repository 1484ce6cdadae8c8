import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Pantry {
  func label(_ name: String?, size: Int?)
  func fill(_ items: [String]?)
  func paint(_ layers: [String?])
}

/// Arguments that may be nil take the matchers of what is inside, as they are.
@Suite struct OptionalArgumentTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let pantry: MockPantry

  init() {
    context = Mockery(reporter: reporter)
    pantry = context.mock()
  }

  @Test func matchersOfWhatIsInsideTakeIt() {
    context.check {
      expectThat(pantry).receives.label(.startingWith("a"), size: .greaterThan(3))
      expectThat(pantry).receives.label("b", size: .in(1...3) || .isNil)
      expectThat(pantry).receives.label(.some("c"), size: .some(.atMost(9)))
      expectThat(pantry).receives.fill(.containing("x") && .count(1))
      expectThat(pantry).receives.fill(.containing(.startingWith("y")))
      expectThat(pantry).receives.fill(.isEmpty)
      expectThat(pantry).receives.paint(.everyElement(.startingWith("z")))
      expectThat(pantry).receives.paint(.where(\.last, nil))
    }
    pantry.label("apple", size: 4)
    pantry.label("b", size: nil)
    pantry.label("c", size: 9)
    pantry.fill(["x"])
    pantry.fill(["w", "yy"])
    pantry.fill([])
    pantry.paint(["z1", "z2"])
    pantry.paint(["z", nil])
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func nilIsNoneOfThem() {
    let line = #line + 1
    context.check { expectThat(pantry).receives.label(.startingWith("a"), size: .greaterThan(3)) }
    pantry.label(nil, size: nil)
    #expect(
      reporter.messages == [
        """
        pantry.label(nil, size: nil): unexpected: argument 1 is nil, expected a string starting with "a"; size is nil, expected greater than 3
          closest expectation  OptionalArgumentTests.swift:\(line)  (expected once, called never)
              1         ✗ expected a string starting with "a"
                               got nil
              size      ✗ expected greater than 3
                               got nil
        """
      ])
  }
}
