import Mocky
import MockyTestSupport
import Testing

/// People can write matchers, actions, reporters and names of their own (row J8).
@Suite struct ExtensionRoleTests {
  private var (reporter, context) = recordedContext()

  @Test func anActionOfOnesOwnAnswersCalls() {
    let turtle: MockTurtle = context.mock()
    context.check {
      expectThat(turtle).receives(2).count().then.does(.countsUp(from: 5))
    }
    #expect([turtle.count(), turtle.count()] == [5, 6])
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func anActionOfOnesOwnDescribesItself() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives(.never).count().then.does(.countsUp(from: 5)) }
    #expect(
      reporter.failures.map(\.message) == [
        "a call that is expected never does nothing: counts up from 5 can never happen"
      ])
  }

  @Test func aMatcherOfOnesOwnSaysWhatItExpects() {
    let turtle: MockTurtle = context.mock()
    context.check { expectThat(turtle).receives.forward(.even, why: .any) }
    turtle.forward(3, why: "")
    #expect(reporter.failures.first?.message.contains("✗ expected an even number") == true)
  }

  @Test func namesComeFromTheSchemeThatIsPluggedIn() {
    #expect("\(context.mock(MockTurtle.self))" == "turtle")
    context.namingScheme = Shouting()
    #expect("\(context.mock(MockTurtle.self))" == "TURTLE")
  }

  @Test func aMockMadeByAClosureIsNamedAndVerifiedAsAllOthers() {
    let turtle = context.mock { MockTurtle($0) }
    let second = context.mock(named: "second") { MockTurtle($0) }
    context.check { expectThat(second).receives.up() }
    second.up()
    #expect("\(turtle), \(second)" == "turtle, second")
    #expect(context.isSatisfied)
  }
}

extension Action where Return == Int {
  fileprivate static func countsUp(from start: Int) -> Action {
    let given = Captor<Int>()
    return Action("counts up from \(start)") { _ in
      let next = (given.last ?? start - 1) + 1
      given.record(next)
      return .returns(next)
    }
  }
}

extension Matcher where Value == Int {
  fileprivate static var even: Matcher { Matcher("an even number") { $0.isMultiple(of: 2) } }
}

private struct Shouting: NamingScheme {
  func defaultName(for typeName: String) -> String { typeName.uppercased() }
}
