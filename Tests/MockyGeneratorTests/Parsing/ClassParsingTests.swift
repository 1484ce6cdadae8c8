import MockyCommand
import Testing

@testable import MockyGenerator

/// Classes are read with their bodies moved over.
@Suite struct ClassParsingTests {
  @Test func membersAreReadWithoutTheirBodies() {
    expectClassMembers(
      """
      func start() { while true { stop() } }
      override func stop()
      {
        class Local { func inner() {} }
      }
      init?(cylinders: Int = 4) throws { self.cylinders = cylinders }
      deinit { stop() }
      subscript(i: Int) -> Int { i }
      struct Part { var n: Int }
      func last() {}
      """,
      """
      func start()
      override func stop()
      init?(cylinders: Int = _) throws
      subscript(i: Int) -> Int { get }
      func last()
      """)
  }

  @Test(
    arguments: [
      ("var n = 1", "var n: Int { get set }"),
      ("var n = -1", "var n: Int { get set }"),
      ("var x = 1.5", "var x: Double { get set }"),
      ("var s = \"a\" { didSet { print(s) } }", "var s: String { get set }"),
      ("var b = true, c: [Int] = [1, 2]", "var b: Bool { get set }\nvar c: [Int] { get set }"),
      ("var list = [Int]()", "var list: [Int] { get set }"),
      ("var map = Dictionary<String, Int>()", "var map: Dictionary<String, Int> { get set }"),
      ("var url = URL(string: \"a\")", "var url: _ { get set }"),
      ("var other = make { $0 + 1 }", "var other: _ { get set }"),
      ("var sum = 1\n    + 2", "var sum: _ { get set }"),
      ("lazy var parts: [Int] = { [1] }()", "lazy var parts: [Int] { get set }"),
      ("weak var owner: AnyObject?", "weak var owner: AnyObject? { get set }"),
      ("var area: Int { width * 2 }", "var area: Int { get }"),
      ("var area: Int { get throws { 1 } }", "var area: Int { get throws }"),
      ("var area: Int { get { 1 } set(n) { w = n } }", "var area: Int { get set }"),
      (
        "var area: Int { _read { yield w } _modify { yield &w } }",
        "var area: Int { _read _modify }"
      ),
      ("var watched: Int { willSet { } }", "var watched: Int { get set }"),
      ("var closure: (Int) -> Void = { _ in }", "var closure: (Int) -> Void { get set }"),
    ])
  func propertiesAreReadAsTheyAreUsed(source: String, expected: String) {
    expectClassMembers(source + "\nfunc next() {}", expected + "\nfunc next()")
  }

  @Test func conditionsAndMacrosAreMovedThrough() {
    expectClassMembers(
      """
      #if DEBUG
      func a() { #if X; f( #endif }
      #else
      var b = 1
      #endif
      #warning("later")
      #makeMembers(of: 3)
      func c() {}
      """,
      """
      #if DEBUG
        func a()
      #else
        var b: Int { get set }
      #endif
      func c()
      """)
  }

  @Test func classesAreFoundAtEveryDepth() {
    let source = """
      class A<T: P>: B<T>, Q where T: R { class C { func f() { class D {} } } }
      extension X { final class E {} }
      struct S { protocol P {} }
      """
    let file = SourceFile(parsing: Array(source.utf8))
    #expect(file.classes.map(\.name.text) == ["A", "C", "E"])
    #expect(file.classes.map { $0.enclosing.map { "\($0.type)" } } == [[], ["A"], ["X"]])
    #expect(file.protocols.map(\.name.text) == ["P"])
    #expect(file.classes[0].inheritance.map { "\($0.type)" } == ["B<T>", "Q"])
  }

  @Test func classesAreNotReadUnlessAsked() {
    #expect(SourceFile(parsing: "class A { func }").problems == [])
  }

  @Test(
    arguments: [
      ("func ()", "expected a name after 'func', found '('"),
      ("var", "expected a name after 'var', found '}'"),
      ("1 + 2", "expected a member, found '1'"),
      ("case one", "expected a member of a class, found 'case'"),
    ])
  func whatCannotBeReadIsSaid(member: String, message: String) {
    let source = "class A {\n\(member)\n}"
    let file = SourceFile(parsing: Array(source.utf8))
    #expect(file.classes.flatMap(\.problems).map(\.message) == [message])
  }
}

private func expectClassMembers(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceFile(parsing: Array("class A {\n\(source)\n}".utf8))
  let problems = file.classes.flatMap(\.problems)
  #expect(problems.map(\.message) == [], sourceLocation: sourceLocation)
  #expect(
    file.classes.prefix(1).flatMap(\.members).map(\.description).joined(separator: "\n")
      == expected, sourceLocation: sourceLocation)
}
