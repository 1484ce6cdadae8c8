import Testing

@testable import MockyCommand

/// Xcode and the package manager make a module's name from that of a product or target.
@Suite struct ModuleNameTests {
  @Test(arguments: [
    ("App", "App"), ("_App2", "_App2"), ("Äpfel", "Äpfel"), ("My App", "My_App"),
    ("real-code", "real_code"), ("ab.cd-ef", "ab_cd_ef"), (".ab", "_ab"), ("7ab", "_ab"),
    ("78ab", "_8ab"), ("7 Days", "__Days"), ("App (Debug)", "App__Debug_"), ("App 🍎", "App__"),
  ])
  func whatCannotStandInAnIdentifierIsAnUnderscore(product: String, module: String) {
    #expect(product.moduleName == module)
  }

  @Test func theCommandTakesTheNamesOfProducts() throws {
    let words = ["--tests", "My App Tests", "a", "--module", "My App", "b"]
    let arguments = try Arguments(words)
    #expect(arguments.tests.name == "My_App_Tests")
    #expect(arguments.dependencies.map(\.name) == ["My_App"])
  }
}
