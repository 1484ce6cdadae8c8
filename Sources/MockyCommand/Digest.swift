/// A number made of bytes: the same in each run of the tool, and another one for other bytes.
struct Digest: Equatable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes eight bytes at a time, because a debug build, as every tool of a plugin is, is slow for
  /// each.
  init(of bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, through: buffer.count - 8, by: 8) {
        add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in buffer.suffix(buffer.count % 8) { add(UInt64(byte)) }
    }
    add(UInt64(bytes.count))
  }

  init(of texts: [String]) { self.init(of: Array(texts.joined(separator: "\0").utf8)) }

  var text: String { String(value, radix: 16) }

  /// Each step can be undone, so that no bits are lost, and lets each bit change those below it.
  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }
}
