import Foundation

/// The memory of an earlier run: the sources it read, and the files it wrote, which they still fit.
///
/// Its statement stays true, whatever happens to the files: sources of these digests give files of
/// those digests. It may therefore be old, and two tools may write it at the same time.
struct Memory: Codable, Equatable {
  /// The facts about a source that was read.
  struct Source: Codable, Equatable {
    var path: String
    var module: String
    /// The flags, and the words that the module's settings imply.
    var flags: [String]
    /// The digest of its bytes.
    var bytes: String
    /// The digest of all that mocks may depend on.
    var outline: String
    /// The lines that comments above mocks name, by the mocked declaration.
    var lines: [String: Int]

    /// Returns whether it is the same file, whatever its text.
    fileprivate func isOf(_ input: SourceInput) -> Bool {
      path == input.path && module == input.module && flags == input.conditions
    }
  }

  /// The tool that wrote it: another one may write different files.
  var tool: String
  var testModule: String
  var sources: [Source]
  /// The digests of the files that were written, by their paths.
  var outputs: [String: String]
}

extension Memory {
  /// Remembers a run; nil if it had problems or warnings.
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

  /// Returns the memory updated for these sources; nil if the mocks may have to change.
  ///
  /// It reads only sources that have changed.
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
  /// Returns the facts updated for the source of today; nil if a change may matter.
  fileprivate func following(_ input: SourceInput) -> Memory.Source? {
    guard isOf(input) else { return nil }
    let digest = Digest(of: input.bytes).text
    if digest == bytes { return self }
    let read = ReadSource(input)
    guard read.digest.text == outline, read.hasDeclarations(on: lines) else { return nil }
    var next = self
    next.bytes = digest
    return next
  }
}

extension SourceInput {
  /// The flags and words that it is read with.
  fileprivate var conditions: [String] {
    flags.sorted() + impliedWords.map(\.rawValue).sorted()
      + (mayBeOnMainActor ? ["may be on the main actor"] : [])
  }
}

extension ReadSource {
  /// Returns whether the mocked declarations are on these lines.
  fileprivate func hasDeclarations(on lines: [String: Int]) -> Bool {
    let found =
      protocols + classes + functions
      + (lines.isEmpty ? [] : ReadSource(input, readsStructs: true).classes)
    return found.allSatisfy { found in
      lines[found.identity].map { $0 == found.position.line } ?? true
    }
  }
}
