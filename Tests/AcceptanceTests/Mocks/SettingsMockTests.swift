import Mocky
import MockyTestSupport
import XCTest

final class SettingsMockTests: XCTestCase, RecordedSuite {
  let reporter = RecordingReporter()
  private(set) lazy var context = Mockery(reporter: reporter)
  private lazy var mock = context.mock(MockSettings.self)

  func testAPropertyChangedInPlaceIsReadAndSet() {
    var settings: any Settings = mock
    context.check {
      expectThat(mock).receives.name.then.returns("bob")
      expectThat(mock).receives.name(setTo: "bobby")
      expectThat(mock).receives.subscript(1, column: 2).then.returns(40)
      expectThat(mock).receives.subscript(1, column: 2, setTo: 42)
    }
    settings.name += "by"
    settings[1, column: 2] += 2
    assertNothingFailed()
  }

  func testAnAsynchronousThrowingPropertyReturnsThrowsAndPerforms() async throws {
    let settings: any Settings = mock
    context.check {
      expectThat(mock).receives(4).token.then.onConsecutiveCalls {
        $0.returns("first")
        $0.throws(StoreError.full)
        $0.performs {
          await Task.yield()
          return "third"
        }
        $0.performs { throw StoreError.missing("token") }
      }
    }
    var token = try await settings.token
    XCTAssertEqual(token, "first")
    await assertThrows(StoreError.full) { try await settings.token }
    token = try await settings.token
    XCTAssertEqual(token, "third")
    await assertThrows(StoreError.missing("token")) { try await settings.token }
    assertNothingFailed()
  }

  func testASubscriptIsReadWithValuesAndMatchersMixed() {
    let settings: any Settings = mock
    context.check {
      allowing(mock).receives.subscript("color").then.returns("red")
      allowing(mock).receives.subscript(.any).then.performs { "no \($0)" }
      allowing(mock).receives.subscript(0, column: .lessThan(3)).then.returns(1)
      allowing(mock).receives.subscript(.any, column: 9).then.performs { $0 * 100 + $1 }
      allowing(mock).receives.subscript(.any, column: .any).then.performs { row, column in
        let sum = row + column
        return -sum
      }
    }
    XCTAssertEqual(settings["color"], "red")
    XCTAssertEqual(settings["size"], "no size")
    XCTAssertEqual(settings[0, column: 2], 1)
    XCTAssertEqual(settings[5, column: 9], 509)
    XCTAssertEqual(settings[5, column: 8], -13)
    assertNothingFailed()
  }

  func testASubscriptIsSetWithEveryMixtureOfValuesAndMatchers() {
    var settings: any Settings = mock
    let seen = Captor<Int>()
    context.check {
      expectThat(mock).receives.subscript(1, column: 1, setTo: 1)
      expectThat(mock).receives.subscript(2, column: 1, setTo: .any)
      expectThat(mock).receives.subscript(3, column: .any, setTo: 1)
      expectThat(mock).receives.subscript(4, column: .any, setTo: .any)
      expectThat(mock).receives.subscript(.in(5...5), column: 1, setTo: 1)
      expectThat(mock).receives.subscript(.in(6...6), column: 1, setTo: .any)
      expectThat(mock).receives.subscript(.in(7...7), column: .any, setTo: 1)
      expectThat(mock).receives.subscript(
        .in(8...8), column: .any, setTo: .capturing(into: seen)
      ).then.performs { row, column, value in seen.record(row + column + value) }
    }
    for row in 1...8 { settings[row, column: 1] = 1 }
    XCTAssertEqual(seen.values, [1, 10])
    assertNothingFailed()
  }

  func testWhatWasReadAndSetIsVerifiedAfterwards() {
    let settings: any Settings = context.mock(MockSettings.self, named: "nice", strictness: .nice)
    let nice = context.mock(MockSettings.self, named: "other", strictness: .nice)
    nice.name = "bob"
    nice[1, column: 2] = 3
    _ = nice["key"]
    context.verify {
      expectThat(nice).received.name(setTo: "bob")
      expectThat(nice).received.subscript(.any, column: 2, setTo: 3)
      expectThat(nice).received(1).subscript("key")
      expectThat(nice).received(.never).name
    }
    context.verifyNoMoreInteractions()
    XCTAssertEqual(settings.name, "")
  }

  func testAWrongValueOfASubscriptIsShownAsItWouldBeWritten() {
    var settings: any Settings = mock
    context.check {
      expectThat(mock).receives.subscript(1, column: .greaterThan(1), setTo: 10)
      allowing(mock).receives.name(setTo: .any)
      allowing(mock).receives.name
    }
    settings.name = "bob"
    let called = #line + 1
    settings[1, column: 2] = 30
    XCTAssertEqual(
      reporter.headlines,
      [
        "settings[1, column: 2] = 30: unexpected: expected 10 as new value"
      ])
    XCTAssertEqual(reporter.lines, [called])
    XCTAssertEqual(
      reporter.closestArguments,
      [
        "1          ✓ 1",
        "column     ✓ 2",
        "new value  ✗ expected 10",
        "got 30",
      ])
  }

  func testAPropertyThatIsSetTooOftenIsNamed() {
    context.check { expectThat(mock).receives.name(setTo: "bob") }
    var settings: any Settings = mock
    settings.name = "bob"
    settings.name = "bob"
    XCTAssertEqual(
      reporter.headlines, [#"settings.name = "bob": set a 2nd time, expected once"#])
  }

  func testAPropertyThatWasNotSetIsNamed() {
    let expected = #line + 1
    context.check { expectThat(mock).receives.name(setTo: "bob") }
    _ = mock
    context.assertSatisfied()
    XCTAssertEqual(reporter.headlines, [#"settings.name = "bob": never set, expected once"#])
    XCTAssertEqual(reporter.lines, [expected])
  }

  private func assertThrows<Failure: Error & Equatable>(
    _ expected: Failure, line: UInt = #line, _ body: () async throws -> some Any
  ) async {
    do {
      _ = try await body()
      XCTFail("nothing was thrown", line: line)
    } catch {
      XCTAssertEqual(error as? Failure, expected, line: line)
    }
  }
}
