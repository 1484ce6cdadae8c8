import MockyGenerator
import Testing

/// The compiler warns of calls of a method named `self` on a global actor.
@Suite struct NamedSelfTests {
  @Test func itIsForwardedOutsideOfAGlobalActorOnly() {
    #expect(written("protocol P { func `self`() }").contains(".`self`() })"))
    for head in ["@MainActor protocol P {", "protocol P { @MainActor"] {
      #expect(
        written("\(head) func `self`() }").contains(
          "obstacle: \"Swift may take a method named 'self' on a global actor for the object itself\""
        ))
    }
  }

  private func written(_ source: String) -> String {
    MockableExpansion(.peer, of: "@Mockable \(source)").source
  }
}
