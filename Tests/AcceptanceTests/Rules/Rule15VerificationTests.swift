import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol BookShelf {
  func put(_ item: Int)
  func close()
}

/// Rule 15: `received` and `.atLeast` ask for calls that were not verified yet, any other number is a
/// total of all calls. The table of verdicts, row by row.
struct Rule15VerificationTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let shelf: MockBookShelf

  init() {
    context = Mockery(reporter: reporter)
    shelf = context.mock(MockBookShelf.self, named: "shelf", strictness: .nice)
  }

  private func put(_ items: Int...) { for item in items { shelf.put(item) } }

  private func expect(
    _ headlines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reporter.headlines == headlines, sourceLocation: sourceLocation)
  }

  private func place(_ line: Int) -> String { "Rule15VerificationTests.swift:\(line)" }

  @Test func aCallIsFoundOnce() {
    let line = #line + 2
    put(1)
    context.verify { expectThat(shelf).received.put(1) }
    expect()
    context.verify { expectThat(shelf).received.put(1) }
    expect(
      "shelf.put(1): not called again, verified before at \(place(line)), expected at least once")
  }

  @Test func neverCountsWhatWasVerified() {
    let line = #line + 2
    put(1)
    context.verify { expectThat(shelf).received.put(1) }
    context.verify { expectThat(shelf).received(.never).put(1) }
    context.verify { expectThat(shelf, methods: .any).times(.never) }
    expect(
      "shelf.put(1): called once, verified at \(place(line)), expected never",
      "any method of shelf: called once, verified at \(place(line)), expected never")
  }

  @Test func aTotalCountsWhatWasVerified() {
    let line = #line + 2
    put(1, 2)
    context.verify { expectThat(shelf).received.put(1) }
    context.verify { expectThat(shelf).received(1).put(.any) }
    expect(
      "shelf.put(any): called 2 times, 1 of them verified at \(place(line)), expected once")
  }

  @Test func aTrueTotalPassesAsOftenAsItIsSaid() {
    put(1, 2)
    context.verify { expectThat(shelf).received(2).put(.any) }
    context.verify { expectThat(shelf).received(2).put(.any) }
    context.verify { expectThat(shelf).received(...2).put(.any) }
    context.verify { expectThat(shelf).received(1...3).put(.any) }
    expect()
  }

  @Test func oneMoreCallAfterATotal() {
    put(1)
    context.verify { expectThat(shelf).received(1).put(1) }
    put(1)
    context.verify { expectThat(shelf).received.put(1) }
    expect()
  }

  @Test func aTotalAfterATotal() {
    let line = #line + 2
    put(1)
    context.verify { expectThat(shelf).received(1).put(1) }
    put(1)
    context.verify { expectThat(shelf).received(1).put(1) }
    expect("shelf.put(1): called 2 times, 1 of them verified at \(place(line)), expected once")
    context.verify { expectThat(shelf).received(2).put(1) }
    #expect(reporter.failures.count == 1)
  }

  @Test func twoEqualLinesOfABlockNeedTwoCalls() {
    let line = #line + 3
    put(1)
    context.verify {
      expectThat(shelf).received.put(1)
      expectThat(shelf).received.put(1)
    }
    expect("shelf.put(1): its only call is needed at \(place(line)), expected at least once")
    #expect(reporter.lines == [line + 1])
  }

  @Test(arguments: [true, false]) func callsAreSharedWhateverTheOrderOfTheLines(isFirst: Bool) {
    put(1, 2)
    context.verify {
      if isFirst { expectThat(shelf).received.put(.any) }
      expectThat(shelf).received.put(1)
      if !isFirst { expectThat(shelf).received.put(.any) }
    }
    expect()
  }

  @Test(arguments: [true, false]) func aTotalSharesNoCalls(isFirst: Bool) {
    put(1, 2)
    context.verify {
      if isFirst { expectThat(shelf).received(1).put(.any) }
      expectThat(shelf).received.put(1)
      if !isFirst { expectThat(shelf).received(1).put(.any) }
    }
    expect("shelf.put(any): called 2 times, expected once")
  }

  @Test func aTotalBesideAnOrder() {
    put(0, 1, 2)
    context.verify {
      expectThat(shelf).received(3).put(.any)
      inOrder { for item in 0...2 { expectThat(shelf).received.put(item) } }
    }
    expect()
  }

  @Test func anOrderInABlockAfterATotal() {
    let line = #line + 2
    put(0, 1, 2)
    context.verify { expectThat(shelf).received(3).put(.any) }
    context.verify {
      inOrder { for item in 0...2 { expectThat(shelf).received.put(item) } }
    }
    expect(
      "shelf.put(0): not called again, verified before at \(place(line)), expected at least once")
    #expect(
      reporter.section(.next) == [
        "write this order in one block with the verification at :\(line), or call shelf.put(0) again"
      ])
  }

  @Test func eachMaximumOfAnOrderCountsItsOwnPlace() {
    put(1)
    shelf.close()
    put(1)
    context.verify {
      inOrder {
        expectThat(shelf).received(1).put(1)
        expectThat(shelf).received.close()
        expectThat(shelf).received(1).put(1)
      }
    }
    expect()
  }

  @Test(.timeLimit(.minutes(10))) func aWaitEndsAtOnceIfATotalIsFalse() async {
    let line = #line + 2
    put(1)
    context.verify { expectThat(shelf).received.put(1) }
    await context.verify(within: .seconds(600)) { expectThat(shelf).received(.never).put(1) }
    expect("shelf.put(1): called once, verified at \(place(line)), expected never")
  }

  @Test func forgottenCallsDoNotCount() {
    put(1)
    context.verify { expectThat(shelf).received.put(1) }
    context.forgetCalls(of: shelf)
    context.verify { expectThat(shelf).received(.never).put(.any) }
    expect()
  }

  @Test func expectedCallsCount() {
    context.check { expectThat(shelf).receives.put(1) }
    put(1)
    context.verify { expectThat(shelf).received(1).put(1) }
    context.verifyNoMoreInteractions()
    expect()
  }

  @Test func captorsGetAllCallsOfALine() {
    let captor = Captor<Int>()
    put(1, 2)
    context.verify {
      expectThat(shelf).received.put(.capturing(into: captor))
      expectThat(shelf).received.put(1)
    }
    expect()
    #expect(captor.values == [1, 2])
  }
}
