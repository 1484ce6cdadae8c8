import Mocky
import MockyTestSupport
import Testing

@resultBuilder private enum LineBuilder {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}

/// A document.
///
/// - Note: documentation comments say `func fake()` and "quotes" { }.
@Mockable private protocol Document {
  /// Adds a line: `func add(_ line: Int)`.
  /// - Parameter line: the line.
  @discardableResult func add(_ line: String) -> Bool
  // A comment { of two
  // lines: func notThere()
  @discardableResult
  func remove(_ line: Int) throws -> String  // throws, too
  @LineBuilder func lines() -> [String]
  @LineBuilder var header: [String] { get }
  @LineBuilder func nothing()
  func build(@LineBuilder _ content: () -> [String]) -> Int
  @preconcurrency func shared(_ job: @escaping @Sendable () -> Void)
}

@Suite struct MemberAttributeTests {
  @Test(.mockery) func aResultIsDiscardable() throws {
    let mock = Mockery.current.mock(MockDocument.self)
    let document: any Document = mock
    Mockery.current.check {
      expectThat(mock).receives(2).add("a").then.returns(true)
      expectThat(mock).receives(2).remove(1)
    }
    document.add("a")
    mock.add("a")
    try document.remove(1)
    try mock.remove(1)
  }

  @Test(.mockery) func aResultBuilderOnARequirementDoesNoHarm() {
    let mock = Mockery.current.mock(MockDocument.self)
    let document: any Document = mock
    Mockery.current.check {
      allowing(mock).receives.lines().then.returns(["a", "b"])
      allowing(mock).receives.header.then.returns(["header"])
      expectThat(mock).receives.nothing()
      allowing(mock).receives.build(.any).then.performs { $0().count }
    }
    #expect(document.lines() == ["a", "b"])
    #expect(document.header == ["header"])
    document.nothing()
    let built = document.build {
      "one"
      "two"
    }
    #expect(built == 2)
    let builtByTheMock = mock.build {
      "one"
      "two"
      "three"
    }
    #expect(builtByTheMock == 3)
  }

  @Test func aWrongCallIsShown() {
    let failures = headlines { context in
      let document = context.mock(MockDocument.self)
      context.check { expectThat(document).receives.add("a") }
      document.add("b")
    }
    #expect(failures == [#"document.add("b"): unexpected: expected "a" as argument 1"#])
  }
}
