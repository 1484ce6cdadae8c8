import Foundation

/// Protocols of one module that are compiled together.
struct Batch {
  let module: String
  let folder: URL
  let compiler: Compiler
  private(set) var protocols: [NumberedProtocol]
  /// How many requirements the compiler itself refused.
  private(set) var invalid = 0

  /// The result for a mock.
  enum Outcome {
    case compiled
    case refused(String)
    case failed(String)

    var isCompiled: Bool { if case .compiled = self { true } else { false } }
  }

  init(_ sketches: [ProtocolSketch], in folder: URL, _ compiler: Compiler) {
    module = sketches.first?.module ?? Grammar.modules[0]
    self.folder = folder
    self.compiler = compiler
    protocols = zip(sketches, 1...).map { NumberedProtocol(sketch: $0, number: $1) }
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  // MARK: Validity

  /// Leaves out what the compiler refuses or warns of where no mock is in sight.
  ///
  /// - Parameter mending: whether a protocol may lose requirements to become valid.
  mutating func validate(mending: Bool) {
    write(Surroundings.source, "Support.swift")
    for one in protocols { write(one.declaration, one.fileName) }
    for _ in 1...12 where !protocols.isEmpty {
      let answer = compile(protocols.map(\.fileName), emittingModule: true)
      if answer.findings.isEmpty, answer.status == 0 { return }
      if answer.findings.isEmpty { return protocols.removeAll() }
      remove(answer.findings, mending: mending)
    }
    protocols.removeAll()
  }

  private mutating func remove(_ findings: [Compiler.Finding], mending: Bool) {
    var lines: [String: Set<Int>] = [:]
    for finding in findings {
      lines[URL(filePath: finding.path).lastPathComponent, default: []].insert(finding.line)
    }
    protocols = protocols.compactMap { one in
      guard let wrong = lines[one.fileName] else { return one }
      let places = wrong.map { one.requirement(inLine: $0) }
      guard mending, !places.contains(nil) else { return nil }
      var copy = one
      for index in Set(places.compactMap(\.self)).sorted(by: >) {
        copy.sketch.requirements.remove(at: index)
        invalid += 1
      }
      guard !copy.sketch.requirements.isEmpty else { return nil }
      write(copy.declaration, copy.fileName)
      return copy
    }
  }

  private func compile(_ files: [String], emittingModule: Bool) -> Compiler.Answer {
    compiler.compile(
      (["Support.swift"] + files).map(path), module: module,
      emittingModule
        ? ["-emit-module", "-emit-module-path", path("\(module).swiftmodule")]
        : ["-c", "-o", path("support.o")], in: folder)
  }

  // MARK: Mocks

  /// Writes the mocks, and compiles them.
  ///
  /// - Returns: the result for each protocol, by its number; nothing for one that the way does not
  /// see.
  func outcomes(_ way: Way) -> [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    var left: [NumberedProtocol] = []
    for one in protocols where way == .macro || one.sketch.isSeenElsewhere {
      switch WrittenMock(one, way) {
      case .source(let text):
        write(text, file(one, way))
        left.append(one)
      case .refused(let reason): outcomes[one.number] = Self.refusal(reason)
      }
    }
    if way == .macro { write(Surroundings.sourceWithMocks, "Mocks.swift") }
    compile(left, way, &outcomes)
    return outcomes
  }

  /// A parser that cannot read what the compiler can has no reason.
  private static func refusal(_ reason: String) -> Outcome {
    let failures = ["cannot read", "expected ", "nothing is written", "is never closed"]
    return failures.contains(where: reason.contains)
      ? .failed("not read: \(reason)") : .refused(reason)
  }

  func file(_ one: NumberedProtocol, _ way: Way) -> String { "\(way.rawValue)-\(one.fileName)" }

  /// Compiles until nothing is wrong with those that are left.
  private func compile(
    _ all: [NumberedProtocol], _ way: Way, _ outcomes: inout [Int: Outcome]
  ) {
    var left = all
    var warnings: [Int: String] = [:]
    while !left.isEmpty {
      let answer = compile(left.map { file($0, way) }, way)
      var errors: [Int: String] = [:]
      for finding in answer.findings {
        let name = URL(filePath: finding.path).lastPathComponent
        guard let one = left.first(where: { file($0, way) == name }) else { continue }
        if finding.isError {
          errors[one.number] = errors[one.number] ?? finding.message
        } else {
          warnings[one.number] = warnings[one.number] ?? finding.message
        }
      }
      if errors.isEmpty, answer.status != 0 { return split(left, way, answer.lastWords, &outcomes) }
      for (number, message) in errors { outcomes[number] = .failed(message) }
      left.removeAll { errors[$0.number] != nil }
      guard errors.isEmpty else { continue }
      for one in left {
        outcomes[one.number] =
          warnings[one.number].map { .failed("warning: \($0)") } ?? .compiled
      }
      return
    }
  }

  /// Finds the one at which the compiler ends without a word about it.
  private func split(
    _ left: [NumberedProtocol], _ way: Way, _ words: String, _ outcomes: inout [Int: Outcome]
  ) {
    guard left.count > 1 else {
      for one in left { outcomes[one.number] = .failed("at no place of it: \(words)") }
      return
    }
    let half = left.count / 2
    compile(Array(left[..<half]), way, &outcomes)
    compile(Array(left[half...]), way, &outcomes)
  }

  private func compile(_ files: [String], _ way: Way) -> Compiler.Answer {
    let sources = (way == .macro ? ["Mocks.swift"] : []) + files
    return compiler.compile(
      sources.map(path), module: way == .macro ? module : "Tests",
      ["-c", "-o", path("mocks.o"), "-I", folder.path], in: folder)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, _ name: String) {
    try? (text + "\n").write(toFile: path(name), atomically: true, encoding: .utf8)
  }
}
