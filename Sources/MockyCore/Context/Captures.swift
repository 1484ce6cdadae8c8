import Foundation

/// The calls whose captors are being filled, and by which threads.
struct Captures {
  private var threads: [ObjectIdentifier: ObjectIdentifier] = Dictionary()

  /// The calls whose captors other threads than this one are filling.
  var underWayElsewhere: [ObjectIdentifier] {
    guard !threads.isEmpty else { return [] }
    let thread = Thread.identity
    return threads.filter { $0.value != thread }.map(\.key)
  }

  /// Returns whether the captors of one of these calls are still being filled.
  func contains(anyOf calls: [ObjectIdentifier]) -> Bool { calls.contains { threads[$0] != nil } }

  /// Notes that this thread fills the captors of a call.
  mutating func begin(of invocation: Invocation) {
    threads[ObjectIdentifier(invocation)] = Thread.identity
  }

  mutating func end(of invocation: Invocation) { threads[ObjectIdentifier(invocation)] = nil }
}
