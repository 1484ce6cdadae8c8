import MockyGenerator

/// The command `mockygen`: it takes arguments, and gives files and an outcome.
package struct Tool {
  private let system: any FileSystem
  /// A name that no other build of the tool has; nil if none can be found.
  private let edition: String?

  package init() { self.init(Disk(), edition: Disk().edition(of: CommandLine.arguments[0])) }

  /// - Parameters:
  ///   - system: the file system of the sources and the written files.
  ///   - edition: a name that no other build of the tool has.
  init(_ system: any FileSystem, edition: String? = nil) {
    self.system = system
    self.edition = edition
  }

  /// Runs the tool.
  ///
  /// - Parameter words: the arguments without the program's name.
  /// - Returns: the texts to print, and the exit code.
  package func run(_ words: [String]) -> Outcome {
    do throws(ToolError) {
      return try runOrFail(words)
    } catch {
      switch error {
      case .misuse(let message):
        return Outcome(
          code: Outcome.misuse, errors: "error: \(message)\nSee 'mockygen --help'.\n")
      case .file(let message):
        return Outcome(code: Outcome.failure, errors: "error: \(message)\n")
      case .source(let message): return Outcome(code: Outcome.failure, errors: message + "\n")
      }
    }
  }

  private func runOrFail(_ words: [String]) throws(ToolError) -> Outcome {
    switch words.first {
    case nil: return Outcome(code: Outcome.misuse, errors: Help.overview)
    case "-h", "--help", "help": return Outcome(output: Help.overview)
    case "generate": return try generate(Array(words.dropFirst()))
    case "list": return try list(Array(words.dropFirst()))
    case let word?: throw .misuse("unknown command '\(word)'")
    }
  }

  private func generate(_ words: [String]) throws(ToolError) -> Outcome {
    var files = Files(system)
    let arguments = try Arguments(try files.expanding(words), takesOutput: true)
    if arguments.wantsHelp { return Outcome(output: Help.generate) }
    let sources = try Sources(arguments, &files)
    var memory = MemoryFile(arguments, edition: edition, system)
    if files.warnings.isEmpty, memory.tellsThatNothingChanged(sources.all) {
      return Outcome(errors: memory.warning.map { "\($0)\n" } ?? "")
    }
    let mocks = sources.mocks(inParts: arguments.parts ?? 1)
    guard mocks.problems.isEmpty || !mocks.list.isEmpty else { return outcome(mocks, files) }
    let outputs = arguments.outputs
    guard !outputs.isEmpty else {
      var outcome = outcome(mocks, files)
      outcome.output = mocks.source
      return outcome
    }
    try files.check(outputs, besides: sources.all)
    var texts: [String: String] = [:]
    for (part, path) in outputs.enumerated() {
      texts[path] = mocks.source(ofPart: part)
      try files.write(texts[path, default: ""], to: path)
    }
    memory.remember(mocks, outputs: texts)
    var outcome = outcome(mocks, files)
    outcome.errors += memory.warning.map { "\($0)\n" } ?? ""
    return outcome
  }

  private func list(_ words: [String]) throws(ToolError) -> Outcome {
    var files = Files(system)
    let arguments = try Arguments(try files.expanding(words), takesOutput: false)
    if arguments.wantsHelp { return Outcome(output: Help.list) }
    let mocks = try Sources(arguments, &files).mocks(inParts: 1)
    var outcome = outcome(mocks, files)
    outcome.output = mocks.list.map { "\($0)\n" }.joined()
    return outcome
  }

  /// Returns the warnings and the problems; a problem makes the run a failure.
  private func outcome(_ mocks: MocksOnDemand, _ files: Files) -> Outcome {
    let lines = files.warnings + (mocks.warnings + mocks.problems).map(\.description)
    return Outcome(
      code: mocks.problems.isEmpty ? Outcome.success : Outcome.failure,
      errors: lines.map { "\($0)\n" }.joined())
  }
}

/// All sources that mocks are made from, each file read once.
private struct Sources {
  let tests: [SourceInput]
  private(set) var dependencies: [SourceInput] = []
  private let arguments: Arguments

  init(_ arguments: Arguments, _ files: inout Files) throws(ToolError) {
    self.arguments = arguments
    tests = try files.sources(
      of: arguments.tests, testedBy: arguments.tests, after: "--tests")
    for module in arguments.modules {
      dependencies += try files.sources(
        of: module, testedBy: arguments.tests, after: "--module")
    }
  }

  /// The tests first.
  var all: [SourceInput] { tests + dependencies }

  func mocks(inParts parts: Int) -> MocksOnDemand {
    MocksOnDemand(
      of: tests, module: arguments.tests.name, dependencies: dependencies, parts: parts,
      isShared: arguments.isShared)
  }
}

/// The reason why the tool cannot do its work.
enum ToolError: Error, Equatable {
  /// The arguments are invalid.
  case misuse(String)
  /// A file cannot be read or written.
  case file(String)
  /// A source cannot be read; the message begins with its place.
  case source(String)
}

/// The outcome of a run of the tool.
package struct Outcome: Equatable {
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
}
