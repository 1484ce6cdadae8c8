import Foundation

/// Prints the calls of a context as they happen: `mocky: store.open() → CartTests.swift:22`.
enum CallTrace {
  /// The environment variable that has all contexts print their calls.
  private static let variable: String = "MOCKY_TRACE"

  /// Whoever runs the tests asks for it: the variable is there, and neither empty nor 0.
  static let isAskedFor: Bool =
    !["", "0"].contains(ProcessInfo.processInfo.environment[variable] ?? "")

  /// Prints a call that has been booked, before its actions: in one piece, and at once, so that it
  /// stands between what the test framework writes. Runs the arguments' own descriptions: never
  /// under the lock.
  static func show(_ booking: Booking) {
    let invocation = booking.invocation
    let call = invocation.mock.context.update { _ in ContextSnapshot.Call(invocation) }
    let text = Rendering.run { RecordedCall(call, number: invocation.place + 1).description }
    print("mocky: \(text)\n", terminator: "")
    fflush(nil)
  }
}

extension Booking {
  fileprivate var invocation: Invocation {
    switch self {
    case .taken(let invocation, _, _), .forwarded(let invocation), .ignored(let invocation),
      .refused(let invocation, _):
      invocation
    }
  }
}
