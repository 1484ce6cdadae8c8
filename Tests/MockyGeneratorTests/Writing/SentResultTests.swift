import MockyGenerator
import Testing

/// A spy does not ask a real actor for results that Swift does not let leave it.
@Suite struct SentResultTests {
  @Test(arguments: [
    "[() -> Int]", "Array<() -> Int>", "Dictionary<String, Any>", "Optional<any Service>",
    "(Int, OpaquePointer)",
  ])
  func closuresAndPointersStayWithTheirActor(_ type: String) { #expect(isKept(type)) }

  @Test(arguments: ["[Int]", "Array<Ship>", "Wrapper<Int>", "@Sendable () -> Int"])
  func whatMayBeSendableIsSent(_ type: String) { #expect(!isKept(type)) }

  @Test func changedArgumentsStay() { #expect(isKept("Int", taking: "_ count: inout Int")) }

  @Test(arguments: ["", "@escaping "]) func autoclosuresStay(_ attribute: String) {
    #expect(isKept("Int", taking: "_ count: @autoclosure \(attribute)() -> Int"))
    #expect(!isKept("Int", taking: "_ count: @autoclosure \(attribute)@Sendable () -> Int"))
  }

  @Test func aResultThatMayNotBeSendableStaysBesideAParameterPack() {
    #expect(isKept("Ship", taking: "_ ports: repeat each Port"))
    #expect(!isKept("Int", taking: "_ ports: repeat each Port"))
    #expect(!isKept("Ship", taking: "_ sailing: () -> Int"))
  }

  private func isKept(_ type: String, taking parameters: String = "") -> Bool {
    let source = "protocol P: Actor { func steps<each Port>(\(parameters)) async -> \(type) }"
    return MockableExpansion(.peer, of: source).source.contains(
      "obstacle: \"Swift does not let its types get to another actor and back\"")
  }
}
