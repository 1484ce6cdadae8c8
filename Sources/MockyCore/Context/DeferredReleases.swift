/// The values that a context has dropped, until it releases them outside its lock. A release may
/// run a user's `deinit`, which may call a mock.
struct DeferredReleases {
  private var contents: [Any] = []
  private(set) var hasContents: Bool = false

  mutating func add(_ released: Any?) {
    guard let released else { return }
    contents.append(released)
    hasContents = true
  }

  /// Empties it, and returns its values.
  mutating func removeAll() -> [Any] {
    defer { contents = [] }
    hasContents = false
    return contents
  }
}
