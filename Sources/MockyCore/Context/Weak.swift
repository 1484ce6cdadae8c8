/// An object that is not kept alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}

/// Objects that are not kept alive. Those that have gone are dropped whenever it has grown to twice its
/// size, so that adding one costs the same however many there are.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// Those that are still there.
  var objects: [Object] { entries.compactMap(\.object) }

  mutating func add(_ object: Object) {
    entries.append(Weak(object))
    guard entries.count > limit else { return }
    entries.removeAll { $0.object == nil }
    limit = max(64, 2 * entries.count)
  }
}
