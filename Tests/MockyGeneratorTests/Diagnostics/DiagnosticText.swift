import MockyGenerator
import Testing

extension Diagnostic {
  /// The diagnostic as a compiler shows it, with what its fix-its make of the source:
  ///
  ///     1:11: error: @Mockable makes mocks of protocols, classes and structs of closures, but this is an enum; …
  ///     @Mockable enum Engine {}
  ///               ^~~~
  ///     fix-it: remove '@Mockable'
  ///     enum Engine {}
  func text(in source: String) -> String {
    let bytes = Array(source.utf8)
    let start = bytes[..<range.start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[range.start...].firstIndex(of: newline) ?? bytes.count
    let line = bytes[..<range.start].count { $0 == newline } + 1
    let column = String(decoding: bytes[start..<range.start], as: UTF8.self).count
    let marked = String(decoding: bytes[range.start..<min(range.end, end)], as: UTF8.self).count
    let fixes = fixIts.flatMap { ["fix-it: \($0.message)", $0.applied(to: bytes)] }
    return
      ([
        "\(line):\(column + 1): \(severity): \(message)",
        String(decoding: bytes[start..<end], as: UTF8.self),
        String(repeating: " ", count: column) + "^"
          + String(repeating: "~", count: max(marked - 1, 0)),
      ] + fixes).joined(separator: "\n")
  }
}

extension FixIt {
  fileprivate func applied(to source: [UInt8]) -> String {
    var mended = source
    mended.replaceSubrange(range.start..<range.end, with: text.utf8)
    return String(decoding: mended, as: UTF8.self)
  }
}

private let newline = UInt8(ascii: "\n")

/// Expects that a declaration cannot be mocked, and all that is said about it.
///
/// - Parameters:
///   - source: the declaration.
///   - context: the declarations around it, innermost first.
///   - expected: the texts of the diagnostics.
func expectDiagnostics(
  of source: String, in context: [String] = [], _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let peers = MockableExpansion(.peer, of: source, lexicalContext: context)
  let texts = peers.diagnostics.map { $0.text(in: source) }
  #expect(texts.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
  let isSilent = peers.source.isEmpty
  #expect(isSilent, "something was written all the same", sourceLocation: sourceLocation)
  let other = MockableExpansion(.extension, of: source, lexicalContext: context)
  let isSaidOnce = other.source.isEmpty && other.diagnostics.isEmpty
  #expect(isSaidOnce, "the extension says it again", sourceLocation: sourceLocation)
}

/// Expects that nothing is said about a declaration, and that its mock is written.
func expectNoDiagnostics(
  of source: String, in context: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for role in [MockableExpansion.Role.peer, .extension] {
    let expansion = MockableExpansion(role, of: source, lexicalContext: context)
    let texts = expansion.diagnostics.map { $0.text(in: source) }
    #expect(texts == [], sourceLocation: sourceLocation)
    #expect(!expansion.source.isEmpty, sourceLocation: sourceLocation)
  }
}
