/// The arguments of `generate`.
struct Arguments: Equatable {
  /// A module and the paths of its sources.
  struct Module: Equatable {
    /// `--tests` or `--module`.
    var option = "--module"
    var name: String
    var paths: [String] = []
    /// The flags that only this module is compiled with.
    var flags: [String] = []
  }

  /// The module of the tests, and those that it depends on, as they are given.
  private var modules: [Module] = []
  private var values: [String: String] = [:]

  /// - Parameter words: the words after the command; `--option=value` is two.
  init(_ words: [String]) throws(Outcome) {
    var words = words.flatMap { word -> [String] in
      guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<equals]), String(word[word.index(after: equals)...])]
    }[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        guard let last = modules.indices.last else {
          throw .misuse("'\(word)' belongs to no module; write '--tests' or '--module' before it")
        }
        modules[last].paths.append(word)
        continue
      }
      let option = word == "-o" ? "--output" : word
      guard Self.options.contains(option) else { throw .misuse("unknown option '\(word)'") }
      guard let value = words.popFirst(), !value.hasPrefix("-") else {
        throw .misuse("missing value after '\(word)'")
      }
      if option == "-D" {
        guard let last = modules.indices.last, modules[last].option == "--module" else {
          throw .misuse("'-D \(value)' belongs to no module; write '--module' before it")
        }
        modules[last].flags.append(value)
        continue
      }
      if option == "--tests" || option == "--module" {
        modules.append(Module(option: option, name: ModuleName(of: value).text))
      }
      if option != "--module", values.updateValue(value, forKey: option) != nil {
        throw .misuse("'\(option)' is given twice")
      }
    }
    try check()
  }

  private static let options = [
    "--tests", "--module", "-D", "--output", "--parts", "--memory", "--access",
  ]

  private func check() throws(Outcome) {
    if let text = values["--parts"], parts == nil {
      throw .misuse("'\(text)' after '--parts' is not a number from 1 to \(Self.mostParts)")
    }
    if let access = values["--access"], access != "public" {
      throw .misuse("'\(access)' after '--access' is not 'public'")
    }
    guard values["--tests"] != nil else { throw .misuse("missing '--tests <module> <path>...'") }
    for option in ["--parts", "--memory"] where values[option] != nil && values["--output"] == nil {
      throw .misuse("'\(option)' needs '--output <file>'")
    }
    if let memory, outputs.contains(memory) {
      throw .misuse("'\(memory)' is given after '--output' and after '--memory'")
    }
    var options: [String: String] = [:]
    for module in modules {
      let (option, name) = (module.option, module.name)
      guard name.contains(where: { $0 != "_" }) else {
        throw .misuse("'\(option)' is followed by words that cannot be the name of a module")
      }
      if module.paths.isEmpty { throw .misuse("missing paths after '\(option) \(name)'") }
      guard let other = options.updateValue(option, forKey: name) else { continue }
      throw .misuse(
        other == option
          ? "'\(option) \(name)' is given twice"
          : "'\(name)' is given after '\(other)' and after '\(option)'")
    }
  }
}

extension Arguments {
  private static let mostParts = 99

  /// The number of files that are written; nil for one file with exactly that name.
  private var parts: Int? {
    values["--parts"].flatMap { Int($0) }.flatMap { (1...Self.mostParts).contains($0) ? $0 : nil }
  }

  /// The file that remembers a run.
  var memory: String? { values["--memory"] }

  /// A Boolean value that indicates whether other modules use the mocks, too.
  var isShared: Bool { values["--access"] != nil }

  /// The module of the tests.
  var tests: Module { modules.first { $0.option == "--tests" } ?? Module(name: "") }

  /// The modules that the tests depend on.
  var dependencies: [Module] { modules.filter { $0.option == "--module" } }

  /// The files that are written: `Mocks+1.swift` and so on for the parts of `Mocks.swift`.
  var outputs: [String] {
    guard let output = values["--output"] else { return [] }
    guard let parts else { return [output] }
    let ending = ".swift"
    let name = output.hasSuffix(ending) ? String(output.dropLast(ending.count)) : output
    return (1...parts).map { "\(name)+\($0)\(ending)" }
  }
}
