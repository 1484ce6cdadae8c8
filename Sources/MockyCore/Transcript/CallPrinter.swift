import Foundation

/// Prints the calls of a context as they happen: `mocky: store.open() → CartTests.swift:22`.
enum CallPrinter {
  /// True if the environment variable exists, and is neither empty nor 0.
  static let isAskedFor: Bool =
    !["", "0"].contains(ProcessInfo.processInfo.environment["MOCKY_TRACE"] ?? "")

  /// Writes a booked call to standard error, before its actions. It writes in one piece and without
  /// a buffer: after the test framework's output, and even if the process is killed next. Runs the
  /// arguments' own descriptions, so never under the lock.
  static func show(_ invocation: Invocation) {
    let call = invocation.mock.context.update { CallSnapshot(invocation, in: $0) }
    let text = Rendering.run { RecordedCall(call).description }
    fflush(nil)
    FileHandle.standardError.write(Data("mocky: \(text)\n".utf8))
  }
}
