import MockyGenerator
import Testing

@Suite struct ClassDiagnosticTests {
  @Test func aFinalClassHasNoSubclass() {
    expectDiagnostics(
      of: "@Mockable public final class Engine {}",
      """
      1:18: error: @Mockable makes a subclass, but 'Engine' is final; remove 'final', or mock a protocol that the class conforms to
      @Mockable public final class Engine {}
                       ^~~~~
      fix-it: remove 'final'
      @Mockable public class Engine {}
      """)
  }

  @Test func aClassWithAParameterPackHasNoSubclass() {
    expectDiagnostics(
      of: "@Mockable class Row<Key, each Value> { init() {} }",
      """
      1:31: error: @Mockable makes a subclass, but a class with the parameter pack 'each Value' cannot have one; mock a protocol that the class conforms to
      @Mockable class Row<Key, each Value> { init() {} }
                                    ^~~~~
      """)
  }

  @Test func aSubclassOfUserDefaultsIsNotSendable() {
    expectDiagnostics(
      of: "@Mockable class Settings: UserDefaults {}",
      """
      1:27: error: a mock is Sendable, but 'UserDefaults' is declared as not Sendable; mock a protocol that the class conforms to
      @Mockable class Settings: UserDefaults {}
                                ^~~~~~~~~~~~
      """)
  }

  @Test func aClassInAFunctionIsMovedOut() {
    expectDiagnostics(
      of: "@Mockable class Engine {}", in: ["func test()"],
      """
      1:17: error: @Mockable cannot mock a class inside a function; move it out
      @Mockable class Engine {}
                      ^~~~~~
      """)
  }

  @Test func aRequiredConvenienceInitializerCannotBeWritten() {
    expectDiagnostics(
      of: "@Mockable class Engine { init(n: Int) {}; "
        + "required convenience init() { self.init(n: 1) } }",
      """
      1:64: error: @Mockable cannot mock 'Engine', because a subclass cannot implement its required convenience initializer; make the initializer designated, or move it to a protocol
      @Mockable class Engine { init(n: Int) {}; required convenience init() { self.init(n: 1) } }
                                                                     ^~~~
      """)
  }

  @Test(arguments: [
    ("func list() -> some Sequence { [1] }", "list"), ("var list: some Sequence { [1] }", "list"),
    ("subscript(n: Int) -> [some Sequence]? { nil as [[Int]]? }", "subscript"),
  ]) func anOpaqueResultCannotBeOverridden(member: String, name: String) {
    let source = "@Mockable class Engine { init() {}; \(member) }"
    let messages = MockableExpansion(.peer, of: source).diagnostics.map(\.message)
    #expect(
      messages == [
        "@Mockable makes a subclass, which cannot override '\(name)' because its result is"
          + " opaque; make it final, or return an 'any' type"
      ])
  }

  @Test func aFinalOpaqueResultIsLeftAsItIs() {
    let source = "@Mockable class Engine { init() {}; final var list: some Sequence { [1] } }"
    #expect(MockableExpansion(.peer, of: source).diagnostics.isEmpty)
  }

  @Test(arguments: ["private init() {}", "init(parts: Int...) {}"])
  func someInitializerMustBeThereToCall(initializer: String) {
    let source = "@Mockable class Engine { \(initializer) }"
    let messages = MockableExpansion(.peer, of: source).diagnostics.map(\.message)
    #expect(
      messages == [
        "@Mockable cannot mock 'Engine', because a subclass can call none of its designated"
          + " initializers; add one that is not private and has no variadic parameter"
      ])
  }

  @Test func aPropertyWithoutAVisibleTypeIsLeftAsItIs() {
    expectWarning(
      of: "@Mockable class Engine { var url = URL(string: \"a\") }",
      """
      1:30: warning: the mock does not override 'url', because @Mockable cannot see its type; write the type, or make 'url' final or private
      @Mockable class Engine { var url = URL(string: "a") }
                                   ^~~
      fix-it: write the type
      @Mockable class Engine { var url: <#Type#> = URL(string: "a") }
      """)
  }

  @Test func aNameThatMocksNeedIsSaid() {
    expectDiagnostics(
      of: "@Mockable class Engine { var received: Int { 1 } }",
      """
      1:30: error: every mock has its own member 'received'; rename this requirement
      @Mockable class Engine { var received: Int { 1 } }
                                   ^~~~~~~~
      """)
  }

  @Test func whatCannotBeReadIsSaid() {
    expectDiagnostics(
      of: "@Mockable class Engine { func () {} }",
      """
      1:31: error: @Mockable cannot read this: expected a name after 'func', found '('
      @Mockable class Engine { func () {} }
                                    ^
      """)
  }
}

/// Expects a warning, and that the mock is written all the same.
private func expectWarning(
  of source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let peers = MockableExpansion(.peer, of: source)
  let texts = peers.diagnostics.map { $0.text(in: source) }
  #expect(texts.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  #expect(peers.source.contains("class MockEngine: Engine"), sourceLocation: sourceLocation)
}
