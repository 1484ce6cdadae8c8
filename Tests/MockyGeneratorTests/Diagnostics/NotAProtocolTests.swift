import MockyGenerator
import Testing

@Suite struct NotAProtocolTests {
  @Test func aStructIsToldToAttachItToAProtocol() {
    expectDiagnostics(
      of: "@Mockable struct Engine {}",
      """
      1:11: error: @Mockable makes mocks of protocols, classes and structs of closures, but this is a struct without closures; attach it to a protocol that the struct conforms to
      @Mockable struct Engine {}
                ^~~~~~
      fix-it: remove '@Mockable'
      struct Engine {}
      """)
  }

  @Test func theKeywordIsMarkedBehindAttributesAndModifiers() {
    expectDiagnostics(
      of: """
        /// An engine.
        @MainActor
        @MockyCore.Mockable
        public indirect enum Engine {
          func start() {}
        }
        """,
      """
      4:17: error: @Mockable makes mocks of protocols, classes and structs of closures, but this \
      is an enum; attach it to a protocol that the enum conforms to
      public indirect enum Engine {
                      ^~~~
      fix-it: remove '@Mockable'
      /// An engine.
      @MainActor
      public indirect enum Engine {
        func start() {}
      }
      """)
  }

  @Test(
    arguments: [
      (
        "struct S {}", "struct", "a struct without closures",
        "attach it to a protocol that the struct conforms to"
      ),
      ("enum E {}", "enum", "an enum", "attach it to a protocol that the enum conforms to"),
      ("actor A {}", "actor", "an actor", "attach it to a protocol that the actor conforms to"),
      ("extension P {}", "extension", "an extension", "attach it to the protocol itself"),
      (
        "typealias T = P", "typealias", "a type alias",
        "attach @MockableFunction to that of a function"
      ),
      ("func f() {}", "func", "a function", "remove it"),
      ("var v: Int { 1 }", "var", "a property", "remove it"),
      ("let l = 1", "let", "a property", "remove it"),
      ("init() {}", "init", "an initializer", "remove it"),
      ("subscript(i: Int) -> Int { i }", "subscript", "a subscript", "remove it"),
      ("case one", "case", "a case", "remove it"),
      ("macro m() = #m", "macro", "a macro", "remove it"),
      ("42", "42", "none", "attach it to one"),
      ("?!", "?!", "none", "attach it to one"),
    ])
  func everythingElseIsCalledByItsName(
    declaration: String, keyword: String, kind: String, remedy: String
  ) {
    expectDiagnostics(
      of: "@Mockable \(declaration)",
      """
      1:11: error: @Mockable makes mocks of protocols, classes and structs of closures, but this is \(kind); \(remedy)
      @Mockable \(declaration)
                ^\(String(repeating: "~", count: keyword.count - 1))
      fix-it: remove '@Mockable'
      \(declaration)
      """)
  }

  @Test func aProtocolInsideOfAClassMakesNoDifference() {
    expectDiagnostics(
      of: "@Mockable struct Outer { protocol Inner { func } }",
      """
      1:11: error: @Mockable makes mocks of protocols, classes and structs of closures, but this is a struct without closures; attach it to a protocol that the struct conforms to
      @Mockable struct Outer { protocol Inner { func } }
                ^~~~~~
      fix-it: remove '@Mockable'
      struct Outer { protocol Inner { func } }
      """)
  }

  @Test func nothingAtAllIsNoProtocol() {
    expectDiagnostics(
      of: "@Mockable",
      """
      1:10: error: @Mockable makes mocks of protocols, classes and structs of closures, but this is none; attach it to one
      @Mockable
               ^
      fix-it: remove '@Mockable'

      """)
  }
}
