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
