import Foundation

/// The time after which a test of XCTest's is reported as hanging, if the environment gives one.
package final class HangLimit: Sendable {
  private static let variable: String = "MOCKY_HANG_AFTER"

  package static let shared: HangLimit? = {
    let text = ProcessInfo.processInfo.environment[variable] ?? ""
    if text.isEmpty { return nil }
    if let seconds = Double(text), seconds > 0 { return HangLimit(.seconds(min(seconds, 1e9))) }
    let words = "\(variable) is \"\(text)\", expected a number of seconds above 0, such as 10"
    FileHandle.standardError.write(Data("Mocky: \(words)\n".utf8))
    return nil
  }()

  package let time: TimeSpan
  private let context = Locked(Weak<Context>(nil))

  private init(_ time: TimeSpan) { self.time = time }

  /// The context of the running test, which tasks don't inherit.
  var watched: Context? { context.object }

  package func watch(_ context: Context) { self.context.withLock { $0 = Weak(context) } }
}
