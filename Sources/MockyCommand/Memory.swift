/// The file in which a run leaves digests to the next one: of its arguments, of what it wrote, of each source that it
/// read.
///
/// It stays true, whatever happens to the files: sources of these digests give files of those digests. It may
/// therefore be old, and two tools may write it at the same time.
struct Memory {
  private let path: String
  private let module: String
  private let sources: [SourceInput]
  private let outputs: [String]
  /// The digest of all that mocks depend on besides the sources' text.
  private var settings = Digest()

  /// - Parameters:
  ///   - words: the tool's arguments, whole.
  ///   - arguments: what they mean.
  ///   - edition: a name that no other build of the tool has.
  ///   - sources: all sources.
  /// - Returns: nil if nothing is to be remembered.
  init?(
    _ words: [String], _ arguments: Arguments, edition: String?, of sources: [SourceInput]
  ) {
    guard let path = arguments.memory, let edition else { return nil }
    (self.path, self.sources, outputs) = (path, sources, arguments.outputs)
    module = arguments.tests.name
    for text in [edition] + words + sources.flatMap(\.conditions) { settings.add(text) }
  }

  /// Returns whether all files are already as they would be written. It reads only sources that have changed, and
  /// remembers those whose changes matter to no mock.
  func tellsThatNothingChanged(_ files: Files) throws(Outcome) -> Bool {
    guard let text = try? text(of: path, files),
      let written = try? outputs.map({ try self.text(of: $0, files) })
    else { return false }
    let known = text.split(separator: "\n").map(String.init)
    let head = head(written)
    guard known.count == head.count + sources.count, known.starts(with: head) else { return false }
    var lines: [String] = []
    for (source, line) in zip(sources, known.dropFirst(head.count)) {
      let bytes = Digest(of: source.bytes).text
      guard line.hasPrefix("\(bytes) ") || line.hasSuffix(" \(ReadSource(source).outline)") else {
        return false
      }
      lines.append("\(bytes)\(line.drop { $0 != " " })")
    }
    try write(head + lines, files)
    return true
  }

  /// Remembers a run, unless it had problems or warnings.
  func remember(_ mocks: MocksOnDemand, _ written: [String], _ files: Files) throws(Outcome) {
    guard mocks.problems.isEmpty, mocks.warnings.isEmpty else { return }
    let lines = mocks.sources.map { "\(Digest(of: $0.input.bytes).text) \($0.outline)" }
    try write(head(written) + lines, files)
  }

  /// - Parameter written: the texts of the files.
  private func head(_ written: [String]) -> [String] {
    var digest = Digest()
    for text in written { digest.add(text) }
    return [OnDemandFile.firstLine(for: module), settings.text, digest.text]
  }

  private func text(of path: String, _ files: Files) throws(Outcome) -> String {
    guard Files.kind(of: path) == .file else { throw .failure("no such file: '\(path)'") }
    return String(decoding: try files.read(path), as: UTF8.self)
  }

  private func write(_ lines: [String], _ files: Files) throws(Outcome) {
    try files.write(lines.map { "\($0)\n" }.joined(), to: path)
  }
}

extension SourceInput {
  /// All that decides how its text is read.
  fileprivate var conditions: [String] {
    [path, module] + flags.sorted() + impliedWords.map(\.rawValue).sorted() + [
      "\(mayBeOnMainActor)"
    ]
  }
}

extension ReadSource {
  /// The digest of all that mocks depend on, and of the lines that comments above them may name.
  fileprivate var outline: String {
    var digest = digest
    let positions = SourcePositions(of: typeNames.isEmpty ? [] : input.bytes)
    for name in typeNames { digest.add("\(positions[name.range.start].line)") }
    return digest.text
  }
}
