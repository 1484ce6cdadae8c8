/// A function that receives texts from the wire.
typealias Receive = (_ channel: Int) async throws -> String

enum Wire {
  struct Signal: Equatable { var strength = 1 }

  typealias Tune<Value: Sendable> = (inout Signal, _ value: Value) throws(Silence) -> Bool
}

struct Silence: Error {}

/// The code under test.
struct Operator {
  let receive: Receive
  let tune: Wire.Tune<Int>

  func listen(on channel: Int) async throws -> String {
    var signal = Wire.Signal()
    guard try tune(&signal, channel), signal.strength > 1 else { return "" }
    return try await receive(channel)
  }
}
