import Foundation

/// Messages as they go over a stream, each behind its length.
enum Frames {
  /// The compiler's last frame before it leaves.
  static let goodbye = length(0)

  static func frame(_ message: Data) -> Data { length(message.count) + message }

  static func length(_ length: Int) -> Data {
    withUnsafeBytes(of: UInt64(length).littleEndian) { Data($0) }
  }

  /// The messages of a stream that ends with the last of them.
  static func contents(of stream: Data) throws -> [Data] {
    var rest = stream[...]
    var messages: [Data] = []
    while !rest.isEmpty {
      let header = rest.prefix(8)
      let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
      let message = rest.dropFirst(8).prefix(length)
      guard header.count == 8, message.count == length else { throw Truncated(stream: stream) }
      messages.append(Data(message))
      rest = rest.dropFirst(8 + length)
    }
    return messages
  }

  struct Truncated: Error { let stream: Data }
}
