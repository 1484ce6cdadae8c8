import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

/// How much work a verification is: twice as many calls are twice as much, and calls that it does
/// not ask for are none.
@Suite(.timeLimit(.minutes(10)))
struct VerificationWorkTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
  private let work = WorkCounter()

  /// Any number of steps, counted.
  private var counted: Matcher<Int> {
    .matching("counted") { [work] _ in
      work.add()
      return true
    }
  }

  @Test func callsOfOtherMembersAndMocksAreNotLookedAt() {
    let other = context.mock(MockTurtle.self, strictness: .nice)
    for steps in 0..<100 {
      turtle.forward(steps, why: "")
      turtle.up()
      other.forward(steps, why: "")
    }
    context.verify { expectThat(turtle).received(100).forward(counted, why: .any) }
    #expect(work.take() == 100)
    #expect(reporter.failures.isEmpty)
  }

  @Test func callsThatWereFoundAreNotLookedAtAgain() {
    for steps in 0..<100 {
      turtle.forward(steps, why: "")
      context.verify { expectThat(turtle).received.forward(counted, why: .any) }
    }
    #expect(work.take() == 100)
    #expect(reporter.failures.isEmpty)
  }

  @Test func callsAreLookedAtOnceWhileSomethingIsWaitedFor() {
    let calls = 2_000
    let turtle = turtle
    Thread { for steps in 0..<calls { turtle.forward(steps, why: "") } }.start()
    context.verify(within: .seconds(30)) {
      expectThat(turtle).received(.exactly(calls)).forward(counted, why: .any)
    }
    #expect(reporter.failures.isEmpty)
    #expect(work.take() == calls)
  }

  @Test func eachLineIsComparedWithEachCallOnce() {
    for steps in 0..<50 { turtle.forward(steps, why: "") }
    context.verify {
      for _ in 0..<20 { expectThat(turtle).received.forward(counted, why: .any) }
      expectThat(turtle).received(50).forward(counted, why: .any)
      inOrder {
        expectThat(turtle).received(2...).forward(counted, why: .any)
        expectThat(turtle).received.forward(49, why: .any)
      }
    }
    #expect(work.take() == 22 * 50)
    #expect(reporter.failures.isEmpty)
  }

  @Test(arguments: [100, 200]) func manyEqualLinesShareTheirCallsAtOnce(_ count: Int) {
    var shared = SharedCalls(Array(repeating: Array(0..<count), count: 2 * count))
    let met = (0..<2 * count).filter { shared.give(1, to: $0) }
    #expect(met == Array(0..<count))
  }

  @Test func returnedMocksAreFoundByTheHashOfTheArguments() {
    func comparisons(of count: Int) -> Int {
      let sorter = context.mock(MockSorter.self, strictness: .nice)
      for _ in 1...2 {
        for number in 0..<count { _ = sorter.shelf(for: Parcel(number: number, work: work)) }
      }
      return work.take()
    }
    let (once, twice) = (comparisons(of: 100), comparisons(of: 200))
    #expect(once <= 200)
    #expect(twice <= 2 * once + 10)
  }

  /// An argument that counts how often it is compared.
  private struct Parcel: Hashable, Sendable {
    let number: Int
    let work: WorkCounter

    static func == (left: Parcel, right: Parcel) -> Bool {
      left.work.add()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private final class MockSorter: MakeableMock {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }

    func shelf(for parcel: Parcel) -> MockTurtle {
      mockObject.call("shelf(for:)", [parcel], returning: MockTurtle.self)
    }
  }
}
