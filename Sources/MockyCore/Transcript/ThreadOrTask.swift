import Foundation

/// The thread or task of a call. After its end, another one may get the same number.
package struct ThreadOrTask: Hashable {
  static let mainThread: String = "main thread"

  let kind: String
  private let number: Int

  package static var current: ThreadOrTask {
    if let task = withUnsafeCurrentTask(body: { $0?.hashValue }) {
      return ThreadOrTask(kind: "task", number: task)
    }
    if MainThread.isCurrent { return ThreadOrTask(kind: mainThread, number: 0) }
    return ThreadOrTask(kind: "thread", number: Thread.identity.hashValue)
  }
}
