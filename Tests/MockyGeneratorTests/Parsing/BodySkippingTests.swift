import Testing

@Suite struct BodySkippingTests {
  @Test(arguments: [
    "func f() { protocol }", "let a = { \"}\" }", "let a = /}/", "let a = #/{/#",
    "var a: Int { get { 1 } set { \"\\(\"}\")\" } }", "let a = b.protocol", "import protocol A.B",
    "let a = \"\"\"\n protocol X {\n\"\"\"", "let a = #\"\\(\"#", "// protocol X {",
    "/* protocol X { /* */ { */", "func f(protocol: Int) {}", "@a(protocol X {}) func f() {}",
    "class func f() {}", "class var a: Int { 1 }", "case a(protocol: Int)", "foo { protocol }",
    "operator /^/", "func /(a: A, b: B) { a / b }", "let a = b / c; let d = e / f",
    "let a = [b { 1 }, c]", "#if A\n#endif", "#warning(\"{\")", "`protocol` = 1", "let a = 'x{'",
    "init() { }", "deinit { }", "subscript(a: Int) -> Int { 1 }", "precedencegroup A { }",
    "macro a() = #b(c: \"{\")", "static func < (a: A, b: A) -> Bool { a < b }",
    "typealias A = () -> Void", "let a: [Int: () -> Void] = [1: { }]", "#a { protocol }",
    "lazy var a = { 1 }()", "let a = b ? c : d", "for a in b { }", "if a { } else { }",
    "switch a { case /}/: b }", "let actor = 1", "let a = actor", "actor\n", "x.actor",
    "case actor", "func actor() { }", "public", "open", "a = b", "let a = try? /^ }/",
    "@resultBuilder struct A { static func buildBlock() { \"{\" } }", "extension A { }",
    "import struct A.B", "import class A.B;", "struct S<T> where T: P { let a = T.self }",
    "class C: D<[E]>, F { }", "struct S: A<(B) -> C> { }", "let a = \\A.b", "let a = 1...2",
    "struct A\nstruct B { }", "enum A { case a = \"}\" }", "let é = \"é\"", "}",
  ])
  func aProtocolIsFoundAfterAnything(_ source: String) {
    #expect(protocols(in: source + "\nprotocol P {}") == ["P"])
    #expect(
      source == "}" || protocols(in: "struct S {\n\(source)\nprotocol P {}\n}") == ["P"])
    #expect(problems(in: source + "\nprotocol P {}") == [])
  }

  @Test func everyProtocolIsFoundInOrder() {
    #expect(
      protocols(in: "protocol A {} ; protocol B {}\nenum E { protocol C {} }; protocol D {}")
        == ["A", "B", "C", "D"])
  }

  @Test func protocolsInBodiesAreNotListed() {
    #expect(protocols(in: "func f() { protocol A {} }\nlet a = { protocol B {} }") == [])
  }
}
