import Dispatch
import Foundation

/// Tells whether code runs where the main actor does. The concurrency library can only be asserted
/// this of. On Linux the main queue leaves the main thread once a program waits in
/// `dispatchMain()`, as the runner of Swift Testing does.
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
