import Mocky
import Testing

@testable import Newsroom

/// Calls that nothing stubs run the defaults of extensions.
@Suite struct DefaultsSuite {
  let context = Mockery()

  @Test func aDefaultRunsAndItsCallsReachTheMock() async throws {
    let delegate = context.mock(MockDownloadDelegate.self, strictness: .defaults)
    context.check {
      expectThat(delegate).receives(2).began("a")
      allowing(delegate).receives.title.then.returns("four")
    }
    #expect(delegate.progressed(0.5, of: "a") == 5)
    #expect(try await delegate.reload("a") == "again four")
    #expect(delegate[3] == "four3")
    assertContextSatisfied(context)
    context.verify { expectThat(delegate).received.level }
  }

  @Test func aStubTakesTheCallsOfADefault() throws {
    let delegate = context.mock(MockDownloadDelegate.self, strictness: .defaults)
    context.check {
      expectThat(delegate).receives.progressed(1, of: "b").then.returns(40)
      allowing(delegate).receives.title.then.returns("")
      expectThat(delegate).receives.began("2")
      expectThat(delegate).receives.began("9")
    }
    var tries = 2
    #expect(try delegate.ended("b", retrying: &tries))
    #expect(tries == 42)
    #expect(delegate.convert(2) == [2])
    delegate.level = 9
    assertContextSatisfied(context)
  }

  @Test func oneExpectationRunsTheDefault() {
    let delegate = context.mock(MockDownloadDelegate.self)
    context.check {
      expectThat(delegate).receives.progressed(.any, of: .any).then.forwards()
      expectThat(delegate).receives.began("c")
      expectThat(delegate).receives.level.then.returns(4)
    }
    #expect(delegate.progressed(0, of: "c") == 5)
    assertContextSatisfied(context)
  }

  @MainActor @Test func theDefaultsOfParentsAndOfTheTestsRun() {
    let leaf = context.mock(MockLeaf.self, strictness: .defaults)
    context.check { allowing(leaf).receives.back().then.returns(4) }
    #expect(leaf.count() == 10)
    let note = context.mock(MockNote.self, strictness: .defaults)
    #expect(note.text() == "none")
    assertContextSatisfied(context)
  }

  @Test func aDefaultThatCannotRunShowsTheReason() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let lectern = context.mock(MockLectern.self)
    let pinboard = context.mock(MockPinboard<Int>.self)
    context.check { allowing(lectern).receives.raise().then.forwards() }
    context.check { allowing(lectern).receives.lower().then.forwards() }
    context.check { allowing(pinboard).receives.clear().then.forwards() }
    #expect(
      reporter.failures.map(\.message) == [
        "lectern is no spy, and a default of raise() in an extension cannot run, because its "
          + "default depends on conditions or attributes of the extension: make it with "
          + "context.spy(MockLectern.self, on: …)",
        "lectern is no spy, and a default of lower() in an extension is not known: make it with "
          + "context.spy(MockLectern.self, on: …), or let the plugin write the mock, which sees "
          + "extensions",
        "pinboard is no spy, and a default of clear() in an extension cannot run, because its "
          + "protocol names 'Self' or an associated type: make it with "
          + "context.spy(MockPinboard<Int>.self, on: …)",
      ])
  }

  @Test func aMockThatRunsNoDefaultShowsTheReason() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    _ = context.mock(MockLectern.self, strictness: .defaults)
    _ = context.mock(MockMemo.self, strictness: .defaults)
    let line = #line - 2
    #expect(
      reporter.failures.map(\.message) == [
        "MockLectern runs no default of an extension, so that strictness: .defaults has no "
          + "effect: its default depends on conditions or attributes of the extension",
        "MockMemo runs no default of an extension, so that strictness: .defaults has no "
          + "effect: only mocks that the plugin writes know the extensions of their protocols, "
          + "and its protocol needs a default there",
      ])
    #expect(reporter.failures.map(\.line) == [line, line + 1])
  }

  @Test(arguments: [
    (
      Strictness.strict,
      """
      MockDownloadDelegate.kind: unexpected: no expectations were declared
        before this  nothing
      """
    ),
    (
      .defaults,
      """
      MockDownloadDelegate.kind: cannot be forwarded
        obstacle  it is a member of the type
        next      stub it with .then.returns(…) or .then.performs { … }
      """
    ),
  ])
  func aStaticMemberFollowsTheContextAndRunsNoDefault(strictness: Strictness, message: String) {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter, strictness: strictness)
    _ = context.mock(MockDownloadDelegate.self, strictness: .defaults)
    context.run { _ = MockDownloadDelegate.kind }
    #expect(reporter.failures.map(\.message.withoutCallers) == [message])
  }

  @Test func aMemberWithVariadicArgumentsShowsTheReason() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let delegate = context.mock(MockDownloadDelegate.self, strictness: .defaults)
    _ = delegate.last(1, 2)
    #expect(
      reporter.failures.map(\.message) == [
        """
        downloadDelegate.last([1, 2]): cannot be forwarded
          obstacle  Swift has no way to pass on variadic arguments
          next      stub it with .then.returns(…) or .then.performs { … }
        """
      ])
  }
}

protocol Note { func text() -> String }

extension Note { func text() -> String { "none" } }

protocol Memo { func text() -> String }

extension String {
  /// The message without callers, which release builds show, too.
  fileprivate var withoutCallers: String {
    split(separator: "\n").filter { !$0.contains("called from") && !$0.contains("← ") }
      .joined(separator: "\n")
  }
}
