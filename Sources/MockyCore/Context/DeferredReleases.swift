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

/// Weak references to objects. It drops empty references when it has doubled its size, so adding an
/// object always costs the same.
struct WeakList<Object: AnyObject> {
  private(set) var entries: [Weak<Object>] = []
  private var limit: Int = 64

  /// The objects that still exist. Release them outside the lock that guards the list, because
  /// these may be the last references.
  var objects: [Object] { entries.compactMap(\.object) }

  /// Adds an object.
  /// - Returns: objects to release outside the lock that guards the list.
  mutating func add(_ object: Object) -> [Object] {
    entries.append(Weak(object))
    guard entries.count > limit else { return [] }
    let objects = objects
    entries = objects.map(Weak.init)
    limit = max(64, 2 * entries.count)
    return objects
  }
}

package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
