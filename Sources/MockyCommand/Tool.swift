/// The command `mockygen`: it takes arguments, and gives files and an outcome.
package struct Tool {
  /// A name that no other build of the tool has; nil if none can be found.
  private let edition: String?

  /// - Parameter edition: a name that no other build of the tool has.
  init(edition: String?) { self.edition = edition }

  package init() { self.init(edition: Files.edition(of: CommandLine.arguments[0])) }

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

  private func generate(_ given: [String]) throws(Outcome) -> Outcome {
    var words: [String] = []
    for word in given {
      let isFile = word.hasPrefix("@")
      let text = isFile ? try Files.text(at: String(word.dropFirst())) : ""
      words += isFile ? text.split(whereSeparator: \.isNewline).map(String.init) : [word]
    }
    if words.contains("-h") || words.contains("--help") { return Outcome(output: Help.text) }
    let arguments = try Arguments(words)
    // The sources of the tests, then those of the other modules.
    var sources: [[SourceInput]] = []
    var manifests: [String: Manifest] = [:]
    for module in [arguments.tests] + arguments.dependencies {
      sources.append(try self.sources(of: module, testedBy: arguments.tests, &manifests))
    }
    let memory = Memory(words, arguments, sources.flatMap(\.self), edition: edition)
    if try memory?.tellsThatNothingChanged() ?? false { return Outcome() }
    let outputs = arguments.outputs
    let mocks = MocksOnDemand(
      of: sources[0], module: arguments.tests.name,
      reading: sources.dropFirst().joined().map { ReadSource($0) },
      parts: max(1, outputs.count), isShared: arguments.isShared)
    let messages = mocks.warnings + mocks.problems
    var outcome = Outcome(
      code: mocks.problems.isEmpty ? Outcome.success : Outcome.failure,
      errors: messages.map { "\($0)\n" }.joined())
    guard mocks.problems.isEmpty || !mocks.mocked.isEmpty else { return outcome }
    if outputs.isEmpty { outcome.output = mocks.source }
    for (part, path) in outputs.enumerated() {
      try Files.write(mocks.source(ofPart: part), to: path)
    }
    if messages.isEmpty { try memory?.remember(mocks.sources) }
    return outcome
  }

  /// Returns the sources of a module, each once, in the order of their paths.
  private func sources(
    of module: Arguments.Module, testedBy tests: Arguments.Module,
    _ manifests: inout [String: Manifest]
  ) throws(Outcome) -> [SourceInput] {
    var paths: [String: String] = [:]
    for path in module.paths {
      for found in try Files.sources(at: path) { paths[Files.canonical(found)] = found }
    }
    guard !paths.isEmpty else {
      let places = module.paths.map { "'\($0)'" }.joined(separator: ", ")
      throw .failure("no Swift files for '\(module.option) \(module.name)' in \(places)")
    }
    let manifest = Manifest.of(module, &manifests)
    let settings = manifest?.settings(of: module.name)
    let testSettings = Manifest.of(tests, &manifests)?.settings(of: tests.name)
    var sources: [SourceInput] = []
    for path in paths.values.sorted() {
      var source = SourceInput(path: path, module: module.name, bytes: try Files.read(path))
      // A file that was written before is written again.
      if OnDemandFile.isOne(source.bytes, for: module.name) { continue }
      source.flags = Set(module.flags)
      source.impliedWords = settings?.words(for: testSettings) ?? []
      source.mayBeOnMainActor = settings?.isOnMainActor ?? manifest?.mentionsMainActor ?? true
      sources.append(source)
    }
    return sources
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
