#if os(Linux) && DEBUG

  /// The lines of a program or library by its debug information. The run-time reads all of that for
  /// each line: this reads what the units begin with once, and then the one unit that has an address.
  ///
  /// It knows DWARF 4 of 64 bits as the compiler writes it into programs that are not optimized, and
  /// says nothing of what else there is.
  final class LineTable {
    private let abbreviations, info, lines, strings: ByteReader
    /// The addresses where the parts of units begin and end.
    private let ranges: UnsafeMutableBufferPointer<Int>
    private var units: [Unit] = []
    /// All units are known: what is in none of them has no line.
    private var isWhole: Bool = true

    private struct Unit {
      var lines: Int = 0
      var ranges: Int?
      var (low, high) = (0, 0)
      var directory: Int = 0
    }

    /// - Parameter path: the program's file.
    init?(path: String) {
      guard let sections = ByteReader(mapping: path)?.sections,
        let abbreviations = sections[".debug_abbrev"], let info = sections[".debug_info"],
        let lines = sections[".debug_line"], let strings = sections[".debug_str"]
      else { return nil }
      (self.abbreviations, self.info) = (abbreviations, info)
      (self.lines, self.strings) = (lines, strings)
      ranges = sections[".debug_ranges"]?.words ?? .allocate(capacity: 0)
      readUnits()
    }

    /// Where an instruction comes from: the line is 0 where it has none. Nil where that is not known.
    func line(of address: Int) -> (path: String, line: Int)? {
      guard let unit = units.first(where: { has($0, address) }) else {
        return isWhole ? ("", 0) : nil
      }
      return LineProgram(unit.lines, of: lines)?.line(of: address) {
        strings.text(at: unit.directory)
      }
    }

    private func readUnits() {
      var info = info
      while !info.isAtEnd {
        let length = info.number(4)
        let next = info.position &+ length
        let unit = length < 0xffff_fff0 ? readUnit(&info) : nil
        if let unit { units.append(unit) } else { isWhole = false }
        info.position = next
      }
    }

    private func readUnit(_ info: inout ByteReader) -> Unit? {
      guard info.number(2) == 4 else { return nil }
      var forms = abbreviations.at(info.number(4))
      guard info.byte() == 8, forms.skip(toAbbreviation: info.leb()) else { return nil }
      var unit = Unit()
      while case (let attribute, let form) = (forms.leb(), forms.leb()), form != 0 {
        guard let value = info.value(form) else { return nil }
        switch attribute {
        case 0x10: unit.lines = value
        case 0x11: unit.low = value
        case 0x12: unit.high = form == 1 ? value : unit.low &+ value
        case 0x1b: unit.directory = value
        case 0x55: unit.ranges = value
        default: break
        }
      }
      return unit
    }

    private func has(_ unit: Unit, _ address: Int) -> Bool {
      guard let offset = unit.ranges else { return unit.low <= address && address < unit.high }
      var (index, base) = (offset / 8, unit.low)
      while index &+ 1 < ranges.count {
        let low = ranges[index]
        let high = ranges[index &+ 1]
        if low == 0, high == 0 { return false }
        if low == -1 { base = high }
        if low &+ base <= address, address < high &+ base { return true }
        index &+= 2
      }
      return false
    }

    deinit { ranges.deallocate() }
  }

  /// The instructions by which the lines of one unit are told.
  private struct LineProgram {
    private var bytes: ByteReader
    private let tables: ByteReader
    private let shortest, lineBase, lineRange, firstSpecial: Int
    private var operands: [Int] = [0]

    init?(_ offset: Int, of lines: ByteReader) {
      var header = lines.at(offset)
      let length = header.number(4)
      let end = header.position &+ length
      let version = header.number(2)
      guard (2...4).contains(version) else { return nil }
      let headerLength = header.number(4)
      let start = header.position &+ headerLength
      shortest = header.byte()
      header.position += version == 4 ? 2 : 1
      lineBase = Int(Int8(truncatingIfNeeded: header.byte()))
      (lineRange, firstSpecial) = (max(header.byte(), 1), header.byte())
      while operands.count < firstSpecial { operands.append(header.byte()) }
      tables = header
      bytes = lines.at(start, end: end)
    }

    func line(of address: Int, directory: () -> String) -> (path: String, line: Int) {
      var program = self
      guard let (file, line) = program.run(to: address) else { return ("", 0) }
      return (path(of: file, in: directory), line)
    }

    private mutating func run(to target: Int) -> (file: Int, line: Int)? {
      var (address, file, line) = (0, 1, 1)
      var last: (address: Int, file: Int, line: Int)?
      while !bytes.isAtEnd {
        let code = bytes.byte()
        var isRow = code == 1 || code >= firstSpecial
        var isEnd = false
        let special = code &- firstSpecial
        switch code {
        case _ where special >= 0:
          address &+= special / lineRange &* shortest
          line &+= lineBase &+ special % lineRange
        case 0:
          let length = bytes.leb()
          let next = bytes.position &+ length
          let extended = bytes.byte()
          isEnd = extended == 1
          isRow = isEnd
          if extended == 2 { address = bytes.number(8) }
          bytes.position = next
        case 2: address &+= bytes.leb() &* shortest
        case 3: line &+= bytes.signedLEB()
        case 4: file = bytes.leb()
        case 8: address &+= (255 &- firstSpecial) / lineRange &* shortest
        case 9: address &+= bytes.number(2)
        default: for _ in 0..<operands[code] { _ = bytes.leb() }
        }
        guard isRow else { continue }
        if let last, last.address <= target, target < address { return (last.file, last.line) }
        last = isEnd ? nil : (address, file, line)
        if isEnd { (address, file, line) = (0, 1, 1) }
      }
      return nil
    }

    private func path(of file: Int, in ownDirectory: () -> String) -> String {
      var tables = tables
      var directories: [Int] = []
      while case let start = tables.position, !tables.skipText().isEmpty {
        directories.append(start)
      }
      var number = 1
      while number < file, !tables.isAtEnd {
        _ = (tables.skipText(), tables.leb(), tables.leb(), tables.leb())
        number += 1
      }
      let name = tables.text(at: tables.position)
      _ = tables.skipText()
      let directory = tables.leb()
      if name.hasPrefix("/") { return name }
      guard directory > 0, directory <= directories.count else {
        return "\(ownDirectory())/\(name)"
      }
      return "\(tables.text(at: directories[directory - 1]))/\(name)"
    }
  }
#endif
