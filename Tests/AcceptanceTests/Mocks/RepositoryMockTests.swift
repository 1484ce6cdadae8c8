import Mocky
import MockyTestSupport
import XCTest

final class RepositoryMockTests: XCTestCase, RecordedSuite {
  private struct Book: Equatable {
    let title: String
    var pages = 100
  }

  let reporter = RecordingReporter()
  private(set) lazy var context = Mockery(reporter: reporter)

  func testTheTypeOfTheMockIsInferred() {
    let mock: MockRepository<String, String> = context.mock()
    context.check { allowing(mock).receives.find(.any).then.performs { "found \($0)" } }
    XCTAssertEqual(firstFound(in: mock, ["a", "b"]), "found a")
    assertNothingFailed()
  }

  func testMocksWithDifferentTypesAreToldApartByTheirNames() {
    let books: MockRepository<Book, Int> = context.mock()
    let names = context.mock(MockRepository<String, Int>.self)
    XCTAssertEqual(books.mockObject.name, "repository")
    XCTAssertEqual(names.mockObject.name, "repository2")
  }

  func testWithoutAClauseThereIsNothing() async throws {
    let mock = context.mock(MockRepository<Book, Int>.self)
    context.check { ignoring(mock) }
    XCTAssertEqual(mock.items, [])
    XCTAssertNil(mock.find(1))
    try await mock.save(Book(title: "Dune"), as: 1)
    assertNothingFailed()
  }

  func testWhatWasNotFoundIsShownWithTheCallsThatCame() {
    let mock = context.mock(MockRepository<Book, String>.self, named: "books")
    let expected = #line + 2
    context.check {
      expectThat(mock).receives(1...).find("dune").then.returns(nil)
      allowing(mock).receives.find(.any)
    }
    _ = mock.find("Dune")
    let caller = "RepositoryMockTests.testWhatWasNotFoundIsShownWithTheCallsThatCame()"
    context.assertSatisfied()
    XCTAssertEqual(
      reporter.headlines,
      [
        #"books.find("dune"): never called, expected at least once"#
      ])
    XCTAssertEqual(reporter.lines, [expected])
    XCTAssertEqual(
      reporter.section(.calls),
      [
        #"1. books.find("Dune")   → :\#(expected + 1), returned nil, a default; expected "dune" as argument 1; "#
          + "from \(caller) :\(expected + 3)"
      ])
  }

  func testOfAnItemThatDiffersTheDifferentPartIsShown() async throws {
    let mock = context.mock(MockRepository<Book, Int>.self, named: "books")
    context.check { expectThat(mock).receives.save(Book(title: "Dune"), as: .any) }
    try? await mock.save(Book(title: "Dune", pages: 200), as: 1)
    XCTAssertEqual(
      reporter.closestArguments, ["1         ✗ pages  expected 100, got 200", "as        ✓ 1"])
  }

  private func firstFound<R: Repository>(in repository: R, _ ids: [R.ID]) -> R.Item? {
    ids.lazy.compactMap { repository.find($0) }.first
  }
}
