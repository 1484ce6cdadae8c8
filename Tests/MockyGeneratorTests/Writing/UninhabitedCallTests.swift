import MockyGenerator
import Testing

/// A member with an argument that cannot exist has no code that the compiler could warn of.
@Suite struct UninhabitedCallTests {
  @Test(arguments: ["Never", "consuming Never", "borrowing Never", "(Int, Never)"])
  func itHasNoBody(_ type: String) {
    #expect(written("_ reason: \(type)").contains(") -> Int {\n  }\n"))
  }

  @Test(arguments: ["Never", "(Int, (Never, b: Int))"])
  func itEvaluatesOneAutoclosure(_ type: String) {
    let parameters = "_ reason: @autoclosure () -> \(type), why: @autoclosure () -> \(type)"
    #expect(written(parameters).contains("_ = reason()"))
    #expect(!written(parameters).contains("why()"))
  }

  private func written(_ parameters: String) -> String {
    MockableExpansion(.peer, of: "@Mockable protocol P { func f(\(parameters)) -> Int }").source
  }
}
