import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Sources that differ in nothing that mocks are made from have the same digest, and no others.
@Suite struct DigestTests {
  @Test(arguments: [
    "func a() {%}",
    "struct S { func a() {%}\n init() {%} }",
    "class C { func a() {%}\n var b: Int {%}\n var c: Int { get {%} set {%} } }",
    "class C { class D { func a() {%} }\n func b() {%} }",
    "class C { struct S { class D { var a: Int {%} } } }",
    "class C { let a: () -> Void = {%}\n var b = 1 { didSet {%} } }",
    "class C { init(a: Int = 1) {%} }",
    "extension S { static func a() async throws {%}\n subscript(i: Int) -> Int {%} }",
    "protocol P { func a() }\nextension P { func a() {%} }",
    "let a = b {%}",
    "let a: () -> Void = {%}",
    "enum E { case a, b; var c: Int {%} }",
    "actor A { func a() {%} }",
    "func a() {\n#if A\n%\n#endif\n}",
  ])
  func bodiesDoNotCount(pattern: String) {
    let bodies = [
      "", " b()", " b();\n\n c() ", " if a { b } ", " /* } */ ", " \"}\" ", " \"\"\"\n}\n\"\"\" ",
      " protocol Q { func a() } ", " class D { func a() {} } ", " struct X {} ", " typealias A = B",
      " case let x = { $0 }(1) ",
    ]
    let sources = bodies.map { read(pattern.replacing("%", with: $0)) }
    let counts = pattern.contains("#if")
    #expect(Set(sources.map(\.digest)).count == (counts ? bodies.count : 1))
    #expect(Set(sources.map(summary)).count == 1)
  }

  @Test(arguments: [
    "%", "import A\nprotocol P {}%", "struct S { let a = 1%\n}", "enum E { case a, b%\n}",
    "actor A {%}", "@Suite(.mockery) final class C: XCTestCase { var a = 1%\n}",
    "class C: MockeryTestCase {%}", "struct S { struct T {%} }",
  ])
  func functionsThatNoMockHasDoNotCount(pattern: String) {
    let functions = [
      "", "\nfunc a() {}", "\n\n  @Test func a() { b() }",
      "\n/// A.\n@Test(arguments: [1, 2]) func a(b: Int) async throws { #expect(b == 1) }",
      "\nfunc a() -> Int { 1 }\n\n  private static func == <A>(a: A, b: A) -> B where A: B { c }",
    ]
    let sources = functions.map { read(pattern.replacing("%", with: $0)) }
    #expect(Set(sources.map(\.digest)).count == 1)
  }

