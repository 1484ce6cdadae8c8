/// The file in which a run leaves digests to the next one: of its arguments, of what it wrote, of each source that it
/// read.
///
/// It stays true, whatever happens to the files: sources of these digests give files of those digests. It may
/// therefore be old, and two tools may write it at the same time.
struct Memory {
  private let path: String
  private let outputs: [String]
  private let sources: [SourceInput]
  /// The mark of the tool, and the digest of all that mocks depend on besides the texts of the sources.
  private let settings: [String]

  /// - Parameters:
  ///   - words: the tool's arguments, whole.
  ///   - arguments: what they mean.
  ///   - sources: the sources that they name.
  ///   - edition: a name that no other build of the tool has.
  /// - Returns: nil if nothing is to be remembered.
  init?(_ words: [String], _ arguments: Arguments, _ sources: [SourceInput], edition: String?) {
    guard let path = arguments.memory, let edition else { return nil }
    (self.path, outputs, self.sources) = (path, arguments.outputs, sources)
    settings = [
      OnDemandFile.firstLine(for: arguments.tests.name),
      Digest(of: [edition] + words + sources.map(\.conditions)).text,
    ]
  }

  /// Returns whether all files are already as they would be written. It reads only sources that have changed, and
  /// remembers those whose changes matter to no mock.
  func tellsThatNothingChanged() throws(Outcome) -> Bool {
    guard let head, let text = try? Files.text(at: path) else { return false }
    let known = text.split(separator: "\n").map(String.init)
    guard known.starts(with: head), known.count == head.count + sources.count else { return false }
    var lines = head
    for (source, line) in zip(sources, known.dropFirst(head.count)) {
      let digest = Digest(of: source.bytes).text
      guard line.hasPrefix("\(digest) ") || line.hasSuffix(" \(ReadSource(source).digest)") else {
        return false
      }
      lines.append("\(digest)\(line.drop { $0 != " " })")
    }
    try write(lines)
    return true
  }

  /// Remembers a run that has written all files.
  func remember(_ sources: [ReadSource]) throws(Outcome) {
    try write((head ?? []) + sources.map { "\(Digest(of: $0.input.bytes).text) \($0.digest)" })
  }

  /// The first lines, with the digest of the written files; nil if one is missing.
  private var head: [String]? {
    guard let written = try? outputs.map({ try Files.text(at: $0) }) else { return nil }
    return settings + [Digest(of: written).text]
  }

  private func write(_ lines: [String]) throws(Outcome) {
    try Files.write(lines.map { "\($0)\n" }.joined(), to: path)
  }
}

extension SourceInput {
  /// All that decides how it is read, besides its text.
  fileprivate var conditions: String {
    let words = flags.sorted() + impliedWords.map(\.rawValue).sorted()
    return "\(path) \(module) \(words) \(mayBeOnMainActor)"
  }
}

extension ReadSource {
  /// The digest of all that mocks depend on, and of the lines that comments above them may name. Of function bodies,
  /// only the names of mocks count.
  var digest: String {
    let uses = Set(mockNames.used.map { "\($0.qualifier).\($0.name)" })
    let positions = SourcePositions(of: file.types.isEmpty ? [] : input.bytes)
    let words =
      mockNames.declared.sorted() + uses.sorted()
      + ["\(mockNames.runsDefaults) \(mockNames.hasAnyArguments)"]
      + file.types.map { "\(positions[$0.header.keyword.start].line)" }
    return Digest(of: file.outline).text + Digest(of: words).text
  }
}
