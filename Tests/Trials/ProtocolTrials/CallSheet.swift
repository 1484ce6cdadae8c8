/// Calls of what a protocol requires, each of them expected once.
struct CallSheet {
  /// The number of the protocol.
  let number: Int
  private let mock: String
  /// The global actor that the protocol runs on, as an attribute.
  private let actor: String
  private(set) var calls: [RequirementCall]

  /// Nil where nothing can be called without knowing more.
  init?(_ one: NumberedProtocol) {
    let sketch = one.sketch
    guard sketch.types.isEmpty, sketch.primary.isEmpty, sketch.condition == nil,
      sketch.isSeenElsewhere
    else { return nil }
    let counts = Dictionary(grouping: sketch.requirements, by: \.calledName).mapValues(\.count)
    let mock = (sketch.enclosingNames(one.number) + [sketch.mockName(one.number)])
      .joined(separator: ".")
    let isActor = sketch.parents.contains("Actor")
    calls = sketch.requirements.enumerated().flatMap { index, requirement in
      counts[requirement.calledName] == 1
        ? RequirementCall.all(of: requirement, on: mock, number: index, isActor: isActor) : []
    }
    guard !calls.isEmpty else { return nil }
    number = one.number
    self.mock = mock
    actor = sketch.attributes.first { $0.hasSuffix("Actor") } ?? ""
  }

  var text: String { lines.joined(separator: "\n") }

  /// Leaves out the calls that stand in lines, from 1 on; all where it is none of theirs.
  mutating func remove(in wrong: Set<Int>) {
    var line = 2
    var left: [RequirementCall] = []
    for call in calls {
      let end = line + lines(of: call).count
      if !wrong.contains(where: { (line..<end).contains($0) }) { left.append(call) }
      line = end
    }
    calls = left.count < calls.count ? left : []
  }

  /// A sheet for each of the calls.
  var single: [CallSheet] {
    calls.map { call in
      var sheet = self
      sheet.calls = [call]
      return sheet
    }
  }

  private var lines: [String] {
    ["import MockyCore"] + calls.flatMap(lines)
      + ["func call\(number)() async -> [String] {", "  var problems: [String] = []"]
      + calls.flatMap { call in
        [
          "  do {",
          "    let found = try await \(name(of: call))()",
          "    if !found.isEmpty { problems += [#\"\(call.requirement)\"#, #\"\(call.expectation)\"#] + found }",
          "  } catch { problems.append(\"\\(error)\") }",
        ]
      } + ["  return problems", "}"]
  }

  private func name(of call: RequirementCall) -> String { "call\(number)x\(call.name)" }

  private func lines(of call: RequirementCall) -> [String] {
    [
      "\(call.actor ?? actor) func \(name(of: call))() async throws -> [String] {",
      "  let reporter = RecordingReporter()",
      "  let context = Mockery(reporter: reporter)",
      "  let mock = context.mock(\(mock).self)",
      "  _ = mock",
      "  context.check { \(call.expectation) }",
    ] + call.lines.map { "  \($0)" } + [
      "  context.assertSatisfied()", "  return reporter.failures.map(\\.message)", "}",
    ]
  }

  /// Returns a program that calls them all, and prints what went wrong.
  static func program(_ sheets: [CallSheet]) -> String {
    let calls = sheets.map { sheet in
      "    for problem in await call\(sheet.number)() { print(\"\(sheet.number) \" + problem) }"
    }
    // swift-build takes a file in which the attribute stands, even in a string, for a program's main one.
    let main = "main"
    return """
      @\(main) struct Calls {
        static func main() async {
      \(calls.joined(separator: "\n"))
        }
      }
      func within<Isolation: Actor>(
        _ actor: Isolation, _ body: @Sendable (isolated Isolation) async throws -> Void
      ) async throws { try await body(actor) }
      """
  }
}

extension RequirementSketch {
  /// The name in an expectation, which failable initializers share with others.
  fileprivate var calledName: String { kind == .initializer ? "init" : name }
}

extension ProtocolSketch {
  /// Returns the name of the protocol's mock.
  func mockName(_ number: Int) -> String {
    let name = name(number).filter { $0 != "`" }
    return name.contains(" ") ? "`Mock\(name)`" : "Mock\(name)"
  }
}
