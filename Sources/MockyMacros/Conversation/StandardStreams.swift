import Foundation

/// The conversation as the compiler leads it: each message is preceded by its length.
///
/// The length is a number of 8 bytes, the lowest first. The compiler ends a conversation with an
/// empty message, or simply closes the stream.
struct StandardStreams: PluginConnection {
  private let input: FileHandle = .standardInput
  private let output: FileHandle = .standardOutput

  /// More than this is no message of a compiler, but something else that was read as a length.
  private static let longestMessage: UInt64 = 1 << 30

  /// What is asked for at a time, so that a false length alone costs no memory.
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

  /// Reads so many bytes, or fewer where the stream ends before.
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
