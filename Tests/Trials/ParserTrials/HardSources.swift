import Foundation
import MockyCommand
import MockyGenerator

/// Sources of one piece again and again, each in several places, to find what is not linear.
struct HardSources {
  /// The size of the smaller ones; the larger are four times that.
  var kilobytes = 16

  static let prefixes = [
    "", "protocol P {\n", "protocol P {\nfunc f(x: ", "protocol P: ", "protocol P {\nvar x: ",
    "protocol P {\nfunc f(x: Int = ", "protocol P {\n@a(", "protocol P<", "struct S {\n",
    "let x = ", "\"\\(", "\"\"\"\n\\(", "protocol P {\n#if a\n", "protocol P {\nvar x: Int {",
  ]

  static let pieces = [
    "(", "{", "[", "<", ")", "}", "]", ">", "\"\\(", "/*", "/*/", "*/", "//\n", "#if a\n",
    "#elseif b\n", "#else\n", "#endif\n", "@", "@a", "@a(", "@a(b)", "@a<", "@a.", "A<", "A.", "A?",
    "?", "!", ".", "...", "`", "`a`", "#", "#a", "#\"", "#\"\\#(", "#/", "#/\n", "/", " /", "(/",
    "/a",
    "/\\/", "^/ ", "\"", "\"\"\"", "\"\"\"\n", "'", "\"\"\"\\(", "\\(", "\\", "func f(x: ",
    "func f(",
    "func f()\n", "func\n", "protocol P {", "protocol P {}\n", "protocol ", "struct S {",
    "extension A.B {", "var x: ", "var x: Int { get }\n", "some ", "any ", "each ", "repeat ",
    "inout ", "sending ", "~", "~ ", "& A", "A & ", "-> ", "() -> ", "()\n-> ", "() throws(",
    "throws(", "async ", "(), ", "x: Int, ", "x: Int = A<B, ", "= ", "= (", ", ", ": ", ":: ", "::",
    "_ ", "a b ", "a ", "a\n", "a(", "a()\n", "é", "→", "\u{0}", "\r", "\n", "\t", "1", "1.", "1e+",
    "public ", "open\n", "class ", "@available(", "where T: ", "T == U, ", "[3 of ", "[A: ",
    "associatedtype A = ", "#if a\nfunc f(\n", "#if a\n@a\n#endif\n", "unknown(", "#\"\"\"",
    "\"\\(/*\n", "\"\\(\n", "\"\"\"\\(/*\n", "\"#\"#", "{ get", "get ", "set {", ";", "import ",
    "import class A\n", "actor ", "actor a", "init?", "subscript(", "static func ==<", "$", "<#",
    "#if a }\n", "func f(x: Int\nfunc ", "func f(x: Int = {\n", "func f(\nfunc x: A,\n", "$0", "&",
    "=",
    "protocol P {\n#if a\n", "@a func ", "@a(@a(", "@b(c) -> ", "x: @b(", "true", "/* */",
  ]

  /// Types nested as deep as they may be, with as many suffixes as there may be.
  private static let balanced = ["(A)", "[A]", "A<A>", "() -> A", "(A, A)", "some A", "(A) & B"].map
  {
    piece in
    var type = "A"
    for _ in 0..<(piece.count < 5 ? 24 : 48) {
      type = piece.replacingOccurrences(of: "A", with: type, options: [], range: nil)
      if piece.count < 5 { type = "(\(type)" + String(repeating: "?", count: 7) + ")" }
      if type.utf8.count > 1_000_000 { break }
    }
    return "protocol P {\nfunc f(x: \(type))\n}"
  }

  func run() -> Bool {
    for source in Self.balanced {
      let file = SourceFile(parsing: Array(source.utf8))
      print(file.protocols.map { "\($0)".utf8.count }, file.problems.count, terminator: " ")
      // The generator needs stack for nested types, too.
      guard source.utf8.count < 100_000 else { continue }
      print(MockableExpansion(.peer, of: source).source.utf8.count, terminator: " ")
      let input = SourceInput(path: "A.swift", module: "A", bytes: Array(source.utf8))
      let test = SourceInput(path: "T.swift", module: "T", bytes: Array("MockP()".utf8))
      print(
        MocksOnDemand(of: [test], module: "T", reading: [ReadSource(input)]).source.utf8.count,
        terminator: " ")
    }
    print()
    var figures: [(rate: Double, growth: Double, name: String)] = []
    for prefix in Self.prefixes {
      for piece in Self.pieces {
        let less = time(prefix, piece, kilobytes << 10)
        let more = time(prefix, piece, kilobytes << 12)
        figures.append((more, more / less, "\(prefix)\(piece)\(piece)…".debugDescription))
      }
    }
    figures.sort { $0.rate > $1.rate }
    print("\(figures.count) sources of \(kilobytes << 2) kilobytes, those that take longest:")
    for figure in figures.prefix(12) {
      print("\(Int(figure.rate)) ns a byte, \(tenths(figure.growth)) times", terminator: " ")
      print("what a quarter takes a byte: \(figure.name)")
    }
    return figures.allSatisfy { $0.rate < 5000 }
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Nanoseconds a byte.
  private func time(_ prefix: String, _ piece: String, _ size: Int) -> Double {
    var source = Array(prefix.utf8)
    let bytes = Array(piece.utf8)
    source.reserveCapacity(size + bytes.count)
    while source.count < size { source += bytes }
    let start = Self.processorTime
    let file = SourceFile(parsing: source)
    let duration = Self.processorTime - start
    for fault in RangeCheck(source).faults(file).prefix(3) { print(piece, fault) }
    return duration / Double(source.count)
  }

  /// Nanoseconds that this thread has had: others may keep the machine busy.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
