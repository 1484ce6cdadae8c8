#if os(Linux) && DEBUG
  import Foundation

  /// Reads a part of a file, and nothing behind its end.
  struct ByteReader {
    private let bytes: UnsafePointer<UInt8>
    private let start, end: Int
    /// Counted from the beginning of the part.
    var position: Int = 0

    /// All of a file, for good.
    init?(mapping path: String) {
      let file = open(path, O_RDONLY)
      defer { close(file) }
      let size = Int(lseek(file, 0, SEEK_END))
      guard size > 0, let bytes = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0),
        bytes != MAP_FAILED
      else { return nil }
      self.init(UnsafePointer(bytes.assumingMemoryBound(to: UInt8.self)), 0..<size)
    }

    private init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
      (self.bytes, start, end) = (bytes, range.lowerBound, range.upperBound)
    }

    var isAtEnd: Bool { position < 0 || position >= end &- start }

    func at(_ position: Int, end: Int? = nil) -> ByteReader {
      let last = min(end.map { start &+ $0 } ?? self.end, self.end)
      var other = ByteReader(bytes, start..<max(start, last))
      other.position = position
      return other
    }

    mutating func byte() -> Int {
      if isAtEnd { return 0 }
      defer { position &+= 1 }
      return Int(bytes[start &+ position])
    }

    mutating func number(_ size: Int) -> Int {
      var (value, shift) = (0, 0)
      while shift < size &* 8 {
        value |= byte() &<< shift
        shift &+= 8
      }
      return value
    }

    mutating func leb() -> Int { leb(isSigned: false) }

    mutating func signedLEB() -> Int { leb(isSigned: true) }

    private mutating func leb(isSigned: Bool) -> Int {
      var (value, shift, part) = (0, 0, 0x80)
      while part & 0x80 != 0, shift < 64 {
        part = byte()
        value |= (part & 0x7f) &<< shift
        shift &+= 7
      }
      return isSigned && part & 0x40 != 0 && shift < 64 ? value | -1 &<< shift : value
    }

    func text(at position: Int) -> String {
      var other = at(position)
      return String(decoding: other.skipText(), as: UTF8.self)
    }

    mutating func skipText() -> UnsafeBufferPointer<UInt8> {
      let first = position
      while byte() != 0 {}
      let count = max(position &- first &- 1, 0)
      return UnsafeBufferPointer(start: bytes + (count == 0 ? 0 : start + first), count: count)
    }
  }

  extension ByteReader {
    /// The sections of a program or library of 64 bits that can be loaded anywhere; nil of others.
    var sections: [String: ByteReader]? {
      var header = self
      guard header.number(6) == 0x0102_464c_457f, case let type = at(16), type.first(2) == 3 else {
        return nil
      }
      let (table, count, names) = (at(40).first(8), at(60).first(2), at(62).first(2))
      let texts = at(at(table &+ names &* 64 &+ 24).first(8))
      var sections: [String: ByteReader] = [:]
      for index in 0..<count {
        let entry = table &+ index &* 64
        // Compressed ones cannot be read.
        guard at(entry &+ 8).first(8) & 0x800 == 0 else { return nil }
        let (offset, size) = (at(entry &+ 24).first(8), at(entry &+ 32).first(8))
        let name = texts.text(at: texts.position &+ at(entry).first(4))
        sections[name] =
          offset >= 0 && size >= 0 && offset &+ size <= end
          ? ByteReader(bytes, offset..<offset + size) : nil
      }
      return sections
    }

    private func first(_ size: Int) -> Int {
      var reader = self
      return reader.number(size)
    }

    /// All of it as numbers of 64 bits, where they can be read at once.
    var words: UnsafeMutableBufferPointer<Int> {
      let words = UnsafeMutableBufferPointer<Int>.allocate(capacity: (end - start) / 8)
      UnsafeMutableRawBufferPointer(words).copyMemory(
        from: UnsafeRawBufferPointer(start: bytes + start, count: words.count * 8))
      return words
    }

    /// Goes to what an abbreviation in a table stands for, behind its tag.
    mutating func skip(toAbbreviation code: Int) -> Bool {
      while case let next = leb(), next != 0 {
        _ = (leb(), byte())
        if next == code { return true }
        while leb() | leb() != 0 {}
      }
      return false
    }

    /// The value of an attribute; nil in a form that no unit is told in.
    mutating func value(_ form: Int) -> Int? {
      switch form {
      case 0x01, 0x07: number(8)
      case 0x06, 0x0e, 0x17: number(4)
      case 0x05: number(2)
      case 0x0b, 0x0c: number(1)
      case 0x0d: signedLEB()
      case 0x0f: leb()
      case 0x08: skipText().count
      case 0x19: 1
      default: nil
      }
    }
  }
#endif
