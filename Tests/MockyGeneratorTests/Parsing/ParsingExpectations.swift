import Testing

@testable import MockyGenerator

/// Expects that a source has one protocol, without problems, which reads so in normal form.
func expectProtocol(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceFile(parsing: source)
  #expect(file.problems.isEmpty, sourceLocation: sourceLocation)
  #expect(
    file.protocols.map(\.description).joined(separator: "\n") == expected,
    sourceLocation: sourceLocation)
}
