import Foundation
import Mocky

/// The protocol whose mock is called.
@Mockable protocol Dial: Sendable {
  func turn(_ number: Int) -> Int
  func ring(_ number: Int) async -> Int
}

/// Some thousand calls in one context, while everything else goes on around and in it.
struct Round {
  /// How many threads and tasks there are.
  static let workers: Int = 13 + Arena.workers
  private static let callers: Int = 8

  let calls: Int
  private let seed: UInt64
  private let watchdog: Watchdog
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let dial: MockDial
  private let chaos: Chaos
  private let taken = Tally()
  private let returned = Tally()

  init(calls: Int, seed: UInt64, watchdog: Watchdog) {
    self.seed = seed
    self.calls = max(calls / Self.callers, 1) * Self.callers
    self.watchdog = watchdog
    context = Mockery(reporter: reporter)
    dial = context.mock(MockDial.self)
    chaos = Chaos(watchdog)
  }

  /// Runs the round.
  ///
  /// - Returns: what went wrong; nothing if every call was counted.
  func run() async -> [String] {
    declare()
    let (threads, isOver) = (DispatchGroup(), Flag())
    let share = calls / Self.callers
    for worker in 0..<Self.callers / 2 { start(threads, "caller") { call(worker, share) } }
    start(threads, "declarer") { chaos.declare() }
    start(threads, "resetter") { chaos.reset() }
    async let inArena = Arena.play(seed, watchdog, until: isOver)
    async let ofErrands = runErrands(until: isOver)
    await withTaskGroup(of: Void.self) { tasks in
      for worker in Self.callers / 2..<Self.callers {
        tasks.addTask { await callInTask(worker, share) }
      }
      tasks.addTask { await chaos.wait() }
      tasks.addTask { await chaos.verify() }
    }
    await threads.end()
    isOver.raise()
    let others = await inArena + ofErrands
    watchdog.enter("count of the calls")
    defer { watchdog.leave("count of the calls") }
    return problems() + others
  }

  /// Runs one errand after the other, all of them at least once.
  private func runErrands(until isOver: Flag) async -> [String] {
    var (problems, count): ([String], Int) = ([], 0)
    while count < Errand.all.count || !isOver.isRaised {
      let errand = Errand.all[count % Errand.all.count]
      watchdog.enter(errand.name)
      problems += await errand.run()
      watchdog.leave(errand.name)
      count += 1
    }
    return problems
  }

  private func declare() {
    let taken = taken
    context.check {
      expectThat(dial).receives(.exactly(calls / 2)).turn(.any).then.performs { number in
        taken.add()
        return number + 1
      }
      expectThat(dial).receives(.exactly(calls / 2)).ring(.any).then.performs { number in
        taken.add()
        return number + 1
      }
    }
  }

  private func start(_ group: DispatchGroup, _ name: String, _ work: @escaping @Sendable () -> Void)
  {
    group.enter()
    let watchdog = watchdog
    Thread.detachNewThread {
      watchdog.watch(name, work)
      group.leave()
    }
  }

  private func call(_ worker: Int, _ count: Int) {
    for number in 0..<count {
      if dial.turn(number) == number + 1 { returned.add() }
      chaos.call(number)
      if number.isMultiple(of: 100) { watchdog.step() }
    }
  }

  private func callInTask(_ worker: Int, _ count: Int) async {
    watchdog.enter("calling task")
    for number in 0..<count {
      if await dial.ring(number) == number + 1 { returned.add() }
      if number.isMultiple(of: 100) { watchdog.step() }
    }
    watchdog.leave("calling task")
  }

  private func problems() -> [String] {
    var problems: [String] = []
    if taken.count != calls { problems.append("\(taken.count) of \(calls) calls were taken") }
    if returned.count != calls { problems.append("\(returned.count) of \(calls) calls returned") }
    context.verify {
      expectThat(dial).received(.exactly(calls / 2)).turn(.any)
      expectThat(dial).received(.exactly(calls / 2)).ring(.any)
    }
    context.assertSatisfied()
    problems += reporter.failures.map { "failed: \($0)" }
    return problems + chaos.problems()
  }
}

/// Something that happens once, and that many look for.
///
/// `@unchecked Sendable`: it is behind the lock.
final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var hasHappened: Bool = false

  var isRaised: Bool { lock.withLock { hasHappened } }

  func raise() { lock.withLock { hasHappened = true } }
}

/// A number that many threads count up.
///
/// `@unchecked Sendable`: it is behind the lock.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var number: Int = 0

  var count: Int { lock.withLock { number } }

  func add(_ more: Int = 1) { lock.withLock { number += more } }
}
