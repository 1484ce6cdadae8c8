/// The arguments of `generate` and `list`.
struct Arguments: Equatable {
  /// A module and the paths of its sources.
  struct Module: Equatable {
    var name: String
    var paths: [String] = []
    /// The flags that only this module is compiled with.
    var flags: [String] = []

    var pathsText: String { paths.map { "'\($0)'" }.joined(separator: ", ") }
  }

  var tests = Module(name: "")
  var modules: [Module] = []
  var output: String?
  /// The number of files that are written; nil for one file with exactly that name.
  var parts: Int?
  /// The file that remembers a run.
  var memory: String?
  /// A Boolean value that indicates whether other modules use the mocks, too.
  var isShared = false
  var wantsHelp = false

  /// - Parameters:
  ///   - words: the words after the command.
  ///   - takesOutput: whether the command writes a file.
  init(_ words: [String], takesOutput: Bool) throws(ToolError) {
    var reader = WordReader(words)
    while let word = reader.next() {
      switch word {
      case "-h", "--help":
        wantsHelp = true
        return
      case "--tests":
        guard tests.name.isEmpty else { throw .misuse("'--tests' is given twice") }
        tests = try reader.module(after: word)
      case "--module": modules.append(try reader.module(after: word))
      case "-D":
        let flag = try reader.value(after: word)
        guard !modules.isEmpty else {
          throw .misuse("'-D \(flag)' belongs to no module; write '--module' before it")
        }
        modules[modules.count - 1].flags.append(flag)
      case "-o" where takesOutput, "--output" where takesOutput:
        guard output == nil else { throw .misuse("'--output' is given twice") }
        output = try reader.value(after: word)
      case "--parts" where takesOutput:
        guard parts == nil else { throw .misuse("'--parts' is given twice") }
        parts = try reader.number(after: word, upTo: Self.mostParts)
      case "--memory" where takesOutput:
        guard memory == nil else { throw .misuse("'--memory' is given twice") }
        memory = try reader.value(after: word)
        // The file is overwritten, whatever it holds.
        guard memory?.hasSuffix(".json") == true else {
          throw .misuse("'\(memory ?? "")' after '--memory' does not end in '.json'")
        }
      case "--access" where takesOutput:
        let access = try reader.value(after: word)
        isShared = access == "public"
        if !isShared { throw .misuse("'\(access)' after '--access' is not 'public'") }
      case _ where word.hasPrefix("-"): throw .misuse("unknown option '\(word)'")
      case _ where !modules.isEmpty: modules[modules.count - 1].paths.append(word)
      default:
        throw .misuse("'\(word)' belongs to no module; write '--tests' or '--module' before it")
      }
    }
    guard !tests.name.isEmpty else { throw .misuse("missing '--tests <module> <path>...'") }
    try checkModules()
    for (option, isThere) in [("--parts", parts != nil), ("--memory", memory != nil)] {
      if isThere, output == nil { throw .misuse("'\(option)' needs '--output <file>'") }
    }
  }

  private static let mostParts = 99

  /// The files that are written: `Mocks+1.swift` and so on for the parts of `Mocks.swift`.
  var outputs: [String] {
    guard let output else { return [] }
    guard let parts else { return [output] }
    let ending = ".swift"
    let name = output.hasSuffix(ending) ? String(output.dropLast(ending.count)) : output
    return (1...parts).map { "\(name)+\($0)\(ending)" }
  }

  private func checkModules() throws(ToolError) {
    var options: [String: String] = [:]
    for (option, module) in [("--tests", tests)] + modules.map({ ("--module", $0) }) {
      guard module.name.contains(where: { $0 != "_" }) else {
        throw .misuse("'\(option)' is followed by words that cannot be the name of a module")
      }
      if module.paths.isEmpty { throw .misuse("missing paths after '\(option) \(module.name)'") }
      if let other = options.updateValue(option, forKey: module.name) {
        throw .misuse(
          other == option
            ? "'\(option) \(module.name)' is given twice"
            : "'\(module.name)' is given after '\(other)' and after '\(option)'")
      }
    }
  }
}

/// Words, one after the other; `--option=value` is two.
private struct WordReader {
  private var words: ArraySlice<String>

  init(_ words: [String]) {
    self.words =
      words.flatMap { word -> [String] in
        guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
        return [String(word[..<equals]), String(word[word.index(after: equals)...])]
      }[...]
  }

  mutating func next() -> String? { words.popFirst() }

  mutating func value(after option: String) throws(ToolError) -> String {
    guard let word = words.first, !word.hasPrefix("-") else {
      throw .misuse("missing value after '\(option)'")
    }
    words.removeFirst()
    return word
  }

  mutating func number(after option: String, upTo most: Int) throws(ToolError) -> Int {
    let word = try value(after: option)
    guard let number = Int(word), (1...most).contains(number) else {
      throw .misuse("'\(word)' after '\(option)' is not a number from 1 to \(most)")
    }
    return number
  }

  mutating func module(after option: String) throws(ToolError) -> Arguments.Module {
    var module = Arguments.Module(name: ModuleName(of: try value(after: option)).text)
    while let word = words.first, !word.hasPrefix("-") {
      module.paths.append(word)
      words.removeFirst()
    }
    return module
  }
}
