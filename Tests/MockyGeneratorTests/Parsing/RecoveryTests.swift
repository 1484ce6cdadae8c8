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
  func theNextMemberIsRead(_ source: String) throws {
    let whole = "protocol P {\n  func a()\n\(source)\n  @b func b()\n  func c()\n}\nprotocol Q {}"
    let file = SourceFile(parsing: whole)
    #expect(file.protocols.map(\.name.text) == ["P", "Q"])
    let members = try #require(file.protocols.first).members.map(\.description)
    #expect(members.first == "func a()")
    #expect(members.suffix(2) == ["@b func b()", "func c()"])
    #expect(members.joined().contains("unreadable"))
    #expect(!file.problems.isEmpty)
  }

  @Test func onlyWhatCannotBeReadIsGivenUp() {
    let source = "protocol P {\nfunc a()\nfunc f(x: )\nvar b: B { get }\n}"
    let file = SourceFile(parsing: source)
    #expect(
      file.protocols.map(\.description) == [
        "protocol P\n  func a()\n  unreadable\n  var b: B { get }"
      ])
    #expect(file.protocols[0].members[1].header.range == SourceRange(22, 33))
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
