import Foundation

/// Input that cannot come from a compiler.
enum InvalidInput: Error, CustomStringConvertible {
  /// The stream ended so many bytes into a length.
  case truncatedLength(Int)
  /// The stream ended so many bytes into a message.
  case truncatedMessage(Int, of: Int)
  /// A message was announced that is longer than any.
  case tooLong(UInt64)
  /// A message is not a JSON object with one member.
  case noMessage(Data)

  var description: String { "\(problem)\n\(Self.explanation)" }

  private var problem: String {
    switch self {
    case .truncatedLength(let count):
      "the input ends within the length of a message, after \(count) of 8 bytes"
    case .truncatedMessage(let count, let length):
      "the input ends within a message, after \(count) of \(length) bytes"
    case .tooLong(let length):
      "the length of a message is \(length) bytes, longer than any message is"
    case .noMessage(let data):
      "a message of \(data.count) bytes is not a JSON object with one member: \(Self.start(of: data))"
    }
  }

  private static let explanation =
    "It is the Swift compiler that starts this program, and speaks to it over standard input."

  private static func start(of data: Data) -> String {
    let text = String(decoding: data.prefix(40), as: UTF8.self)
    return text.debugDescription + (data.count > 40 ? "…" : "")
  }
}
