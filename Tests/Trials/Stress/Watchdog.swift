import Foundation

/// Ends the program when nothing has happened for a while, and says who is still at work.
///
/// `@unchecked Sendable`: what changes is behind the lock.
final class Watchdog: @unchecked Sendable {
  private let patience: Int
  private let lock = NSLock()
  private var steps: Int = 0
  private var busy: [String: Int] = [:]

  /// - Parameter patience: after how many seconds without a step it ends the program.
  init(patience: Int) { self.patience = patience }

  func begin() {
    Thread.detachNewThread { [self] in
      var last = -1
      while true {
        let now = lock.withLock { steps }
        guard now != last else { end() }
        last = now
        sleep(UInt32(patience))
      }
    }
  }

  /// How many pieces of work have come to their end.
  var count: Int { lock.withLock { steps } }

  /// Says that somebody has got on with its work.
  func step() { lock.withLock { steps += 1 } }

  /// Does some work under a name.
  func watch(_ name: String, _ work: () -> Void) {
    enter(name)
    work()
    leave(name)
  }

  func enter(_ name: String) { lock.withLock { busy[name, default: 0] += 1 } }

  func leave(_ name: String) {
    lock.withLock {
      busy[name, default: 0] -= 1
      steps += 1
    }
  }

  private func end() -> Never {
    let names = lock.withLock { busy.filter { $0.value > 0 } }.map { "\($0.value) × \($0.key)" }
    print("nothing has happened for \(patience) s; still at work: \(names.sorted())")
    exit(3)
  }
}
