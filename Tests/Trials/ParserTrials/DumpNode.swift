/// A node of what `swiftc -dump-parse` prints.
///
/// The tree is read off the indentation: the compiler leaves out the closing parenthesis of some
/// nodes, and its JSON is no JSON for the same reason.
final class DumpNode {
  /// `result` in `(result=type_array …)`.
  var label = ""
  var kind = ""
  /// The text after the kind on its line.
  var rest = ""
  var children: [DumpNode] = []

  init(line: Substring) {
    let text = line.drop { $0 == " " }.dropFirst()
    let head = text.prefix { $0 != " " && $0 != ")" && $0 != "(" }
    rest = String(text.dropFirst(head.count))
    let parts = head.split(separator: "=", maxSplits: 1)
    kind = String(parts.last ?? "")
    if parts.count == 2 { label = String(parts[0]) }
  }

  /// Reads a dump; nil where it holds no file.
  static func root(of dump: String) -> DumpNode? {
    var open: [(indentation: Int, node: DumpNode)] = []
    var root: DumpNode?
    for line in dump.split(separator: "\n") {
      let indentation = line.utf8.prefix { $0 == 32 }.count
      guard line.utf8.dropFirst(indentation).first == UInt8(ascii: "(") else { continue }
      let node = DumpNode(line: line)
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      open.last?.node.children.append(node)
      open.append((indentation, node))
      if root == nil, node.kind == "source_file" { root = node }
    }
    return root
  }

  /// A value such as that of `id` in `id="Int"`.
  func value(_ key: String) -> String? {
    guard let range = rest.range(of: " \(key)=\"") else { return nil }
    return String(rest[range.upperBound...].prefix { $0 != "\"" })
  }

  /// Returns true if a word is there on its own.
  func has(_ flag: String) -> Bool {
    rest.split { $0 == " " || $0 == ")" }.contains(Substring(flag))
  }

  /// The first text in quotes that belongs to no key: the name.
  var name: String {
    guard let start = rest.range(of: " \"") else { return "" }
    return String(rest[start.upperBound...].prefix { $0 != "\"" })
  }

  /// The second such text: the generic parameters.
  var generics: String {
    guard let start = rest.range(of: " \"<") else { return "" }
    return "<" + rest[start.upperBound...].prefix { $0 != "\"" }
  }

  func child(_ label: String) -> DumpNode? { children.first { $0.label == label } }
  func child(ofKind kind: String) -> DumpNode? { children.first { $0.kind == kind } }

  /// Lines and columns of the first and the last token.
  var range: (start: (Int, Int), end: (Int, Int))? {
    guard let start = rest.range(of: " range=[") else { return nil }
    let text = rest[start.upperBound...].prefix { $0 != "]" }
    let numbers = text.split(separator: ":").flatMap { $0.split(separator: " ") }.compactMap {
      Int($0)
    }
    guard numbers.count >= 4 else { return nil }
    let last = numbers.suffix(4).map { $0 }
    return ((last[0], last[1]), (last[2], last[3]))
  }
}
