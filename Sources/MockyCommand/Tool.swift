/// The command `mockygen`: it takes arguments, and gives files and an outcome.
package struct Tool {
  /// A name that no other build of the tool has; nil if none can be found.
  private let edition: String?

  package init() { self.init(edition: Files.edition(of: CommandLine.arguments[0])) }

  /// - Parameter edition: a name that no other build of the tool has.
  init(edition: String?) { self.edition = edition }

  /// Runs the tool.
  ///
  /// - Parameter words: the arguments without the program's name.
  /// - Returns: the texts to print, and the exit code.
  package func run(_ words: [String]) -> Outcome {
    do throws(Outcome) {
      switch words.first {
      case nil: return Outcome(code: Outcome.misuse, errors: Help.text)
      case "-h", "--help", "help": return Outcome(output: Help.text)
      case "generate": return try generate(Array(words.dropFirst()))
      case let word?: throw .misuse("unknown command '\(word)'")
      }
    } catch {
      return error
    }
  }

  private func generate(_ words: [String]) throws(Outcome) -> Outcome {
    var files = Files()
    let words = try files.expanding(words)
    if words.contains("-h") || words.contains("--help") { return Outcome(output: Help.text) }
    let arguments = try Arguments(words)
    // The sources of the tests, then those of the other modules.
    var sources: [[SourceInput]] = []
    for module in [arguments.tests] + arguments.dependencies {
      sources.append(try files.sources(of: module, testedBy: arguments.tests))
    }
    let all = sources.flatMap(\.self)
    let memory =
      files.warnings.isEmpty ? Memory(words, arguments, edition: edition, of: all) : nil
    if try memory?.tellsThatNothingChanged(files) ?? false { return Outcome() }
    let outputs = arguments.outputs
    let mocks = MocksOnDemand(
      of: sources[0], module: arguments.tests.name,
      reading: sources.dropFirst().flatMap(\.self).map { ReadSource($0) },
      parts: max(1, outputs.count), isShared: arguments.isShared)
    let lines = files.warnings + (mocks.warnings + mocks.problems).map(\.description)
    var outcome = Outcome(
      code: mocks.problems.isEmpty ? Outcome.success : Outcome.failure,
      errors: lines.map { "\($0)\n" }.joined())
    guard mocks.problems.isEmpty || !mocks.mocked.isEmpty else { return outcome }
    if outputs.isEmpty { outcome.output = mocks.source }
    try files.check(outputs, besides: all)
    let texts = outputs.indices.map(mocks.source(ofPart:))
    for (text, path) in zip(texts, outputs) { try files.write(text, to: path) }
    try memory?.remember(mocks, texts, files)
    return outcome
  }
}

/// The outcome of a run of the tool; one that is thrown is the reason why it cannot do its work.
package struct Outcome: Error, Equatable {
  package var code: Int32 = success
  /// The text for the standard output.
  package var output = ""
  /// The text for the standard error.
  package var errors = ""

  static let success: Int32 = 0
  /// The sources cannot be read, or a mock cannot be written.
  static let failure: Int32 = 1
  /// The arguments are invalid; `EX_USAGE` of `sysexits.h`.
  static let misuse: Int32 = 64

  static func misuse(_ message: String) -> Outcome {
    Outcome(code: misuse, errors: "error: \(message)\nSee 'mockygen --help'.\n")
  }

  /// A file cannot be read or written.
  static func failure(_ message: String) -> Outcome {
    Outcome(code: failure, errors: "error: \(message)\n")
  }
}
