import Testing

@testable import MockyGenerator

@Suite struct ProblemTests {
  @Test(arguments: [
    ("func f(a: )", "2:11 [)] expected a type after ':', found ')'"),
    ("func f(a: A, b: ,)", "2:17 [,] expected a type after ':', found ','"),
    ("func f(Int)", "2:11 [)] expected ':' after 'Int', found ')'"),
    ("func f(inout a: A)", "2:8 [inout] expected a parameter's name, found 'inout'"),
    ("func f(a: A b: B)", "2:13 [b] expected ',' or ')', found 'b'"),
    ("func f() -> ", "3:1 [}] expected a type after '->', found '}'"),
    ("func f() -> func", "2:13 [func] expected a type after '->', found 'func'"),
    ("func f", "3:1 [}] expected '(' after 'f', found '}'"),
    ("func class()", "2:6 [class] expected a name after 'func', found 'class'"),
    ("func f<>>()", "2:9 [>] expected '(' after 'f', found '>'"),
    ("func f<1>()", "2:8 [1] expected a generic parameter's name, found '1'"),
    ("func f<T: P()", "2:12 [(] expected ',' or '>', found '('"),
    ("func f() where T", "3:1 [}] expected ':' or '==', found '}'"),
    ("func f() where T = A", "2:18 [=] expected ':' or '==', found '='"),
    ("func f() where T: A, : B", "2:22 [:] expected a type after ',', found ':'"),
    ("func f() throws() -> A", "2:17 [)] expected a type after '(', found ')'"),
    ("func f() throws(A -> A", "2:19 [->] expected ')', found '->'"),
    ("func f(a: A & )", "2:15 [)] expected a type after '&', found ')'"),
    ("func f(a: [A)", "2:13 [)] expected ']', found ')'"),
    ("func f(a: [A: )", "2:15 [)] expected a type after ':', found ')'"),
    ("func f(a: [)", "2:12 [)] expected a type after '[', found ')'"),
    ("func f(a: [3 of )", "2:17 [)] expected a type after 'of', found ')'"),
    ("func f(a: A<B)", "2:14 [)] expected ',' or '>', found ')'"),
    ("func f(a: A<, B>)", "2:13 [,] expected a type after '<', found ','"),
    ("func f(a: (A)", "3:1 [}] expected ',' or ')', found '}'"),
    ("func f(a: (,))", "2:12 [,] expected a type after '(', found ','"),
    ("func f(a: (b: ))", "2:15 [)] expected a type after ':', found ')'"),
    ("func f(a: (A) async)", "2:20 [)] expected '->', found ')'"),
    ("func f(a: (A) -> )", "2:18 [)] expected a type after '->', found ')'"),
    ("func f(a: A.)", "2:13 [)] expected a name after '.', found ')'"),
    ("func f(a: ~)", "2:12 [)] expected a type after '~', found ')'"),
    ("func f(a: repeat )", "2:18 [)] expected a type after 'repeat', found ')'"),
    ("var a", "3:1 [}] expected ':' after 'a', found '}'"),
    ("var (a, b): (A, B) { get }", "2:5 [(] expected a name after 'var', found '('"),
    ("let _: A", "2:5 [_] expected a name after 'let', found '_'"),
    ("var a: A { unknown }", "2:12 [unknown] expected 'get' or 'set', found 'unknown'"),
    ("var a: A { 5 }", "2:12 [5] expected 'get' or 'set', found '5'"),
    ("subscript(a: A) { get }", "2:17 [{] expected '->', found '{'"),
    ("subscript { get }", "2:11 [{] expected '(' after 'subscript', found '{'"),
    ("init { }", "2:6 [{] expected '(' after 'init', found '{'"),
    ("associatedtype", "3:1 [}] expected a name after 'associatedtype', found '}'"),
    ("associatedtype A: , B", "2:19 [,] expected a type after ':', found ','"),
    ("associatedtype A = ", "3:1 [}] expected a type after '=', found '}'"),
    ("typealias A", "3:1 [}] expected '=' after 'A', found '}'"),
    ("@ func f()", "2:3 [func] expected a name after '@', found 'func'"),
    ("@", "3:1 [}] expected a name after '@', found '}'"),
    ("@a(", "2:3 [(] '(' is never closed"),
    ("@a", "3:1 [}] expected a requirement, found '}'"),
    ("static", "3:1 [}] expected a requirement, found '}'"),
    ("foo", "2:1 [foo] expected a requirement, found 'foo'"),
    ("5", "2:1 [5] expected a requirement, found '5'"),
    ("struct S { }", "2:1 [struct] 'struct' cannot be in a protocol"),
    ("public class C { }", "2:8 [class] 'class' cannot be in a protocol"),
    ("actor A { }", "2:1 [actor] 'actor' cannot be in a protocol"),
    ("protocol Q { }", "2:1 [protocol] 'protocol' cannot be in a protocol"),
    ("deinit", "2:1 [deinit] 'deinit' cannot be in a protocol"),
    (
      "#macro(a)",
      "2:1 [#macro] the expansion of the macro '#macro' is not visible; write out its code"
    ),
    ("@a(\"b) func f()", "2:4 [\"b) func f()] this string has no end"),
    ("@a(#/b) func f()", "2:4 [#/b) func f()] this regular expression has no end"),
  ])
  func aProblemIsToldAtItsToken(_ member: String, _ problem: String) {
    #expect(problems(inMember: member).first == problem)
  }

  @Test func aLongTokenIsShortened() {
    let word = String(repeating: "1", count: 50)
    #expect(
      problems(inMember: word) == [
        "2:1 [\(word)] expected a requirement, found '\(word.prefix(40))…'"
      ])
  }

  @Test(arguments: [
    ("protocol", "1:9 [] expected a name after 'protocol', found the end of the source"),
    ("protocol {}", "1:10 [{] expected a name after 'protocol', found '{'"),
    ("protocol P", "1:11 [] expected '{' to begin protocol 'P', found the end of the source"),
    ("protocol P: { }", "1:13 [{] expected a type after ':', found '{'"),
    ("protocol P<T: A> { }", "1:13 [:] expected ',' or '>', found ':'"),
    ("protocol P<1> { }", "1:12 [1] expected a primary associated type's name, found '1'"),
    ("protocol P {", "1:10 [P] protocol 'P' has no closing '}'"),
    ("protocol P { /*", "1:14 [/*] this comment has no end"),
  ])
  func aHeaderThatCannotBeReadIsAProblem(_ source: String, _ problem: String) {
    #expect(problems(in: source).first == problem)
  }

  @Test func nestingTooDeepIsAProblem() {
    let types = String(repeating: "[", count: 200)
    #expect(
      problems(inMember: "func f(a: \(types))\nfunc g()") == [
        "2:61 [[] this is nested too deeply to be read"
      ])
    let marks = String(repeating: "?", count: 200)
    #expect(
      problems(inMember: "func f(a: A\(marks))") == [
        "2:20 [?] this is nested too deeply to be read"
      ])
    let conditions = String(repeating: "#if A\n", count: 200)
    #expect(problems(in: "protocol P {\n\(conditions)}").count > 0)
  }
}
