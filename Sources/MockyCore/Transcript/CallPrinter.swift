import Foundation

/// Prints the calls of a context as they happen: `mocky: store.open() → CartTests.swift:22`.
enum CallPrinter {
  /// The environment variable that has all contexts print their calls.
  private static let variable: String = "MOCKY_TRACE"

  /// Whoever runs the tests asks for it: the variable is there, and neither empty nor 0.
  static let isAskedFor: Bool =
    !["", "0"].contains(ProcessInfo.processInfo.environment[variable] ?? "")

  /// Writes a call that has been booked to the standard error, before its actions. It is written in one
  /// piece and at once: after what the test framework has written, and also if the process is killed next.
  /// Runs the arguments' own descriptions: never under the lock.
  static func show(_ invocation: Invocation) {
    let call = invocation.mock.context.update { ContextSnapshot.Call(invocation, in: $0) }
    let text = Rendering.run { RecordedCall(call, number: call.number).description }
    fflush(nil)
    FileHandle.standardError.write(Data("mocky: \(text)\n".utf8))
  }
}
