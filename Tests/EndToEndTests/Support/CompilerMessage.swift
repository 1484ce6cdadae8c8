/// An error or a warning of the compiler, with the notes below it.
struct CompilerMessage: Sendable {
  private let line: Int
  private let column: Int
  /// "error: …"
  private let words: String
  /// Notes on the message, in other lines of the file or elsewhere: "note: …".
  private var notes: [String] = []

  /// It with its line counted after so many others.
  func lines(after count: Int) -> [String] {
    ["\(line - count):\(column): \(words)"] + notes
  }

  /// Returns the compiler's messages, by the names of the files.
  static func all(in output: String) -> [String: [CompilerMessage]] {
    var all: [(file: String, message: CompilerMessage)] = []
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /.*\/(\w+)\.swift:(\d+):(\d+): ((error|warning): .*)/),
        let row = Int(match.2), let column = Int(match.3)
      {
        let message = CompilerMessage(line: row, column: column, words: String(match.4))
        all.append((String(match.1), message))
      } else if let match = line.wholeMatch(of: /.*?: (note: .*)/), !isOfPlaces(match.1),
        let last = all.indices.last
      {
        all[last].message.notes.append(String(match.1))
      }
    }
    return Dictionary(grouping: all, by: \.file).mapValues { $0.map(\.message) }
  }

  /// It says where something stands, as the error does already.
  private static func isOfPlaces(_ note: Substring) -> Bool {
    note.contains("explicitly marked unavailable here") || note.contains("in expansion of macro")
  }

  private init(line: Int, column: Int, words: String) {
    self.line = line
    self.column = column
    self.words = words
  }
}
