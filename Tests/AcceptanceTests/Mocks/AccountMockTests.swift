import Mocky
import MockyTestSupport
import XCTest

final class AccountMockTests: XCTestCase, RecordedSuite {
  let reporter = RecordingReporter()
  private(set) lazy var context = Mockery(reporter: reporter)

  func testClosuresRunWhereTheActorRuns() async throws {
    let mock = context.mock(MockAccount.self)
    let seen = Captor<String>()
    context.check {
      allowing(mock).receives.deposit(.any).then.performs { amount in
        mock.assertIsolated()
        let doubled = amount * 2
        return doubled
      }
      allowing(mock).receives.transfer(.any, to: .any).then.runs { amount, number in
        await Task.yield()
        seen.record("\(amount) to \(number)")
      }.then.returns(7)
    }
    let doubled = try await mock.deposit(21)
    XCTAssertEqual(doubled, 42)
    let transferred = try await mock.transfer(1, to: "bank")
    XCTAssertEqual(transferred, 7)
    XCTAssertEqual(seen.values, ["1 to bank"])
    assertNothingFailed()
  }

  func testAClosureOfOneActorCallsAnother() async throws {
    let one = context.mock(MockAccount.self, named: "one")
    let two = context.mock(MockAccount.self, named: "two")
    context.check {
      expectThat(one).receives.transfer(.any, to: "two").then.performs { amount, _ in
        try await two.deposit(amount)
      }
      expectThat(two).receives.deposit(30).then.returns(130)
    }
    let balance = try await one.transfer(30, to: "two")
    XCTAssertEqual(balance, 130)
    assertNothingFailed()
  }

  func testCallsFromManyTasksAreAllCounted() async throws {
    let mock = context.mock(MockAccount.self)
    context.check {
      expectThat(mock).receives(20).deposit(.any).then.performs { $0 }
      expectThat(mock).receives(20).currency(of: .any).then.returns("euro")
    }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for amount in 1...20 {
        group.addTask {
          _ = mock.currency(of: amount)
          return try await mock.deposit(amount)
        }
      }
      return try await group.reduce(0, +)
    }
    XCTAssertEqual(sum, 210)
    assertNothingFailed()
  }

  func testAnUnexpectedCallOfAnActorIsReported() async throws {
    let mock = context.mock(MockAccount.self, named: "savings")
    context.check { expectThat(mock).receives.transfer(10, to: .startingWith("DE")) }
    _ = try await mock.transfer(10, to: "DE 1")
    let called = #line + 2
    do {
      _ = try await mock.transfer(20, to: "FR 1")
      XCTFail("nothing was thrown")
    } catch { XCTAssert(error is UnexpectedInvocation, "\(error)") }
    XCTAssertEqual(
      reporter.headlines,
      [
        #"savings.transfer(20, to: "FR 1"): unexpected: "#
          + "all expected calls of transfer(_:to:) were made before"
      ])
    XCTAssertEqual(reporter.lines, [called])
    XCTAssertEqual(
      reporter.closestArguments,
      [
        "1         ✗ expected 10",
        "got 20",
        #"to        ✗ expected a string starting with "DE""#,
        #"got "FR 1""#,
      ])
  }
}