  @Test(arguments: [
    ("class C: D {}", "class C: D { func a() {} }"),
    ("class C: D {}", "class C: D { @objc func testA() {} }"),
    ("extension S {}", "extension S { func a() {} }"),
    ("extension S: P {}", "extension S: P { func a() {} }"),
    ("class C: TestCase { protocol P {} }", "class C: TestCase { protocol Q {} }"),
    ("struct S { func a() {} }", "struct S { func a() { MockDoor() } }"),
    ("struct S { func a() {} }", "struct S { func a(b: MockDoor) {} }"),
    ("struct S {}", "struct S { init(a: Int) {} }"),
    ("struct S { func a() {\n#if A\n}\n#endif }", "struct S { func a() {\n#if B\n}\n#endif }"),
    ("protocol P { func a() }", "protocol P { func b() }"),
    ("protocol P { var a: Int { get } }", "protocol P { var a: Int { get set } }"),
    ("class C { func a() {} }", "class C { func b() {} }"),
    ("class C { var a: Int { get {} } }", "class C { var a: Int { get {} set {} } }"),
    ("class C { var a: Int { 1 } }", "class C { var a: Int { get { 1 } } }"),
    ("class C { class D { func a() {} } }", "class C { class D { func b() {} } }"),
    ("struct S { protocol P {} }", "struct S { protocol Q {} }"),
    ("struct S { var f: () -> Void }", "struct S { var f: (Int) -> Void }"),
    ("struct S { var f: () -> Void }", "struct S { var f: () -> Void = {} }"),
    ("struct S { init(a: Int) {} }", "struct S { init(b: Int) {} }"),
    ("struct S { init(a: Int) {} }", "struct S { init(a: Int = 1) {} }"),
    ("struct S { init(a: Int) {} }", "struct S { private init(a: Int) {} }"),
    ("struct S { var a: Int }", "struct S { var a: String }"),
    ("struct S { var a: Int }", "struct S { private var a: Int }"),
    ("struct S { var a: Int }", "struct S { var a: Int { 1 } }"),
    ("struct S {}", "private struct S {}"),
    ("struct S {}", "struct S: View {}"),
    ("enum E { case a, b }", "enum E { case b, a }"),
    ("enum E { case a }", "enum E { case a(Int) }"),
    ("enum E { case a }", "enum E { @available(*, deprecated) case a }"),
    ("func a() {}", "func a() {}\nimport B"),
    ("func a() {}", "func a() { MockDoor() }"),
    ("func a() { MockDoor() }", "func a() { Shop.MockDoor() }"),
    ("func a() {}", "func a() { b.anyArguments.c() }"),
    ("func a() { MockDoor() }", "func a() { class MockDoor {} }"),
    ("import A", "@testable import A"),
    ("#if A\nprotocol P {}\n#endif", "#if B\nprotocol P {}\n#endif"),
    ("func a() {\n#if A\n}\nprotocol P {}\n#endif", "func a() {\n#if B\n}\nprotocol P {}\n#endif"),
    ("class C { func a( { 1 } }", "class C { func a( { 2 } }"),
    ("a {} b", "a {} c"),
    ("{a}{b}", "{a}b"),
  ])
  func whatMocksAreMadeFromCounts(one: String, other: String) {
    #expect(read(one).digest != read(other).digest)
  }

  @Test func aFunctionOfAStructOfClosuresChangesNoMock() {
    let mocks = ["", "; public func loads() -> Int { load() }; static func a() {}"].map {
      functions in
      Sources(
        tests: "MockClient()",
        app: "public struct Client { public var load: @Sendable () -> Int = { 1 }\(functions) }"
      ).mocks
    }
    #expect(mocks[0].mocked.count == 1)
    #expect(mocks[0].source == mocks[1].source)
  }

  @Test func theLinesOfDeclarationsCountButNotThoseOfUses() {
    let few = "func a() { MockDoor() }\nprotocol P {}"
    #expect(read(few).digest == read("func a() { b(); MockDoor() }\nprotocol P {}").digest)
    #expect(read(few).digest != read("func a() {\n b()\n MockDoor() }\nprotocol P {}").digest)
  }

  @Test func aNumberIsMadeOfEachByteAndItsPlace() {
    let texts = [
      "", "a", "b", "ab", "ba", "abcdefgh", "abcdefghi", "abcdefgi", "bbcdefgh", "abcdefghabcdefgh",
      "abcdefghbbcdefgh", "\0", "\0\0", "\0\0\0\0\0\0\0\0", "\0\0\0\0\0\0\0\0\0",
    ]
    #expect(Set(texts.map { Digest(of: Array($0.utf8)).text }).count == texts.count)
    // It is written into a file that other runs read.
    #expect(Digest(of: Array("abcdefghi".utf8)).text == "291e32c466d40bdc")
  }

  private func read(_ text: String) -> ReadSource {
    ReadSource(SourceInput(path: "A.swift", module: "A", bytes: Array(text.utf8)))
  }

  /// Returns the declarations that were read, without their places.
  private func summary(_ source: ReadSource) -> String {
    let declared = source.found.map { one in
      "\(one.qualifiedName) \(one.declaration.members.map(\.description))"
    }
    return
      "\(declared) \(source.file.types.map { "\($0.path) \($0.keyword)" }) \(source.file.problems.count)"
      + "\(source.file.types.map(\.path)) \(source.mockNames.declared)"
  }
}
