import MockyGenerator
import Testing

/// Source that the compiler refuses as well: what is said points at the place.
@Suite struct MalformedSourceTests {
  @Test(
    arguments: [
      ("func", "expected a name after 'func', found '}'", "}")
    ])
  func aRequirementThatCannotBeReadIsReported(_ s: String, _ m: String, _ t: String) {}
}
