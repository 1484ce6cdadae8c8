import MockyGenerator
import Testing

/// Source that the compiler refuses as well, or that only it can read.
@Suite struct MalformedSourceTests {
  @Test func theFirstOfWhatCannotBeReadIsReported() {
    expectDiagnostics(
      of: """
        @Mockable public protocol Store {
          func find(_ id: Int -> String
          var count: Int { get }
          func save(_ item String)
        }
        """,
      """
      2:23: error: @Mockable cannot read this: expected ',' or ')', found '->'
        func find(_ id: Int -> String
                            ^~
      """)
  }

  /// The marks stand around what is reported.
  @Test(
    arguments: [
      ("protocol «{»}", "expected a name after 'protocol', found '{'"),
      ("protocol «class» {}", "expected a name after 'protocol', found 'class'"),
      ("protocol«»", "expected a name after 'protocol', found the end of the source"),
      ("protocol P«»", "expected '{' to begin protocol 'P', found the end of the source"),
      ("protocol P «}»", "expected '{' to begin protocol 'P', found '}'"),
      ("protocol «P» { func f()", "protocol 'P' has no closing '}'"),
      ("protocol P<A «{»}", "expected ',' or '>', found '{'"),
      ("protocol P: «{»}", "expected a type after ':', found '{'"),
      ("protocol P where A == «{»}", "expected a type after '==', found '{'"),
      ("protocol P where A «~» B {}", "expected ':' or '==', found '~'"),
      ("protocol P «/* no end»", "this comment has no end"),
      ("protocol P { func «}»", "expected a name after 'func', found '}'"),
      ("protocol P { func f( «}»", "expected a parameter's name, found '}'"),
      ("protocol P { func f() -> «}»", "expected a type after '->', found '}'"),
      ("protocol P { func f() throws( «}»", "expected a type after '(', found '}'"),
      ("protocol P { func f(_ x: [Int«)» }", "expected ']', found ')'"),
      ("protocol P { var x «{» get } }", "expected ':' after 'x', found '{'"),
      ("protocol P { subscript(i: Int) «{» get } }", "expected '->', found '{'"),
      ("protocol P { associatedtype «}»", "expected a name after 'associatedtype', found '}'"),
      ("protocol P { typealias A «}»", "expected '=' after 'A', found '}'"),
      ("protocol P { «12» }", "expected a requirement, found '12'"),
      ("protocol P { «struct» S {} }", "'struct' cannot be in a protocol"),
      ("protocol P { func f(); «case» x; func g() }", "'case' cannot be in a protocol"),
      ("protocol P { «#if» DEBUG\n func f() }", "this '#if' has no '#endif'"),
      ("protocol P { «#endif» }", "'#endif' has no '#if'"),
      (
        "protocol P { «#requirements» }",
        "the expansion of the macro '#requirements' is not visible; write out its code"
      ),
    ])
  func whatCannotBeReadIsReportedAtItsToken(_ marked: String, _ problem: String) {
    let marked = MarkedSource("@Mockable \(marked)")
    expectDiagnostics(
      of: marked.source, marked.text("error: @Mockable cannot read this: \(problem)"))
  }

  @Test func whatIsReadAndWhatIsNotAreReportedTogether() {
    expectDiagnostics(
      of: "@Mockable protocol P { distributed func f(); func }",
      """
      1:51: error: @Mockable cannot read this: expected a name after 'func', found '}'
      @Mockable protocol P { distributed func f(); func }
                                                        ^
      1:24: error: @Mockable cannot mock a distributed actor, because only its actor system can create one; write this protocol's mock by hand
      @Mockable protocol P { distributed func f(); func }
                             ^~~~~~~~~~~
      """)
  }

  @Test(
    arguments: [
      "protocol P {}", "protocol P { func f() {} }", "protocol P { var x: Int }",
      "protocol P { let x: Int }", "protocol P { func f(_ x: Int = 3); ; }",
    ])
  func whatTheCompilerAloneRefusesIsLeftToIt(_ declaration: String) {
    expectNoDiagnostics(of: "@Mockable \(declaration)")
  }
}
