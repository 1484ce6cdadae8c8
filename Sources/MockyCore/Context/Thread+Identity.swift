import Foundation

extension Thread {
  /// Identifies this thread among the existing ones.
  static var identity: ObjectIdentifier { ObjectIdentifier(Thread.current) }
}
