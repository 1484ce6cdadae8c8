import Foundation
import MockyGenerator

/// The protocols, classes and aliases that all tests annotate, as something to write mocks of.
struct FormattingCorpus {
  var source: String
  /// Whether it is the type alias of a function.
  var isFunction = false
  /// The headers of the declarations around it, innermost first.
  var context: [String]

  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let protocols: [FormattingCorpus] = {
    let found = (try? sources(in: tests)) ?? []
    return found.flatMap { protocols(in: $0.bytes) }
  }()

  private static func protocols(in bytes: [UInt8]) -> [FormattingCorpus] {
    let file = SourceFile(parsing: bytes, readsClasses: true)
    let annotated = (file.protocols + file.classes).filter { found in
      found.header.attributes.contains { $0.name.hasSuffix("Mockable") }
    }
    let aliases = file.aliases.filter { $0.declaration.header.has(attribute: "MockableFunction") }
    return annotated.map { FormattingCorpus($0.header, in: $0.enclosing, of: bytes) }
      + aliases.map {
        FormattingCorpus($0.declaration.header, in: $0.enclosing, of: bytes, isFunction: true)
      }
  }

  private init(
    _ header: DeclarationHeader, in enclosing: [EnclosingDeclaration], of bytes: [UInt8],
    isFunction: Bool = false
  ) {
    let text = bytes[header.range.start..<header.range.end]
    source = String(decoding: text, as: UTF8.self)
    context = enclosing.reversed().map { "\($0) {}" }
    self.isFunction = isFunction
  }

  /// The Swift files in a folder, and in those in it, but no products of a build.
  static func sources(in folder: URL) throws -> [(path: String, bytes: [UInt8])] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { ($0.hasSuffix(".swift") || $0.hasSuffix(".swift.txt")) && !$0.contains(".build/") }
      .sorted()
      .map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// The same with longer names for all types, so that other lines have to be broken.
  func lengthened(by suffix: String) -> FormattingCorpus {
    guard !suffix.isEmpty else { return self }
    let kept = /^(Self|Any|AnyObject|Sendable|Actor|Copyable|Escapable|Void|Never|Type|Protocol)$/
    let renamed = source.replacing(/(@?)\b[A-Z][A-Za-z0-9]*\b/) { match in
      let isKept = !match.1.isEmpty || match.0.wholeMatch(of: kept) != nil
      return isKept ? String(match.0) : "\(match.0)\(suffix)"
    }
    var copy = self
    copy.source = renamed
    return copy
  }

  /// Those that the protocols break themselves.
  private static let rules =
    "AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, FileScopedDeclarationPrivacy"

  /// What is written for it, as files of their own, without the condition around it.
  var files: [String] {
    sources.compactMap { source in
      if source.isEmpty { return nil }
      let lines = source.split(separator: "\n").dropFirst().dropLast()
      return "// swift-format-ignore-file: \(Self.rules)\n\n\(lines.joined(separator: "\n"))\n"
    }
  }

  private var sources: [String] {
    if isFunction { return [MockableFunctionExpansion(of: source, lexicalContext: context).source] }
    return [MockableExpansion.Role.peer, .extension].map {
      MockableExpansion($0, of: source, lexicalContext: context).source
    }
  }
}
