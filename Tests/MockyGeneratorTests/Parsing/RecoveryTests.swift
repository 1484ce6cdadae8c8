import MockyCommand
import Testing

@testable import MockyGenerator

@Suite struct RecoveryTests {
  @Test(arguments: [
    "func f(a: )", "func f(a: A", "func f(\n  a: ,\n  @b c: C\n)", "func", "var a", "foo",
    "func f(a: [)", "@a(", "struct S { func f() { } }", "subscript { get }", "func f() -> { }",
    "func f(a: (b: { })", "var a: A { x y z }", "func f(a: \"b)", "5 6 7",
    "func f(\n  func x: A,\n  protocol: ,\n  b: B)", "#a(b)", "]", ")",
    "#if A\nfunc f(\n#endif", "class C { }", "func f(a: A\n  = b, c: )",
  ])
  func theNextProtocolIsRead(_ source: String) throws {
    let whole = "protocol P {\n  func a()\n\(source)\n  @b func b()\n}\nprotocol Q {}"
    let file = SourceFile(parsing: whole)
    #expect(file.protocols.map(\.name.text) == ["P", "Q"])
    #expect(file.protocols.first?.members.map(\.description) == ["func a()"])
    #expect(file.problems.count == 1)
  }

  @Test func whatCannotBeReadOutsideIsPassedOver() {
    let sources = [
      "struct { }", "struct S<> { }", "extension { }", "extension A: { }", "enum E<T: { }",
      "@", "func (", "let = {", "\"abc", "'", "`", "}}}", "))", "#if",
      "struct S<T", "class", "actor", "extension A.", "public public", "#", "import",

    ]
    for source in sources where !source.contains("{") || source.contains("}") {
      #expect(protocols(in: source + "\nprotocol P {}\nprotocol Q {}").last == "Q", "\(source)")
    }
  }
}
