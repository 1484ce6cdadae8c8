import Foundation

extension Framework {
  /// The line of a source file of the cases that a comment marks: `// unexpected, swallowed`.
  func line(marked mark: String, in file: String) throws -> Int {
    try line(endingWith: "// \(mark)", in: file)
  }

  /// The only line of a source file of the cases that ends with some words.
  func line(endingWith end: String, in file: String) throws -> Int {
    let url = ScratchPackage.root.appending(path: "MustFail/\(rawValue)/\(file)")
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].hasSuffix(end) }
    guard marked.count == 1 else { throw NoSuchMark(mark: end, file: file, count: marked.count) }
    return marked[0] + 1
  }

  struct NoSuchMark: Error {
    let mark: String
    let file: String
    let count: Int
  }
}
