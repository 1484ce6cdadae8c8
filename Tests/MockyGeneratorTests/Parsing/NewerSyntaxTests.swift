import MockyCommand
import Testing

@testable import MockyGenerator

/// Syntax of Swift 6.4.
@Suite struct NewerSyntaxTests {
  @Test(arguments: [
    ("any P?", "(any P)?"), ("some P?", "(some P)?"), ("any P!", "(any P)!"),
    ("any P??", "(any P)??"), ("any (P & Q)?", "(any (P & Q))?"),
    ("any ~Copyable?", "(any ~Copyable)?"), ("some ~Copyable!", "(some ~Copyable)!"),
    ("any P.Type?", "(any P.Type)?"), ("any P<Int>?", "(any P<Int>)?"),
    ("any A.P?", "(any A.P)?"), ("[any P?]", "[(any P)?]"),
    ("[String: any P?]", "[String: (any P)?]"), ("(any P?, Int)", "((any P)?, Int)"),
    ("(any P?) -> any Q?", "((any P)?) -> (any Q)?"),
    ("@escaping (any P?) -> Void", "@escaping ((any P)?) -> Void"),
    ("Result<any P?, any Error>", "Result<(any P)?, any Error>"),
    ("inout any P?", "inout (any P)?"), ("() throws(E) -> some P?", "() throws(E) -> (some P)?"),
    ("any P & Q", "any P & Q"), ("(any P)?", "(any P)?"), ("(any P & Q)?", "(any P & Q)?"),
    ("any (P & Q)", "any (P & Q)"), ("each T?", "each T?"),
  ])
  func aQuestionMarkBelongsToTheWholeType(_ type: String, _ expected: String) {
    expectType(type, expected)
  }

  @Test func everyPlaceOfATypeIsReadAlike() {
    expectMembers(
      """
      associatedtype Item: Collection<any P?> = any P?
      typealias Maybe = any P?
      var one: any P? { get }
      subscript<T: Box<any P?>>(i: some P?) -> any P! { get }
      init(_ x: any P?...)
      func f<T>(_ x: T) where T == any P?
      """,
      """
      associatedtype Item: Collection<(any P)?> = (any P)?
      typealias Maybe = (any P)?
      var one: (any P)? { get }
      subscript<T: Box<(any P)?>>(i: (some P)?) -> (any P)! { get }
      init(_ x: (any P)?...)
      func f<T>(_ x: T) where T == (any P)?
      """)
  }

  @Test(arguments: [
    "func a() async { defer { await close(\"}\") }; b() }",
    "func a() { let list = [Int](); let more = [T] { for i in 0..<3 { $0.append(i) } } }",
    "func a() throws { Task { throw E() } ; let b = Result { try c() } }",
    "var a: Int { yielding borrow { yield &b } yielding mutate { yield &b } }",
    "var a: Int { borrow { b } mutate { &b } }", "@diagnose(Deprecated, as: ignored) func a() {}",
  ])
  func bodiesAreSkipped(_ member: String) {
    let source = "class C: ~Sendable {\n\(member)\nfunc last() {}\n}\nprotocol P {}"
    let file = SourceFile(parsing: source)
    #expect(file.classes.first?.problems == [])
    #expect(file.classes.first?.members.last?.name.text == "last")
    #expect(file.protocols.count == 1)
  }
}

/// Code of a newer compiler, in a branch that this one does not read.
@Suite struct NewerCompilerParsingTests {
  /// Lines that no compiler reads today.
  static let unreadable = [
    "func f(_ a: ~~~) -> ;", "func f() } }", "{ { {", "let x = ( [", "}", "@new(", "func f(((",
    "protocol New {{ func f(", "class New { func f() { {", "struct New<T: {", "] ) \" ' $$ §",
    "extension New { #if A\n } }\n#endif", "enum E { case a(, b }",
  ]

  @Test(arguments: unreadable, ["compiler(>=9)", "swift(>=7) && DEBUG", "!( compiler (<6.0))"])
  func theRestOfAFileIsRead(_ line: String, condition: String) {
    let source = """
      struct Outer {
        #if \(condition)
        \(line)
        #elseif os(Linux)
        \(line)
        #else
        protocol A { func a() }
        #endif
        protocol B { func b() }
      }
      #if \(condition)
      \(line)
      #endif
      func body() {
        #if \(condition)
        \(line)
        #else
        g(])
        #endif
      }
      protocol C { func c() }
      """
    let file = SourceFile(parsing: source)
    let found = file.protocols.filter { $0.problems.isEmpty && $0.name.text.count == 1 }
    #expect(
      found.map { ($0.enclosing.path + [$0.name.text]).joined(separator: ".") }
        == ["Outer.A", "Outer.B", "C"])
  }

  @Test(arguments: unreadable)
  func theOtherMembersAreRead(_ line: String) {
    let members = """
      func a()
      #if compiler(>=9)
        var b: Int { get }
        \(line)
      #else
        func c()
      #endif
      func d()
      """
    let source = "protocol P {\n\(members)\n}\nprotocol Q {}"
    let file = SourceFile(parsing: source)
    #expect(problems(in: source) == [])
    #expect(file.protocols.map(\.name.text) == ["P", "Q"])
    let read = file.protocols[0].members
    #expect(read.map(\.kind) == [.method, .conditional, .method])
    #expect(read[1].clauses.map { $0.members.map(\.kind) } == [[.unreadable], [.method]])
  }

  @Test func aBranchOfAnotherConditionMustBeReadable() {
    #expect(problems(inMember: "#if DEBUG\nfunc f(\n#endif\nfunc g()").count == 1)
  }
}
