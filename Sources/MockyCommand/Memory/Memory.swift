import Foundation

/// What the tool knows of an earlier run: what it had read, and that this needs no more than what it had
/// written then.
///
/// Who writes it says nothing but what is true for good, whatever has happened to the files since: of
/// sources of these digests, files of those digests are made. So it does no harm that two tools write it
/// at the same time, or that it is old.
struct Memory: Codable, Equatable {
  /// What was read of a source.
  struct Source: Codable, Equatable {
    var path: String
    var module: String
    /// The flags, and what the settings of the module say.
    var flags: [String]
    /// The digest of its bytes.
    var bytes: String
    /// The digest of what mocks may be made from.
    var outline: String
    /// The lines that are named above mocks, by what is mocked.
    var lines: [String: Int]

    /// Whether it is the same file, whatever stands in it.
    fileprivate func isOf(_ input: SourceInput) -> Bool {
      path == input.path && module == input.module && flags == input.conditions
    }
  }

  /// The tool that wrote it: another one may write something else.
  var tool: String
  var testModule: String
  var sources: [Source]
  /// The digests of the files that were written, by their paths.
  var outputs: [String: String]
}

extension Memory {
  /// What is known of a run; nil where that wrote nothing, or has something to say.
  init?(tool: String, testModule: String, of mocks: MocksOnDemand, outputs: [String: String]) {
    guard mocks.problems.isEmpty, mocks.warnings.isEmpty else { return nil }
    self.tool = tool
    self.testModule = testModule
    self.outputs = outputs.mapValues { Digest(of: Array($0.utf8)).text }
    let lines = mocks.lines
    sources = mocks.sources.map { source in
      Source(
        path: source.input.path, module: source.input.module, flags: source.input.conditions,
        bytes: Digest(of: source.input.bytes).text, outline: source.digest.text,
        lines: lines[source.input.path, default: [:]])
    }
  }

  /// What is known once these sources have been looked at; nil where mocks may have to be written.
  ///
  /// Only those are read that have changed.
  func following(_ inputs: [SourceInput]) -> Memory? {
    guard inputs.count == sources.count else { return nil }
    var next = self
    for (index, input) in inputs.enumerated() {
      guard let source = sources[index].following(input) else { return nil }
      next.sources[index] = source
    }
    return next
  }
}

extension Memory.Source {
  /// The same for a source as it is now; nil where something counts that was not there before.
  fileprivate func following(_ input: SourceInput) -> Memory.Source? {
    guard isOf(input) else { return nil }
    let digest = Digest(of: input.bytes).text
    if digest == bytes { return self }
    let read = ReadSource(input)
    guard read.digest.text == outline, read.stands(where: lines) else { return nil }
    var next = self
    next.bytes = digest
    return next
  }
}

extension SourceInput {
  /// What it is read with.
  fileprivate var conditions: [String] { flags.sorted() + impliedWords.map(\.rawValue).sorted() }
}

extension ReadSource {
  /// Whether what is mocked stands on these lines.
  fileprivate func stands(where lines: [String: Int]) -> Bool {
    (protocols + classes + functions).allSatisfy { found in
      lines[found.identity].map { $0 == found.position.line } ?? true
    }
  }
}
