import Foundation
import Testing

/// A call inside an assertion fails its test at the assertion's own line.
@Suite(.ofTheScratchPackage)
struct CallsInAssertionsMustFail {
  private let received = "subscriber.receive(\"hello\"): unexpected: no expectations were declared"
  private let confirmed = "subscriber.confirm(\"hello\"): unexpected: no expectations were declared"

  @Test func inXCTest() async throws {
    for (test, mark) in [
      ("testForgivingly", "in an assertion"), ("testWithAnOperator", "in an operator"),
      ("testInAClosure", "in a closure"), ("testInAsyncCode", "in async code"),
      ("testInAHelper", "in a helper"),
    ] {
      try await assertFails(
        .xctest, "CallsInAssertions", test, at: mark, saying: received, "Publisher.swift")
    }
    try await assertFails(
      .xctest, "CallsInAssertions", "testAnError", at: "in an expected error", saying: confirmed)
  }

  @Test func inXCTestWithAFixture() async throws {
    let (suite, file) = ("CallsInAssertionsWithAFixture", "CallsInAssertions.swift")
    try await assertFails(
      .xctest, suite, "testForgivingly", in: file, at: "with a fixture", saying: received)
    try await assertFails(
      .xctest, suite, "testAnError", in: file, at: "error, fixture", saying: confirmed)
  }

  @Test func inSwiftTesting() async throws {
    for (test, mark, words) in [
      ("forgivingly", "in an expectation", received),
      ("anError", "in an expected error", confirmed), ("inAsyncCode", "in async code", received),
      ("withAnOperator", "in an operator", received),
    ] {
      try await assertFails(.swiftTesting, "CallsInAssertions", test, at: mark, saying: words)
    }
  }
}
