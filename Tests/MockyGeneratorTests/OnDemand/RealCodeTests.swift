import Testing

@testable import MockyCommand
@testable import MockyGenerator

/// Kinds of code that real packages have, reduced.
@Suite struct RealCodeTests {
  @Test(
    arguments: [
      ("protocol P { func f<each T>(_ d: (repeat each T)) }", "tuple with a parameter pack"),
      ("protocol P { func f<each T>(_ d: consuming (Int, repeat each T)) }", "tuple with"),
      ("protocol P { init<each T>(_ d: ((repeat each T), Int)) }", "tuple with a parameter pack"),
      ("protocol P { subscript<each T>(d: (repeat each T)) -> Int { get } }", "tuple with"),
      ("@MainActor protocol P { func f(_ x: inout sending N) }", "'inout sending' argument"),
      ("protocol P: Actor { func f(_ x: inout sending N) async }", "'inout sending' argument"),
      ("protocol P { func f(_ x: inout sending N, _ b: () -> Void) }", "'inout sending' argument"),
      ("protocol P: Encoder {}", "requirements of 'Encoder' in 'P'"),
      ("protocol P { func a() }; protocol Q: P, Swift.CVarArg {}", nil),
      ("protocol P where Self: FormatStyle {}", "requirements of 'FormatStyle' in 'P'"),
      ("typealias A = RangeExpression & Sendable; protocol P: A {}", "of 'RangeExpression' in 'P'"),
      ("protocol Encoder { func e() }; protocol P: Encoder {}", nil),
      ("protocol P: URLSessionDataDelegate { func a() }", nil),
      (
        "protocol P: URLSessionTaskDelegate { func copy() -> Any }", "only a subclass of 'NSObject'"
      ),
    ] as [(String, String?)])
  func whatNoMockCanHaveIsRefused(_ app: String, _ message: String?) {
    let problems = Sources(tests: "MockP()", app: app).problems
    #expect(problems.count == (message == nil ? 0 : 1))
    #expect(message.map { problems.first?.contains($0) ?? false } ?? true)
  }

  @Test(arguments: ["protocol P: Swift.Encoder {}", "protocol P: Foundation.SortComparator {}"])
  func aMacroRefusesWhatItKnows(_ source: String) {
    #expect(MockableExpansion(.peer, of: "@Mockable \(source)").diagnostics.count == 1)
    let short = source.replacing("Swift.", with: "").replacing("Foundation.", with: "")
    #expect(MockableExpansion(.peer, of: "@Mockable \(short)").diagnostics.isEmpty)
  }

  @Test(arguments: ["sending N", "sending (N, N)", "sending any P"])
  func anArgumentIsSentBack(_ type: String) {
    let lines = Sources(tests: "MockP()", app: "protocol P { func f(_ x: inout \(type)) }").lines
    #expect(lines.contains { $0.hasPrefix("func f(_ x: inout \(type)) {") })
    let end = lines.drop { !$0.hasPrefix("defer { x = ") }.prefix(3).joined()
    #expect(end.contains("MockObject.sending("))
  }

  @Test func aPackBesideAnotherElementIsNoExpression() {
    let app = "protocol P { func f<each T>() -> (Int, repeat each T) }"
    let source = Sources(tests: "MockP()", app: app).mocks.source
    #expect(source.contains("returning: MockyCore.__Itself<(Int, repeat each T)>.self"))
    #expect(!source.contains("fallback:"))
  }

