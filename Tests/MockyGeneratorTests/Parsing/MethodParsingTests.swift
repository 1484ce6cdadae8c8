import MockyCommand
import Testing

@testable import MockyGenerator

@Suite struct MethodParsingTests {
  @Test func parametersHaveLabelsAndNames() {
    expectMembers("func f(a: A, _ b: B, c d: C, _: D)")
    expectMembers("func f(in: A, for where: B, func x: C, protocol: D, `inout`: E)")
  }

  @Test func parametersMayBeVariadicAndHaveDefaults() {
    expectMembers("func f(a: A..., b: B = \")\", c: C)", "func f(a: A..., b: B = _, c: C)")
  }

  @Test(arguments: [
    "A<B, C>()", "{ (a: A, b: B) in a, b }", "[a, b: c]", "f(a, b: c)", "#\"(\"#", "/,/", "nil",
    "a ? b : c", "a < b", "#function", "\"\\(a, b: \")\")\"",
  ])
  func aDefaultIsSkipped(_ value: String) {
    expectMembers(
      "func f(a: A = \(value), b: B = \(value))", "func f(a: A = _, b: B = _)")
    expectMembers("func f(a: A = \(value), _ b: B, @C c: C)", "func f(a: A = _, _ b: B, @C c: C)")
  }

  @Test(arguments: [
    "func f() async", "func f() throws", "func f() async throws(E) -> A", "func f() rethrows",
    "func f() reasync -> A",
  ])
  func effectsStandAfterTheParameters(_ method: String) {
    expectMembers(method)
  }

  @Test(arguments: [
    "func f<T>()", "func f<T: P & Q, each U, let n: Int>() -> T where T.A == U, U: P",
    "func f<each T>(_ x: repeat each T) where repeat each T: P",
  ])
  func genericParametersAreKept(_ method: String) {
    expectMembers(method)
  }

  @Test func operatorsAreMethods() {
    expectMembers("static func +(l: Self, r: Self) -> Self")
    expectMembers("static func ==<T>(l: Self, r: T)")
    expectMembers("static func < (l: Self, r: Self)", "static func <(l: Self, r: Self)")
    expectMembers("static func < <T>(l: Self, r: T)", "static func <<T>(l: Self, r: T)")
    expectMembers("static func <<(l: Self, r: Self)")
    expectMembers("prefix static func !(a: Self)")
    expectMembers("static func ??<T>(a: Self, b: T)")
    expectMembers("postfix static func ...(a: Self)")
    expectMembers("static func /(a: Self, b: Self)")
    expectMembers("static func ∘(a: Self, b: Self)")
  }

  @Test(arguments: [
    "get", "set", "async", "some", "any", "open", "actor", "macro", "each", "of", "willSet",
    "mutating", "optional", "Type", "`class`", "`a b`", "sending", "prefix", "yielding",
  ])
  func otherwiseMeaningfulWordsAreNames(_ name: String) {
    expectMembers("func \(name)()\nmutating func \(name)(\(name): A)\nvar \(name): A { get }")
  }

  @Test func bodiesAreSkipped() {
    expectMembers("func f() { func g() { \"}\" } }\nfunc h()", "func f()\nfunc h()")
  }

  @Test func methodsMayStandOnOneLine() {
    expectMembers("func f(); func g();; func h()", "func f()\nfunc g()\nfunc h()")
  }

  @Test func rangesCoverTheWholeDeclaration() throws {
    let source = "protocol P {\n  @a(b) static func f(_ x: A = b) -> C\n\n}"
    let declaration = try #require(SourceFile(parsing: source).protocols.first)
    let method = try #require(declaration.members.first)
    #expect(text(declaration.header.range, in: source) == source)
    #expect(text(method.header.range, in: source) == "@a(b) static func f(_ x: A = b) -> C")
    #expect(text(method.header.keyword, in: source) == "func")
    #expect(text(method.header.attributes[0].range, in: source) == "@a(b)")
    #expect(text(method.header.modifiers[0].range, in: source) == "static")
    #expect(text(method.name.range, in: source) == "f")
    #expect(text(method.parameters[0].range, in: source) == "_ x: A = b")
  }

  private func text(_ range: SourceRange, in source: String) -> String {
    String(decoding: Array(source.utf8)[range.start..<range.end], as: UTF8.self)
  }
}
