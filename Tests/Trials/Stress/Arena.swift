import Foundation
import Mocky

/// A context in which workers do all there is to do, at random and at once. Objects that call back are
/// in all of it.
///
/// `@unchecked Sendable`: Mocky's own locks are what is tried here.
final class Arena: @unchecked Sendable {
  /// Workers on threads and in tasks.
  static let workers: Int = 6
  /// How much each worker does at least.
  private static let leastSteps: Int = 1_000

  let watchdog: Watchdog
  let listener = Listener()
  private let reporter: FarReporter
  let context: Mockery
  let panel: MockPanel
  let nice: MockPanel
  let spy: MockPanel
  let motor: MockMotor
  let counting: MockCounting
  let door: StateMachine<String>
  let places: StateMachine<Echo>
  let opening: CallSequence
  let captor = Captor<Int>()
  let echoes = Captor<Echo>()
  let gate = Gate()
  let clock = ManualClock()
  let scheduler: DeterministicScheduler
  let center = NotificationCenter()
  /// Calls of `turn` that an expectation took, and calls that had the number which it gives.
  let taken = Tally()
  let answered = Tally()

  private init(_ watchdog: Watchdog) {
    self.watchdog = watchdog
    reporter = FarReporter(Echo(0, listener))
    context = Mockery(reporter: reporter)
    panel = context.mock(named: "panel")
    nice = context.mock(named: "nice panel", strictness: .nice)
    spy = context.spy(MockPanel.self, on: RealPanel(Echo(0, listener)), named: "spy")
    motor = context.mock { MockMotor($0) }
    counting = context.mock()
    door = context.states("door").startsAs("closed")
    places = context.states("places", startingAs: Echo(0, listener))
    opening = context.sequence("opening")
    scheduler = DeterministicScheduler(clock: clock)
    context.setDefault(-1, for: Int.self)
    listener.context = context
    listener.panel = nice
  }

  /// Lets workers at a new context for some time, and until something is over.
  ///
  /// - Returns: what went wrong; that calls fail here is not.
  static func play(_ seed: UInt64, _ watchdog: Watchdog, until isOver: Flag) async -> [String] {
    let (listener, problems) = await run(seed, watchdog, until: isOver)
    // The last context that mentions static members stays, for late calls of these.
    let next = Mockery(reporter: RecordingReporter())
    next.check { allowing(MockPanel.self).receives.made() }
    next.assertSatisfied()
    // Threads and tasks that have come to their end may hold the arena a moment longer.
    for _ in 0..<1_000 where listener.alive.count > 0 {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    guard listener.alive.count > 0 else { return problems }
    return problems + ["\(listener.alive.count) objects are still held after the end of all"]
  }

  private static func run(
    _ seed: UInt64, _ watchdog: Watchdog, until isOver: Flag
  ) async -> (Listener, [String]) {
    let arena = Arena(watchdog)
    let haveLeft = Flag()
    let threads = DispatchGroup()
    for worker in 0..<2 {
      threads.enter()
      Thread.detachNewThread {
        arena.work(Random(seed: seed + UInt64(worker)), until: isOver)
        threads.leave()
      }
    }
    let keeper = DispatchGroup()
    keeper.enter()
    Thread.detachNewThread {
      arena.letGo(until: haveLeft)
      keeper.leave()
    }
    await withTaskGroup(of: Void.self) { tasks in
      for worker in 2..<5 {
        tasks.addTask { await arena.work(Random(seed: seed + UInt64(worker)), until: isOver) }
      }
    }
    await threads.end()
    haveLeft.raise()
    await keeper.end()
    return (arena.listener, arena.problems())
  }

  /// On a thread: all that does not suspend.
  private func work(_ random: Random, until isOver: Flag) {
    var (random, steps) = (random, 0)
    while steps < Self.leastSteps || !isOver.isRaised {
      steps += 1
      step(&random)
      if random.below(20) == 0 { watchdog.watch("waiting thread") { block(&random) } }
    }
  }

  /// In a task: what suspends, too.
  private func work(_ random: Random, until isOver: Flag) async {
    var (random, steps) = (random, 0)
    while steps < Self.leastSteps || !isOver.isRaised {
      steps += 1
      step(&random)
      watchdog.enter("suspending task")
      await suspend(&random)
      watchdog.leave("suspending task")
      await Task.yield()
    }
  }

  private func step(_ random: inout Random) {
    switch random.below(10) {
    case 0, 1: watchdog.watch("declaring") { declare(&random) }
    case 2: watchdog.watch("asking") { ask(&random) }
    case 3: watchdog.watch("forgetting") { forget(&random) }
    case 4: watchdog.watch("arranging") { arrange(&random) }
    default: watchdog.watch("calling") { call(&random) }
    }
  }

  func echo(_ random: inout Random) -> Echo { Echo(random.below(16), listener) }

  private func problems() -> [String] {
    reporter.isNear.raise()
    context.assertSatisfied()
    guard taken.count != answered.count else { return [] }
    return ["in the arena \(taken.count) calls were taken, and \(answered.count) answered"]
  }
}

/// Reaches its test now and then only, until the end, so that failures are held. It keeps none.
struct FarReporter: FailureReporter {
  let echo: Echo
  let isNear = Flag()
  private let asked = Tally()

  var reachesTest: Bool {
    asked.add()
    return isNear.isRaised || asked.count.isMultiple(of: 3)
  }

  init(_ echo: Echo) { self.echo = echo }

  func report(_ failure: MockFailure) { _ = "\(failure)" }
}

extension DispatchGroup {
  /// Suspends until all have left.
  func end() async {
    await withCheckedContinuation { done in notify(queue: .global()) { done.resume() } }
  }
}
