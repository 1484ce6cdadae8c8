import Foundation
import Testing

@testable import MockyCore

/// A context wakes those who wait for it to change, with little work.
struct WaiterTests {
  private let reporter = RecordingReporter()

  @Test func whoCameFirstIsWokenFirst() {
    var waiters = Waiters()
    let all = (0..<100).map { _ in waiters.add() }
    for index in stride(from: 0, to: 100, by: 3) { waiters.remove(all[index]) }
    waiters.change()
    let mustWake = waiters.mustWake
    let woken = waiters.takeWoken().map(ObjectIdentifier.init)
    #expect(mustWake)
    let left = all.indices.filter { !$0.isMultiple(of: 3) }
    #expect(woken == left.map { ObjectIdentifier(all[$0]) })
    #expect(waiters.takeWoken().isEmpty)
  }

  @Test func nobodyIsWokenWhereAllHaveStoppedWaiting() {
    var waiters = Waiters()
    let all = (0..<100).map { _ in waiters.add() }
    for waiter in all { waiters.remove(waiter) }
    waiters.change()
    let mustWake = waiters.mustWake
    #expect(!mustWake)
  }

  @Test func aChangeHasEachOfManyWaitersLookOnce() {
    #expect(looks(of: 20) <= 40)
    #expect(looks(of: 40) <= 80)
    #expect(reporter.failures.isEmpty)
  }

  /// How often so many waiters look at a door that opens once: each on a thread of its own.
  private func looks(of count: Int) -> Int {
    let context = Mockery(reporter: reporter)
    let door = context.states("door").startsAs("closed")
    let looks = Captor<Bool>()
    let (haveLooked, haveSeen) = (DispatchSemaphore(value: 0), DispatchGroup())
    for _ in 0..<count {
      haveSeen.enter()
      Thread.detachNewThread {
        let look = { (_: Context) in
          let isOpen = door.currentState == "open"
          looks.record(isOpen)
          haveLooked.signal()
          return isOpen
        }
        context.context.look(for: look, until: Deadline(after: .seconds(60)))
        haveSeen.leave()
      }
    }
    for _ in 0..<count { haveLooked.wait() }
    door.transition(to: "open")
    haveSeen.wait()
    return looks.values.count
  }
}
