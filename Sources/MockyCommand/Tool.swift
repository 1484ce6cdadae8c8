import MockyGenerator

/// The command `mockygen`: arguments in, files and an outcome out.
package struct Tool {
  package init() {}

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
    let arguments = try Arguments(try Files.expanding(words), takesOutput: true)
    if arguments.wantsHelp { return Outcome(output: Help.generate) }
    let mocks = try mocks(arguments)
    guard mocks.problems.isEmpty else { return failure(mocks) }
    guard let output = arguments.output else { return Outcome(output: mocks.source) }
    try Files.write(mocks.source, to: output)
    return Outcome()
  }

  private func list(_ words: [String]) throws(ToolError) -> Outcome {
    let arguments = try Arguments(try Files.expanding(words), takesOutput: false)
    if arguments.wantsHelp { return Outcome(output: Help.list) }
    let mocks = try mocks(arguments)
    var outcome = mocks.problems.isEmpty ? Outcome() : failure(mocks)
    outcome.output = mocks.list.map { "\($0)\n" }.joined()
    return outcome
  }

  private func mocks(_ arguments: Arguments) throws(ToolError) -> MocksOnDemand {
    var dependencies: [SourceInput] = []
    for module in arguments.modules { dependencies += try Files.sources(of: module) }
    return MocksOnDemand(
      of: try Files.sources(of: arguments.tests), module: arguments.tests.name,
      dependencies: dependencies)
  }

  private func failure(_ mocks: MocksOnDemand) -> Outcome {
    Outcome(code: Outcome.failure, errors: mocks.problems.map { "\($0)\n" }.joined())
  }
}
