import MockyCommand
import Testing

@testable import MockyGenerator

@Suite struct EnclosingParsingTests {
  @Test func aProtocolKnowsWhatItStandsIn() throws {
    let source = """
      @a public struct S<T: P>: Q where T: R {
        func f() { class X { } }
        extension A.B<C> where D: E {
          final class C<T> { class func f() {} ; class var x: Int { 1 }
            enum E: Int { case actor
              fileprivate actor F { indirect case a
                private protocol P {}
              }
            }
          }
        }
      }
      protocol Q {}
      """
    let file = SourceFile(parsing: source)
    #expect(
      file.protocols.first?.enclosing.map(\.description) == [
        "@a public struct S<T: P>", "extension A.B<C>", "final class C<T>", "enum E",
        "fileprivate actor F",
      ])
    #expect(file.protocols.last?.enclosing.isEmpty == true)
  }

  @Test(arguments: [
    ("public enum NS<T> {\n}", "public enum NS<T>"),
    ("extension A.B where T: P {}", "extension A.B"),
    ("func f<T>() {}", "func f<T>"),
    ("@MainActor final class A: B {}", "@MainActor final class A"),
    ("static func ==<T>(a: T, b: T) {}", "static func ==<T>"),
    ("actor A {}", "actor A"),
    ("protocol P {}", "protocol P"),
    ("struct `a b`<each T, let n: Int> {}", "struct `a b`<each T, let n: Int>"),
    ("distributed actor A {}", "distributed actor A"),
  ])
  func aHeaderIsReadOnItsOwn(_ source: String, _ expected: String) throws {
    let declaration = try #require(EnclosingDeclaration(parsing: source))
    #expect(declaration.description == expected)
    #expect(declaration.header.range == SourceRange(0, source.utf8.count))
  }

  @Test(arguments: ["", "{}", "init() {}", "var a: Int {}", "struct", "struct {", "a", "\"", "@"])
  func whatHasNoNameIsNothing(_ source: String) {
    #expect(EnclosingDeclaration(parsing: source) == nil)
  }
}
