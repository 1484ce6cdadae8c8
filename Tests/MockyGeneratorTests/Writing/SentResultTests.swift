import MockyGenerator
import Testing

/// What Swift does not let come back from a real actor is not asked of it.
@Suite struct SentResultTests {
  @Test(arguments: [
    "[() -> Int]", "Array<() -> Int>", "Dictionary<String, Any>", "Optional<any Service>",
    "(Int, OpaquePointer)",
  ])
  func closuresAndPointersStayWithTheirActor(_ type: String) { #expect(isKept(type)) }

  @Test(arguments: ["[Int]", "Array<Ship>", "Wrapper<Int>", "@Sendable () -> Int"])
  func whatMayBeSendableIsSent(_ type: String) { #expect(!isKept(type)) }

  private func isKept(_ type: String) -> Bool {
    let source = "protocol P: Actor { func steps() async -> \(type) }"
    return MockableExpansion(.peer, of: source).source.contains(
      "obstacle: \"Swift does not let its types get to another actor and back\"")
  }
}