  @Test(arguments: [
    "protocol Shop: Identifiable<Int> {}", "protocol Shop where Self: Identifiable<Int> {}",
    "protocol Base: Identifiable<Int> {}; protocol Shop: Base {}",
    "typealias Named = Identifiable<Int>; protocol Shop: Named, Sendable {}",
    "protocol Shop: Identifiable where ID == Int {}",
  ])
  func theIdentityHasItsType(_ app: String) {
    let lines = Sources(tests: "MockShop()", app: app).lines
    #expect(lines.contains("typealias ID = Int"))
    #expect(
      lines.contains {
        $0.hasPrefix("nonisolated var id: ID {") || $0.hasPrefix("nonisolated var id: Int {")
      })
  }

  /// Cases: an import of the tests, the written import.
  @Test(arguments: [
    ("internal import App", "@testable internal import App"),
    ("public import App", "@testable internal import App"),
    ("import App", "@testable import App"),
    ("@testable private import App", "@testable internal import App"),
  ])
  func anImportHasAnAccessIfOthersHave(_ written: String, _ expected: String) {
    let sources = Sources(tests: "\(written)\nMockP()", app: "protocol P {}")
    #expect(sources.lines.contains(expected))
  }

  @Test func importsOfTheAppHaveAnAccessIfThoseOfTestsHave() {
    let tests = "package import Mocky\ninternal import Foundation\nMockP()"
    let app = "import Foundation\nimport Dispatch\nprotocol P {}"
    let lines = Sources(tests: tests, app: app).lines
    #expect(lines.contains("internal import Foundation"))
    #expect(lines.contains("internal import Mocky"))
    #expect(lines.contains("import Dispatch"))
  }

  @Test(arguments: [
    "(() -> Void)?", "(() -> Void)!", "Optional<() -> Void>", "Swift.Optional<() -> Void>", "A",
    "B?", "C", "D", "(@MainActor @Sendable () -> Void)?",
  ])
  func anOptionalClosureIsThere(_ type: String) {
    let app = """
      typealias A = Optional<() -> Void>; typealias B = () -> Void; typealias C = B?
      typealias D = C
      struct Client { var close: \(type) }
      """
    let sources = Sources(tests: "MockClient()", app: app)
    #expect(sources.names == ["MockClient App.Client"])
    #expect(sources.problems == [])
    #expect(sources.lines.contains("Client(close: { self.close() })"))
    #expect(
      sources.mocks.source.contains("_ = mockObject[spied: (Client).self].close?()")
        || type.contains("MainActor"))
  }

  @Test func anOptionalClosureWithAResultCannotBeForwarded() {
    let app = "struct Client { let map: ((Int) -> String)? }"
    let source = Sources(tests: "MockClient()", app: app).mocks.source
    #expect(
      source.contains(
        "obstacle: \"the real object's closure may be nil, and then returns nothing\""))
  }

  @Test(arguments: [
    ("1", true), ("-1.5", true), ("\"a\"", true), ("nil", true), ("[]", true), ("[:]", true),
    (".fast", true), (".seconds(3)", true), ("[1, 2 * 3]", true), ("#fileID", true),
    ("secret", false), ("Self.secret", false), ("\"\\(secret)\"", false), ("{ 1 }", false),
    ("make()", false),
  ])
  func anOverrideHasADefaultThatMeansTheSame(_ value: String, _ isCopied: Bool) {
    let app = "class K { init(x: T = \(value)) {}; func a(_ x: T = \(value), y: Int) -> Int { 1 } }"
    let lines = Sources(tests: "MockK($0)", app: app).lines
    let text = isCopied ? " = \(value)" : ""
    #expect(lines.contains { $0.hasPrefix("override func a(_ x: T\(text), y: Int) -> Int {") })
    #expect(
      lines.contains { $0.hasPrefix("init(_ mockObject: MockyCore.MockObject, x: T\(text)) {") })
  }

  /// Swift refuses a generic parameter that hides one of the class.
  @Test(arguments: [
    "func a<T>(_ x: T)", "init<T>(x: T)", "subscript<T>(x: T) -> Int", "class func a<T>(_ x: T)",
  ])
  func anInheritedGenericParameterHasAnotherName(_ member: String) {
    let base = "class Base { \(member) {\(member.hasSuffix("Int") ? "1" : "")} }"
    let sources = Sources(tests: "MockK<Int>($0)", app: "\(base); class K<T>: Base {}")
    let lines = sources.lines.filter { $0.contains("<T") }
    #expect(lines.contains { $0.contains("<T_>") })
    #expect(!lines.contains { $0.contains(/(func \w+|init|subscript)<T>/) })
  }

  @Test(arguments: ["any ~Copyable", "any Q & ~Copyable", "(any ~Copyable)?", "any ~Escapable"])
  func aNoncopyableExistentialIsLent(_ type: String) {
    let app = "protocol P { func a(_ x: borrowing \(type)); func b(_ x: consuming \(type)) }"
    let lines = Sources(tests: "MockP()", app: app).lines
    #expect(lines.contains { $0.hasPrefix("func a(_ x: borrowing \(type)) {") })
    #expect(lines.contains { $0.hasPrefix("func b(_ x: consuming \(type)) {") })
  }

  /// Cases: the type of a parameter, and whether the macro's mock names the plugin above its member.
  @Test(arguments: [
    ("Handler", true), ("CompletionHandler", true), ("Callback", true),
    ("@escaping Handler", false), ("Int", false), ("(Int) -> Handler", false),
  ])
  func whatAMacroDoesNotSeeIsNoted(_ type: String, _ isNoted: Bool) {
    let source = "protocol P { func f(_ x: \(type)) }"
    let lines = MockableExpansion(.peer, of: "@Mockable \(source)").source.split(separator: "\n")
    let note = "use MockyPlugin instead of @Mockable."
    let place = lines.firstIndex { $0.hasSuffix(note) }
    #expect((place != nil) == isNoted)
    #expect(place.map { lines[$0 + 1].contains("func f(_ x:") } ?? true)
    #expect(!Sources(tests: "MockP()", app: source).mocks.source.contains(note))
  }

  @Test(arguments: [
    "Film.self, Roll<Int, String>.self", "Film.self /* a, b */,\n  Roll<Int, [Int]>.self // c\n",
    "Film.self, Roll<Box<Int>>.self", "App.Film.self, Roll.self",
  ])
  func typesThatCannotBeCopiedAreNamed(_ list: String) {
    let source = "@Mockable(noncopyable: \(list)) protocol P {}"
    let names = SourceFile(parsing: source).protocols[0].noncopyableTypes
    #expect(names == [list.hasPrefix("App") ? "App.Film" : "Film", "Roll"])
  }
}
