package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}

/// Objects that are not kept alive. Those that have gone are dropped whenever the list has twice
/// its size, so that adding one costs the same however many there are.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// The objects that are still there. They must be released outside the lock that guards the list:
  /// by then nobody else may have them.
  var objects: [Object] { entries.compactMap(\.object) }

  /// Adds an object.
  /// - Returns: others, which are to be released outside the lock that guards the list.
  mutating func add(_ object: Object) -> [Object] {
    entries.append(Weak(object))
    guard entries.count > limit else { return [] }
    let objects = objects
    entries = objects.map(Weak.init)
    limit = max(64, 2 * entries.count)
    return objects
  }
}
