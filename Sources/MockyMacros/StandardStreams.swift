import Foundation

/// A connection that carries the compiler's messages to the plugin, and the plugin's answers back.
protocol PluginConnection {
  /// Returns the next message, or `nil` at the end of the conversation.
  func nextMessage() throws -> Data?

  /// Sends an answer. Each message gets exactly one.
  func send(_ answer: Data) throws
}

/// The compiler's conversation: each message is preceded by its length.
///
/// The length is a number of 8 bytes, the lowest first. The compiler ends a conversation with an
/// empty message, or closes the stream.
struct StandardStreams: PluginConnection {
  private let input: FileHandle = .standardInput
  private let output: FileHandle = .standardOutput

  /// A longer message is not from a compiler: something else was read as a length.
  private static let longestMessage: UInt64 = 1 << 30

  /// The number of bytes to ask for at a time, so that a false length alone costs no memory.
  private static let chunk = 1 << 20

  func nextMessage() throws -> Data? {
    let header = try read(8)
    guard !header.isEmpty else { return nil }
    guard header.count == 8 else { throw InvalidInput.truncatedLength(header.count) }
    let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage else { throw InvalidInput.tooLong(length) }
    guard length > 0 else { return nil }
    let message = try read(Int(length))
    guard message.count == length else {
      throw InvalidInput.truncatedMessage(message.count, of: Int(length))
    }
    return message
  }

  func send(_ answer: Data) throws {
    let length = UInt64(answer.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    let message = Data(header) + answer
    if #available(macOS 10.15.4, *) {
      try output.write(contentsOf: message)
    } else {
      output.write(message)
    }
  }

  /// Reads a number of bytes, or fewer if the stream ends before.
  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let more = try part(min(count - bytes.count, Self.chunk))
      guard !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }

  private func part(_ longest: Int) throws -> Data {
    guard #available(macOS 10.15.4, *) else { return input.readData(ofLength: longest) }
    return try input.read(upToCount: longest) ?? Data()
  }
}

/// Input that cannot come from a compiler.
enum InvalidInput: Error, CustomStringConvertible {
  /// The stream ended after some bytes of a length.
  case truncatedLength(Int)
  /// The stream ended after some bytes of a message.
  case truncatedMessage(Int, of: Int)
  /// The announced length is greater than that of any message.
  case tooLong(UInt64)
  /// A message is not a JSON object with a member.
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
      "a message of \(data.count) bytes is not a JSON object with a member: \(Self.start(of: data))"
    }
  }

  private static let explanation =
    "It is the Swift compiler that starts this program, and speaks to it over standard input."

  private static func start(of data: Data) -> String {
    let text = String(decoding: data.prefix(40), as: UTF8.self)
    return text.debugDescription + (data.count > 40 ? "…" : "")
  }
}
