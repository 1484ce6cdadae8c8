import MockyGenerator
import Testing

/// The name that an expectation gives an operator.
@Suite struct OperatorNameTests {
  @Test func anOperatorHasARawIdentifier() {
    let declaration = "protocol Vector { static prefix func - (v: Self) -> Self }"
    let source = MockableExpansion(.peer, of: declaration).source
    #expect(source.contains("func `operator -`("))
  }
}
