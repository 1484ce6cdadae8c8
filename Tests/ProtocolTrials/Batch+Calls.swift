import Foundation

/// What calling mocks has shown.
struct CallFigures: CustomStringConvertible {
  var called = 0
  /// Protocols whose calls the compiler did not take, with what it said.
  var unwritten: [String: Int] = [:]
  var problems: [String] = []

  var description: String {
    let refused = unwritten.values.reduce(0, +)
    let reasons = unwritten.sorted { $0.value > $1.value }.map { "  \($0.value) × \($0.key)" }
    return
      ([
        "\(called) requirements called, \(problems.count) wrongly; the calls of \(refused) protocols"
      ]
      + ["did not compile"] + reasons + problems).joined(separator: "\n")
  }
}

extension Batch {
  /// Calls what can be called of the protocols that have a mock.
  ///
  /// - Parameter numbers: those that do.
  func call(_ numbers: Set<Int>, _ figures: inout CallFigures) {
    var sheets = protocols.filter { numbers.contains($0.number) }.compactMap { CallSheet($0) }
    for sheet in sheets { write(sheet.text, "call\(sheet.number).swift") }
    while !sheets.isEmpty {
      write(CallSheet.program(sheets), "Main.swift")
      let answer = compileCalls(sheets)
      var wrong: [Int: String] = [:]
      for finding in answer.findings where finding.isError {
        let name = URL(filePath: finding.path).lastPathComponent
        let sheet = sheets.first { name == "call\($0.number).swift" }
        if let sheet { wrong[sheet.number] = wrong[sheet.number] ?? finding.message }
      }
      for message in wrong.values { figures.unwritten[Figures.kind(message), default: 0] += 1 }
      sheets.removeAll { wrong[$0.number] != nil }
      guard wrong.isEmpty else { continue }
      guard answer.status == 0 else {
        figures.problems.append("the calls did not compile: \(answer.lastWords)")
        return
      }
      return run(sheets, &figures)
    }
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
    figures.called += sheets.map(\.names.count).reduce(0, +)
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
