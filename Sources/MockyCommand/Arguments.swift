/// The arguments of `generate`.
struct Arguments {
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

  private static let options = [
    "--tests", "--module", "-D", "--output", "--parts", "--memory", "--access",
  ]

  /// - Parameter words: the words after the command; `--option=value` is two.
  init(_ words: [String]) throws(Outcome) {
    var words = words.flatMap { word in
      word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
    }[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        guard !modules.isEmpty else {
          throw .misuse("'\(word)' belongs to no module; write '--tests' or '--module' before it")
        }
        modules[modules.count - 1].paths.append(word)
        continue
      }
      let option = word == "-o" ? "--output" : word
      guard Self.options.contains(option) else { throw .misuse("unknown option '\(word)'") }
      guard let value = words.popFirst(), !value.hasPrefix("-") else {
        throw .misuse("missing value after '\(word)'")
      }
      switch option {
      case "--module": modules.append(Module(name: value.moduleName))
      case "-D" where modules.last?.option == "--module":
        modules[modules.count - 1].flags.append(value)
      case "-D": throw .misuse("'-D \(value)' belongs to no module; write '--module' before it")
      default:
        if values.updateValue(value, forKey: option) != nil {
          throw .misuse("'\(option)' is given twice")
        }
        if option == "--tests" { modules.append(Module(option: option, name: value.moduleName)) }
      }
    }
    try check()
  }

  private func check() throws(Outcome) {
    if let text = values["--parts"], !(1...99).contains(parts ?? 0) {
      throw .misuse("'\(text)' after '--parts' is not a number from 1 to 99")
    }
    if let access = values["--access"], access != "public" {
      throw .misuse("'\(access)' after '--access' is not 'public'")
    }
    guard values["--tests"] != nil else { throw .misuse("missing '--tests <module> <path>...'") }
    for option in ["--parts", "--memory"] where values[option] != nil && values["--output"] == nil {
      throw .misuse("'\(option)' needs '--output <file>'")
    }
    var known: [String: String] = [:]
    for module in modules {
      let (option, name) = (module.option, module.name)
      guard name.contains(where: { $0 != "_" }) else {
        throw .misuse("'\(option)' is followed by words that cannot be the name of a module")
      }
      if module.paths.isEmpty { throw .misuse("missing paths after '\(option) \(name)'") }
      if let other = known.updateValue(option, forKey: name) {
        throw .misuse(
          other == option
            ? "'\(option) \(name)' is given twice"
            : "'\(name)' is given after '\(other)' and after '\(option)'")
      }
    }
  }

  private var parts: Int? { values["--parts"].flatMap { Int($0) } }

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
    guard let output = values["--output"], let parts else {
      return [values["--output"]].compactMap(\.self)
    }
    let name = output.hasSuffix(".swift") ? String(output.dropLast(6)) : output
    return (1...parts).map { "\(name)+\($0).swift" }
  }
}

extension String {
  /// The name of the module that a target or a product of this name is built as: `My_App` for "My App", `__Days` for
  /// "7 Days". Each character that an identifier cannot have becomes an underscore, and so does a digit at the beginning.
  ///
  /// This is the rule of Xcode's setting `PRODUCT_MODULE_NAME`, and of the package manager.
  var moduleName: String {
    let scalars = unicodeScalars.enumerated().map { index, scalar in
      let properties = scalar.properties
      let isAllowed = index == 0 ? properties.isXIDStart : properties.isXIDContinue
      return isAllowed ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
