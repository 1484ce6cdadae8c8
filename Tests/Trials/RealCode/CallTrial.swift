import Foundation

/// Calls methods through mocks of real protocols, in a program linked with the packages.
struct CallTrial {
  let folder: BuiltFolder
  let mockyModules: String
  let scratch: URL
  /// The modules whose mocks compiled, with the calls of them.
  private(set) var samples: [CallSample] = []
  private var modules: [Module] = []
  private var mocks: [String] = []
  private var searchPaths: Set<String> = []

  init(folder: BuiltFolder, mockyModules: String, scratch: URL) {
    self.folder = folder
    self.mockyModules = mockyModules
    self.scratch = scratch
  }

  /// Takes up to six calls of a module's protocols.
  mutating func take(_ trial: ModuleTrial) {
    let (first, folder) = (samples.count * 1000, scratch.path)
    let calls = trial.mocked.enumerated().compactMap { index, mocked in
      CallSample(mocked, module: trial.module, number: first + index, folder: folder)
    }.prefix(6)
    guard !calls.isEmpty else { return }
    samples += calls
    modules.append(trial.module)
    mocks.append("\(trial.folder.path)/mocks.o")
    searchPaths.insert(trial.scratch.path)
  }

  /// Compiles the calls, leaving out those that do not compile, runs them, and prints what was wrong.
  ///
  /// - Parameter count: how many calls are wanted.
  /// - Returns: the names of the protocols that were called.
  mutating func run(count: Int) -> [String] {
    guard count > 0, !samples.isEmpty else { return [] }
    try? FileManager.default.removeItem(at: scratch)
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    for sample in samples {
      try? sample.text.write(toFile: sample.path, atomically: true, encoding: .utf8)
    }
    for round in 1...10 {
      let main = "\(scratch.path)/main.swift"
      try? program(Array(samples.prefix(count))).write(
        toFile: main, atomically: true, encoding: .utf8)
      let output = Compiler.run(
        ["-o", "\(scratch.path)/calls", "-swift-version", "6", "-DDEBUG", "-I", mockyModules]
          + options + searchPaths.sorted().flatMap { ["-I", $0] } + objects + mocks
          + [main] + samples.prefix(count).map(\.path) + ["-lstdc++", "-lz", "-lsqlite3"],
        log: scratch.appending(path: "\(round).log"))
      let wrong = samples.compactMap { sample in
        output.lines.first { $0.hasPrefix("\(sample.path):") && $0.contains(": error: ") }
          .map { (sample.path, "\(sample.name) is not called: \($0.dropFirst(sample.path.count))") }
      }
      guard !wrong.isEmpty else {
        guard output.status == 0 else {
          print("  the calls did not compile, see \(scratch.path)")
          return []
        }
        break
      }
      for (path, text) in wrong {
        print("  \(text)")
        samples.removeAll { $0.path == path }
      }
    }
    let output = Compiler.run(
      program: "\(scratch.path)/calls", [], log: scratch.appending(path: "calls.log"))
    let done = "called "
    for line in output.lines where !line.hasPrefix(done) { print("  \(line)") }
    if output.status != 0 { print("  the calls ended with \(output.status)") }
    return output.lines.filter { $0.hasPrefix(done) }.map { String($0.dropFirst(done.count)) }
  }

  /// Those that say where modules are, each once.
  private var options: [String] {
    var seen: Set<String> = []
    var options: [String] = []
    for module in modules {
      var index = 0
      while index + 1 < module.options.count {
        let pair = [module.options[index], module.options[index + 1]]
        let isWanted = ["-I", "-F", "-Xcc"].contains(pair[0])
        if isWanted, pair[0] == "-Xcc" || seen.insert(pair.joined()).inserted { options += pair }
        index += 2
      }
    }
    return options
  }

  private var objects: [String] {
    folder.objects
      + ["Mocky", "MockyCore"].flatMap { name in
        BuiltFolder.objects(
          in: URL(filePath: mockyModules).deletingLastPathComponent().appending(
            path: "\(name).build"))
      }
  }

  private func program(_ samples: [CallSample]) -> String {
    let calls = samples.map { sample in
      let file = URL(filePath: sample.path).deletingPathExtension().lastPathComponent
      return "await run(\"\(sample.name)\", \(file.replacing("-", with: "")))"
    }
    return """
      import Mocky

      func run(_ name: String, _ body: (Mockery) async throws -> Void) async {
        let reporter = RecordingReporter()
        let context = Mockery(reporter: reporter)
        var problems: [String] = []
        do { try await body(context) } catch { problems.append("\\(error)") }
        context.assertSatisfied()
        problems += reporter.failures.map(\\.message)
        if problems.isEmpty { print("called \\(name)") }
        for problem in problems { print("\\(name): \\(problem)") }
      }

      \(calls.joined(separator: "\n"))
      """
  }
}
