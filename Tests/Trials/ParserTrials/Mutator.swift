/// Breaks sources at random, the same way for the same seed.
struct Mutator {
  let sources: [[UInt8]]
  private var state: UInt64

  init(sources: [[UInt8]], seed: UInt64) {
    self.sources = sources
    state = seed
  }

  /// The next broken source.
  mutating func next() -> [UInt8] {
    var source = sources[below(sources.count)]
    for _ in 0...below(6) where !source.isEmpty { mutate(&source) }
    return source
  }

  private mutating func mutate(_ source: inout [UInt8]) {
    let place = below(source.count)
    let length = min(below(1 << below(12)) + 1, source.count - place)
    let stretch = place..<place + length
    switch below(9) {
    case 0: source[place] = UInt8(below(256))
    case 1: source.removeSubrange(stretch)
    case 2: source.insert(contentsOf: source[stretch], at: below(source.count))
    case 3: swapTokens(&source)
    case 4: source.removeSubrange(place...)
    case 5: splice(&source, place)
    case 6: source.insert(contentsOf: nested(), at: place)
    case 7: source.insert(contentsOf: snippet(), at: place)
    default: source[place] = UInt8(ascii: Self.marks[below(Self.marks.count)])
    }
  }

  private static let marks: [Unicode.Scalar] = [
    "(", ")", "{", "}", "[", "]", "<", ">", "\"", "'", "`", "#", "/", "*", "\\", "@", ":", ",", ";",
    ".", "?", "!", "&", "=", "-", "~", "\n", "\r", "\0", " ", "_",
  ]

  /// Two words or marks change places.
  private mutating func swapTokens(_ source: inout [UInt8]) {
    let one = token(in: source, around: below(source.count))
    let other = token(in: source, around: below(source.count))
    guard one.upperBound <= other.lowerBound else { return }
    let first = Array(source[one])
    let second = Array(source[other])
    source.replaceSubrange(other, with: first)
    source.replaceSubrange(one, with: second)
  }

  private func token(in source: [UInt8], around place: Int) -> Range<Int> {
    var start = place
    var end = place + 1
    while start > 0, isWord(source[start - 1]) { start -= 1 }
    while end < source.count, isWord(source[end]) { end += 1 }
    return start..<end
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 97 && byte <= 122 || byte >= 65 && byte <= 90 || byte == 95
  }

  /// A stretch of another source.
  private mutating func splice(_ source: inout [UInt8], _ place: Int) {
    let other = sources[below(sources.count)]
    guard !other.isEmpty else { return }
    let start = below(other.count)
    let end = min(other.count, start + 1 + below(2000))
    source.insert(contentsOf: other[start..<end], at: place)
  }

  private mutating func nested() -> [UInt8] {
    let pieces = HardSources.pieces
    let piece = Array(pieces[below(pieces.count)].utf8)
    return Array(repeatElement(piece, count: 1 + below(400)).joined())
  }

  private mutating func snippet() -> [UInt8] {
    let pieces = HardSources.prefixes + HardSources.pieces
    return Array(pieces[below(pieces.count)].utf8)
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
