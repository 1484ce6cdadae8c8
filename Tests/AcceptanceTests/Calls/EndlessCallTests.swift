import Mocky
import MockyTestSupport
import Testing

/// Code may loop until a mock answers otherwise, which it never does.
struct EndlessCallTests {
  @Test func manyRefusedCallsKeepNoMoreThanAThousand() {
    let (reporter, context, turtle) = recordedContext(MockTurtle.self)
    for _ in 1...5_000 { turtle.up() }
    #expect(reporter.headlines == ["turtle.up(): unexpected: no expectations were declared"])
    #expect(context.history.count == 1_000)
    context.assertSatisfied()
    #expect(reporter.notes.map { $0.split(separator: "\n").count } == [14])
    #expect(reporter.notes.map { $0.hasSuffix("… and 4987 more") } == [true])
  }
}
