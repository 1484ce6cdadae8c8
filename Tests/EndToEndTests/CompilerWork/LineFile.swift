import Foundation

/// A file in `Lines`: lines of tests, right and wrong, each with the compiler's work for it.
///
///     == right
///          37  allowing(plain).receives.one(1 + 2)
///     == wrong
///        1231  allowing(plain).receives.one(1 + "2")
///     == given up
///     1000000  a line on which the compiler gives up, named in `Performance.md`
struct LineFile: Sendable, CustomStringConvertible {
  let name: String
  let lines: [Line]

  var description: String { name }

  /// A line of a test.
  struct Line: Sendable, CustomStringConvertible {
    let heading: Substring
    let work: Int
    let code: String

    var isRight: Bool { heading == "right" }
    var isGivenUp: Bool { heading == "given up" }
    var description: String { code }
  }

  static let all: [LineFile] = ["Closures", "Generics", "Matchers", "Values"].map { LineFile($0) }

  /// The protocols that the lines use.
  static var protocols: String { text(of: "Protocols.swift.txt") }

  private init(_ name: String) {
    self.name = "\(name).txt"
    var heading: Substring = ""
    var lines: [Line] = []
    for line in Self.text(of: self.name).split(separator: "\n") {
      if line.hasPrefix("== ") {
        heading = line.dropFirst(3)
      } else {
        let parts = line.split(separator: " ", maxSplits: 1)
        let code = parts[1].drop { $0 == " " }
        lines.append(Line(heading: heading, work: Int(parts[0]) ?? 0, code: String(code)))
      }
    }
    self.lines = lines
  }

  /// Writes the file with the present work for each line.
  func write(_ works: [Int]) throws {
    var text = ""
    for (index, (line, work)) in zip(lines, works).enumerated() {
      if index == 0 || lines[index - 1].heading != line.heading {
        text += "== \(line.heading)\n"
      }
      let number = String(work)
      text += String(repeating: " ", count: max(0, 7 - number.count)) + number
      text += "  \(line.code)\n"
    }
    try text.write(to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// The file of Swift: a function for each line.
  var source: String {
    let functions = lines.enumerated().map { index, line in
      "func line\(index)(\(Self.parameters)) { context.check { \(line.code) } }\n"
    }
    return (Self.imports + functions).joined()
  }

  /// Returns the index of a line by its number in ``source``.
  static func index(ofLine number: Int) -> Int { number - imports.count - 1 }

  private static let imports = ["import Foundation\n", "import MockyCore\n"]

  private static let parameters = """
    _ context: Mockery, _ plain: MockPlain, _ generic: MockGeneric<Int>, \
    _ waiting: MockWaiting, _ screen: MockScreen, _ real: any Plain & Sendable, _ item: Item, \
    _ number: Int, _ numbers: Captor<Int>, _ texts: Captor<String>
    """

  private static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Lines")

  private static func text(of name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }
}
