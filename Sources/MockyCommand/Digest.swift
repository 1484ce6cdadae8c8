import MockyGenerator

/// A number made of bytes: the same in each run of the tool, and another one for other bytes.
struct Digest: Equatable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  init(of bytes: [UInt8]) { add(bytes[...]) }

  /// The digest in writing: not every reader of JSON has whole numbers of this size.
  var text: String { String(value, radix: 16) }

  /// Takes eight bytes at a time, because a debug build, as every tool of a plugin is, is slow for
  /// each.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      let words = buffer.count / 8
      for index in 0..<words {
        add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
      }
      for byte in buffer[(8 * words)...] { add(UInt64(byte)) }
    }
    // The boundary between two parts counts, too.
    add(UInt64(bytes.count))
  }

  mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

  /// Each step can be undone, so that no bits are lost, and lets each bit change those below it.
  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }
}

extension Digest {
  /// The digest of all that mocks may depend on. Of function bodies, only the names of mocks count.
  ///
  /// Every byte counts if the source was not understood.
  init(of bytes: [UInt8], _ file: SourceFile, _ names: MockNames) {
    self.init()
    let isUnderstood = file.problems.isEmpty && file.classProblems.isEmpty
    var rest: [UInt8] = []
    var start = 0
    for body in isUnderstood ? file.skipped : [] {
      rest += bytes[start..<body.start]
      start = body.end
    }
    add((rest + bytes[start...])[...])
    let uses = Set(names.used.map { "\($0.qualifier ?? "").\($0.name)" })
    for name in names.declared.sorted() + uses.sorted() { add(name) }
    add("\(names.runsDefaults) \(names.hasAnyArguments)")
  }
}
