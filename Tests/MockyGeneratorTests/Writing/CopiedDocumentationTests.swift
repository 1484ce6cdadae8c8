import Testing

@testable import MockyGenerator

/// A requirement's documentation is copied to the members written for it.
@Suite struct CopiedDocumentationTests {
  private let store = """
    @Mockable protocol Store {
      // Not this.
      /// Loads an item.
      ///
      /// - Parameter id: its number.
      @discardableResult func load(_ id: Int) -> String
      /** How many there are. */
      var count: Int { get set }
      func clear()  // nor this
      /**
       * Whether it is open.
           Indented.
       */
      subscript(id: Int) -> Bool { get }
      /* nor this */ func close()
    }
    """

  @Test func membersOfTheMockHaveIt() {
    let lines = written(.extension)
    #expect(
      before("@discardableResult", in: lines) == [
        "  /// Loads an item.", "  ///", "  /// - Parameter id: its number.",
      ])
    #expect(before("var count", in: lines) == ["  /** How many there are. */"])
    #expect(
      before("subscript", in: lines) == [
        "  /**", "   * Whether it is open.", "       Indented.", "   */",
      ])
    #expect(before("func clear", in: lines) == [])
    #expect(before("func close", in: lines) == [])
  }

  @Test func eachMethodOfTheBuilderHasIt() {
    let builder = written(.peer).prefix { !$0.contains("final class") }
    #expect(builder.filter { $0 == "  /// Loads an item." }.count == 2)
    #expect(builder.filter { $0 == "  /** How many there are. */" }.count == 3)
  }

  @Test func mocksOfClassesHaveIt() {
    let source = "@Mockable class Door {\r\n  /// Opens it.\r\n  func open() {}\r\n}"
    let written = MockableExpansion(.peer, of: source).source
    #expect(written.split(separator: "\n").filter { $0.hasSuffix("/// Opens it.") }.count == 2)
  }

  @Test func theCommandWritesItToo() {
    let app = "protocol Lamp {\n  /// Turns it on.\n  func on()\n}"
    let mocks = Sources(tests: "context.mock(MockLamp.self)", app: app).mocks.source
    #expect(mocks.split(separator: "\n").filter { $0.hasSuffix("/// Turns it on.") }.count == 2)
  }

  private func written(_ role: MockableExpansion.Role) -> [String] {
    MockableExpansion(role, of: store).source.split(separator: "\n").map(String.init)
  }

  /// The comments right before the first line that begins so.
  private func before(_ beginning: String, in lines: [String]) -> [String] {
    let end = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(beginning) } ?? 0
    return lines[..<end].reversed().prefix { !$0.hasSuffix("}") && !$0.isEmpty }.reversed()
  }
}
