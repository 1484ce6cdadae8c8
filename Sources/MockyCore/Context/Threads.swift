import Dispatch
import Foundation

/// Marks a thread while it runs some code. Tasks and threads that the code starts are not marked.
/// They would inherit a task local for their whole life.
struct ThreadMark: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  @_transparent var isSet: Bool { pthread_getspecific(key) != nil }

  /// Marks this thread while it runs `body`.
  func set<Result>(during body: () throws -> Result) rethrows -> Result {
    if isSet { return try body() }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(key, nil) }
    return try body()
  }
}

extension Thread {
  /// Identifies this thread among the existing ones.
  static var identity: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}

/// Detects whether code runs on the main actor. The concurrency library only has an assertion for
/// this. On Linux, the main queue leaves the main thread if a program waits in `dispatchMain()`, as
/// Swift Testing's runner does.
enum MainThread {
  static var isCurrent: Bool {
    #if canImport(Darwin)
      Thread.isMainThread
    #else
      Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    #endif
  }

  #if !canImport(Darwin)
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}
