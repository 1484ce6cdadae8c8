import Dispatch
import Foundation

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
