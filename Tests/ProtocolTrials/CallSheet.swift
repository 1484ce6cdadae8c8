/// Calls of what a protocol requires, each of them expected once.
struct CallSheet {
  /// The number of the protocol.
  let number: Int
  let names: [String]
  let text: String

  /// Nil where nothing can be called without knowing more.
  init?(_ one: NumberedProtocol) {
    let sketch = one.sketch
    guard sketch.types.isEmpty, sketch.primary.isEmpty, sketch.condition == nil,
      sketch.attributes.isEmpty, sketch.isSeenElsewhere, !sketch.prefix.hasPrefix("`")
    else { return nil }
    let counts = Dictionary(grouping: sketch.requirements, by: \.name).mapValues(\.count)
    let calls = sketch.requirements.enumerated().compactMap { index, requirement in
      counts[requirement.name] == 1 ? Call(requirement, number: index) : nil
    }
    guard !calls.isEmpty else { return nil }
    let mock = (sketch.enclosingNames(one.number) + ["Mock\(sketch.name(one.number))"])
      .joined(separator: ".")
    number = one.number
    names = calls.map(\.text)
    text = """
      import MockyCore

      func call\(one.number)() async throws -> [String] {
        let reporter = RecordingReporter()
        let context = Mockery(reporter: reporter)
        let mock = context.mock(\(mock).self)
        context.check {
      \(calls.map { "    \($0.expectation)" }.joined(separator: "\n"))
        }
      \(calls.flatMap(\.lines).map { "  \($0)" }.joined(separator: "\n"))
        context.assertSatisfied()
        return reporter.failures.map(\\.message)
      }
      """
  }

  /// What calls them all, and prints what went wrong.
  static func program(_ sheets: [CallSheet]) -> String {
    let calls = sheets.map { sheet in
      """
          do { for problem in try await call\(sheet.number)() { print("\(sheet.number) " + problem) } }
          catch { print("\(sheet.number) \\(error)") }
      """
    }
    // swift-build takes a file in which the attribute stands, even in a string, for a program's main one.
    let main = "main"
    return """
      @\(main) struct Calls {
        static func main() async {
      \(calls.joined(separator: "\n"))
        }
      }
      """
  }

  /// One of them.
  private struct Call {
    let text: String
    let expectation: String
    let lines: [String]

    /// Nil where a value is needed that cannot be written.
    init?(_ requirement: RequirementSketch, number: Int) {
      guard requirement.generics.isEmpty, !requirement.isStatic,
        requirement.kind == .method || requirement.kind == .property,
        requirement.attributes.isEmpty
      else { return nil }
      let result = requirement.result
      let given = result.flatMap { $0.text == "Void" || $0.text == "()" ? nil : $0.sample }
      guard result?.sample != nil || result == nil else { return nil }
      var (matchers, arguments, variables): ([String], [String], [String]) = ([], [], [])
      for (index, parameter) in requirement.parameters.enumerated() {
        guard let sample = parameter.type.sample, !parameter.type.text.contains("some ") else {
          return nil
        }
        let label = (parameter.label ?? parameter.name)
        let start = label == "_" ? "" : "\(label): "
        matchers.append("\(start).any")
        guard parameter.type.text.hasPrefix("inout ") else {
          arguments.append(start + sample)
          continue
        }
        let type = parameter.type.text.dropFirst("inout ".count)
        variables.append("var changed\(number)x\(index): \(type) = \(sample)")
        arguments.append("\(start)&changed\(number)x\(index)")
      }
      let isMethod = requirement.kind == .method
      let returns = given.map { ".then.returns(\($0))" } ?? ""
      let name = requirement.name
      text = requirement.text
      expectation =
        "expectThat(mock).receives.\(name)"
        + (isMethod ? "(\(matchers.joined(separator: ", ")))" : "") + returns
      let call = isMethod ? "\(name)(\(arguments.joined(separator: ", ")))" : name
      lines = variables + ["_ = try await mock.\(call)"]
    }
  }
}
