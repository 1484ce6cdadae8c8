import Foundation

/// The results of calling mocks.
struct CallFigures: CustomStringConvertible {
  private var called: [RequirementCall.Kind: Int] = [:]
  private var statics = 0
  private var generics = 0
  /// Calls that the compiler did not take, by what it said.
  private var unwritten: [String: [String]] = [:]
  var problems: [String] = []

  mutating func add(_ calls: [RequirementCall]) {
    for call in calls { called[call.kind, default: 0] += 1 }
    statics += calls.count(where: \.isStatic)
    generics += calls.count(where: \.isGeneric)
  }

  mutating func leaveOut(_ calls: [String], because message: String) {
    unwritten[Figures.kind(message), default: []] += calls
  }

  var description: String {
    let all = called.values.reduce(0, +)
    let kinds = RequirementCall.Kind.allCases.map { "\(called[$0, default: 0]) \($0)" }
    let refused = unwritten.values.map(\.count).reduce(0, +)
    let reasons = unwritten.sorted { $0.value.count > $1.value.count }.map { message, calls in
      "  \(calls.count) × \(message)\n\(calls.map { "    \($0)" }.joined(separator: "\n"))"
    }
    return
      ([
        "\(all) requirements called (\(kinds.joined(separator: ", ")); \(statics) of them static,"
          + " \(generics) generic), \(problems.count) wrongly; \(refused) calls did not compile"
      ]
      + reasons + problems).joined(separator: "\n")
  }
}

extension Batch {
  /// Calls what can be called of the protocols that have a mock.
  ///
  /// - Parameter numbers: those that do.
  func call(_ numbers: Set<Int>, _ figures: inout CallFigures) {
    call(protocols.filter { numbers.contains($0.number) }.compactMap { CallSheet($0) }, &figures)
  }

  private func call(_ all: [CallSheet], _ figures: inout CallFigures) {
    var sheets = all
    while !sheets.isEmpty {
      for sheet in sheets { write(sheet.text, "call\(sheet.number).swift") }
      write(CallSheet.program(sheets), "Main.swift")
      let answer = compileCalls(sheets)
      guard answer.hasErrors else {
        if answer.status == 0 { return run(sheets, &figures) }
        return split(sheets, answer.lastWords, &figures)
      }
      let count = sheets.map(\.calls.count).reduce(0, +)
      for index in sheets.indices { remove(answer.findings, from: &sheets[index], &figures) }
      // An error outside of the calls would come back: the batch ends.
      guard sheets.map(\.calls.count).reduce(0, +) < count else {
        figures.problems.append("the calls did not compile: \(answer.lastWords)")
        return
      }
      sheets.removeAll(where: \.calls.isEmpty)
    }
  }

  /// Leaves out the calls that the compiler does not take.
  private func remove(
    _ findings: [Compiler.Finding], from sheet: inout CallSheet, _ figures: inout CallFigures
  ) {
    let wrong = findings.filter {
      $0.isError
        && URL(filePath: $0.path).lastPathComponent == "call\(sheet.number).swift"
    }
    guard let first = wrong.first else { return }
    let all = sheet.calls
    sheet.remove(in: Set(wrong.map(\.line)))
    let kept = Set(sheet.calls.map(\.name))
    let left = all.filter { !kept.contains($0.name) }
    figures.leaveOut(left.map { described($0, sheet.number) }, because: first.message)
  }

  /// Finds the call at which the compiler ends without a word about it.
  private func split(_ sheets: [CallSheet], _ words: String, _ figures: inout CallFigures) {
    if sheets.count > 1 {
      let half = sheets.count / 2
      call(Array(sheets[..<half]), &figures)
      call(Array(sheets[half...]), &figures)
    } else if sheets[0].calls.count > 1 {
      for one in sheets[0].single { call([one], &figures) }
    } else {
      figures.leaveOut(
        sheets[0].calls.map { described($0, sheets[0].number) }, because: "crash: \(words)")
    }
  }

  /// Returns the seed of a call, its requirement and its code.
  private func described(_ call: RequirementCall, _ number: Int) -> String {
    let seed = protocols.first { $0.number == number }?.sketch.seed ?? 0
    let lines = [call.requirement, call.expectation] + call.lines
    return "seed \(seed): \(lines.joined(separator: "\n      "))"
  }

  private func compileCalls(_ sheets: [CallSheet]) -> Compiler.Answer {
    let mocks = protocols.filter { one in sheets.contains { $0.number == one.number } }
    let files =
      ["Mocks.swift", "Main.swift"] + mocks.map { file($0, .macro) }
      + sheets.map { "call\($0.number).swift" }
    return compiler.compile(
      files.map(path) + compiler.mockyObjects, module: module, ["-o", path("calls")], in: folder)
  }

  private func run(_ sheets: [CallSheet], _ figures: inout CallFigures) {
    for sheet in sheets { figures.add(sheet.calls) }
    let (status, text) = Compiler.run([path("calls")], in: folder)
    for line in text.split(separator: "\n") {
      let number = line.prefix { $0.isNumber }
      let one = protocols.first { "\($0.number)" == number }
      figures.problems.append(
        one.map { "seed \($0.sketch.seed): \(line.dropFirst(number.count + 1))" } ?? "  \(line)")
    }
    if status != 0 { figures.problems.append("the calls ended with \(status)") }
  }
}
