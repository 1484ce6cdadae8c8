import MockyGenerator
import Testing

/// A member that never returns writes nothing back, as the compiler warns of code that it never
/// reaches.
@Suite struct EndlessCallTests {
  @Test(arguments: [
    "func stop(_ code: inout Int) -> Never", "mutating func stop() -> Never",
    "func stop(_ code: inout Int) throws -> Never",
    "func stop(_ film: borrowing Film) -> Never", "var end: Never { mutating get }",
  ])
  func itIsNotForwarded(_ requirement: String) {
    #expect(
      written(requirement).contains("obstacle: \"it never returns, and gives nothing back\""))
  }

  @Test func itWritesBackOnlyWhereItThrows() {
    let line = "defer { code = codeArgument.value }"
    #expect(!written("func stop(_ code: inout Int) -> Never").contains(line))
    #expect(written("func stop(_ code: inout Int) throws -> Never").contains(line))
    #expect(written("func stop(_ code: inout Int) -> Int").contains(line))
  }

  @Test func marksAreInsideTheCall() {
    #expect(
      written("func stop(_ code: UnsafePointer<Int>) throws -> Never")
        .contains("mockObject.given(try unsafe mockObject.call("))
  }

  @Test func nothingIsAroundTheCall() {
    #expect(
      written("func stop(_ film: borrowing Film) async -> Never").contains(
        "\n    mockObject.given(await MockyCore.MockObject.borrowing(film) { film in\n"
          + "      await mockObject.call("))
  }

  private func written(_ requirement: String) -> String {
    let source = "@Mockable(noncopyable: Film.self) protocol P { \(requirement) }"
    return MockableExpansion(.peer, of: source).source
  }
}
