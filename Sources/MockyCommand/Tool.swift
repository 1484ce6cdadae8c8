import MockyGenerator

/// The command `mockygen`: arguments in, files and an outcome out.
package struct Tool {
  private let system: any FileSystem

  package init() { system = Disk() }

  /// - Parameter system: where sources are and what is written goes.
  init(_ system: any FileSystem) { self.system = system }

  /// Runs the tool.
  ///
  /// - Parameter words: the arguments without the program's name.
  /// - Returns: what is to be said, and the exit code.
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
    let mocks = sources.mocks
    guard mocks.problems.isEmpty else { return outcome(mocks, files) }
    guard let output = arguments.output else {
      return Outcome(output: mocks.source, errors: outcome(mocks, files).errors)
    }
    try files.write(mocks.source, to: output, from: sources.tests + sources.dependencies)
    return outcome(mocks, files)
  }

  private func list(_ words: [String]) throws(ToolError) -> Outcome {
    var files = Files(system)
    let arguments = try Arguments(try files.expanding(words), takesOutput: false)
    if arguments.wantsHelp { return Outcome(output: Help.list) }
    let mocks = try Sources(arguments, &files).mocks
    var outcome = outcome(mocks, files)
    outcome.output = mocks.list.map { "\($0)\n" }.joined()
    return outcome
  }

  /// What is said besides: warnings, and problems, which make it a failure.
  private func outcome(_ mocks: MocksOnDemand, _ files: Files) -> Outcome {
    let lines = files.warnings + (mocks.warnings + mocks.problems).map(\.description)
    return Outcome(
      code: mocks.problems.isEmpty ? Outcome.success : Outcome.failure,
      errors: lines.map { "\($0)\n" }.joined())
  }
}

/// All that mocks are made from, each file read once.
private struct Sources {
  let tests: [SourceInput]
  private(set) var dependencies: [SourceInput] = []
  private let testModule: String

  init(_ arguments: Arguments, _ files: inout Files) throws(ToolError) {
    testModule = arguments.tests.name
    tests = try files.sources(of: arguments.tests, after: "--tests")
    for module in arguments.modules {
      dependencies += try files.sources(of: module, after: "--module")
    }
  }

  var mocks: MocksOnDemand {
    MocksOnDemand(of: tests, module: testModule, dependencies: dependencies)
  }
}
