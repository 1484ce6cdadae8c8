import Foundation

/// Runs code on a thread of its own, whose stack has a given size.
enum SmallStack {
  static func run(size: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
  }
}
