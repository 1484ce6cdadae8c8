import Testing

@testable import MockyCommand
@testable import MockyGenerator

extension SourceFile {
  init(parsing source: String) { self.init(parsing: Array(source.utf8)) }
}

/// Expects that a source has one protocol, without problems, which reads so in normal form.
func expectProtocol(
  _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceFile(parsing: source)
  #expect(problems(in: source) == [], sourceLocation: sourceLocation)
  #expect(
    file.protocols.map(\.description).joined(separator: "\n") == expected,
    sourceLocation: sourceLocation)
}

/// Expects that a protocol's members are read without problems and are so in normal form.
///
/// - Parameter expected: the members as they should be written again; as they are written here,
///   if nothing is given.
func expectMembers(
  _ source: String, _ expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let whole = "protocol P {\n\(source)\n}"
  #expect(problems(in: whole) == [], sourceLocation: sourceLocation)
  let members = SourceFile(parsing: whole).protocols.flatMap(\.members)
  #expect(
    members.map(\.description).joined(separator: "\n") == expected ?? source,
    sourceLocation: sourceLocation)
}

/// Expects that a type is read and written as it stands here, or else as it is given.
func expectType(
  _ source: String, _ expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectMembers(
    "func f(_ x: \(source)) -> \(source)",
    "func f(_ x: \(expected ?? source)) -> \(expected ?? source)", sourceLocation: sourceLocation)
}

/// The names of the protocols in a source.
func protocols(in source: String) -> [String] {
  SourceFile(parsing: source).protocols.map(\.name.text)
}

/// The problems in a source, each with its line, its column and the text that it marks.
func problems(in source: String) -> [String] {
  let bytes = Array(source.utf8)
  let positions = SourcePositions(of: bytes)
  return SourceFile(parsing: bytes).problems.map { problem in
    let marked = String(
      decoding: bytes[problem.range.start..<problem.range.end], as: UTF8.self)
    return "\(positions[problem.range.start]) [\(marked)] \(problem.message)"
  }
}

/// The problems of one member, which stands on line 2 of its source.
func problems(inMember source: String) -> [String] {
  problems(in: "protocol P {\n\(source)\n}")
}
