import Foundation
import MockyGenerator

/// A source of a package: its protocols, and what has to be imported to write their mocks.
struct Source {
  let protocols: [ProtocolDeclaration]
  let imports: [(module: String, line: String)]
  private let bytes: [UInt8]

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = Array(data)
    protocols = SourceFile(parsing: bytes).protocols.filter { declaration in
      ([declaration.header] + declaration.enclosing.map(\.header)).allSatisfy {
        !$0.has(modifier: "private") && !$0.has(modifier: "fileprivate")
      }
    }
    imports = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      Self.imported($0.split(whereSeparator: { " \t\r".contains($0) }).map(String.init))
    }
  }

  /// The module that a line imports, and the line without an access level.
  private static func imported(_ words: [String]) -> (module: String, line: String)? {
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({
        $0.hasPrefix("@") || $0.hasSuffix(")")
          || ["public", "package", "internal", "fileprivate", "private"].contains($0)
      })
    else { return nil }
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var rest = words[(index + 1)...].prefix { !$0.hasPrefix("//") && $0 != ";" }
    let kind = rest.first.flatMap { kinds.contains($0) ? $0 : nil }
    if kind != nil { rest = rest.dropFirst() }
    guard let path = rest.first else { return nil }
    let spi = words[..<index].filter { $0.hasPrefix("@_spi") }
    let module = path.split(separator: ".").first.map(String.init) ?? path
    let written = spi + ["import"] + (kind.map { [$0] } ?? []) + [path]
    return (module, written.joined(separator: " "))
  }

  /// The source of a declaration.
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The directives of the conditions that a place stands in, as far as that place.
  func conditions(at offset: Int) -> [String] {
    var open: [[String]] = []
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    for line in before.split(separator: "\n") {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") {
        open.append([String(text)])
      } else if text.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].append(String(text))
      } else if text.hasPrefix("#endif") {
        _ = open.popLast()
      }
    }
    return open.flatMap(\.self)
  }
}
