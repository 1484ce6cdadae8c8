/// Writes what makes the mock of a function.
struct MockedFunctionWriter {
  let function: MockedFunction

  func write(to lines: inout SourceLines) {
    writeDocumentation(to: &lines)
    let type = function.type("throws(Failure)")
    let signature = Signature(
      head: "public func mockFunction<\(function.typeParameters)>",
      parameters: [
        "named name: String? = nil", "as type: (\(type)).Type",
        "strictness: Strictness = .strict", "fileID: StaticString = #fileID",
        "filePath: StaticString = #filePath", "line: Int = #line", "column: Int = #column",
      ] + (function.kind.hasMark ? ["_ mark: Void = ()"] : []),
      result:
        "MockFunction<\(type), \(function.arguments), Failure, Return, \(function.kind.effect)>"
    )
    signature.write(to: &lines, body: body)
  }

  private func writeDocumentation(to lines: inout SourceLines) {
    let documentation = """
      Makes the mock of \(function.summary).

      ```swift
      let area = context.mockFunction(named: "area", as: ((Double, Double) -> Double).self)
      context.check { expectThat(area).receives.call(2, .greaterThan(1)).then.returns(6) }
      print(area.function(2, 3))  // 6.0
      ```

      - Parameters:
        - name: what failure messages call it; "function" if not given. A name given twice is misuse.
        - type: the function's type, with the `@Sendable` or `@MainActor` that the code under test
          uses; closures among its parameters are written with `@escaping`.
        - strictness: what it does with calls that nothing speaks of.
        - fileID: the file of the caller, filled in by the compiler.
        - filePath: the path of that file, filled in by the compiler.
        - line: the line of the call, filled in by the compiler.
        - column: the column of the call, filled in by the compiler.
      - Returns: the mock; its `function` is handed to the code under test.

      After Jest (`jest.fn`) and jMock (roles with one method).
      """
    for line in documentation.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.add(line.isEmpty ? "///" : "/// \(line)")
    }
  }

  private var body: [String] {
    [
      "function(",
      "  named: name, strictness, SourcePosition(fileID, filePath, line, column),",
      "  arity: \(function.parameterCount),",
    ]
      + closure("typed", throwing: "throws(Failure)", "Failure").map { "  \($0)" }
      + closure("throwing", throwing: "throws", "(any Error)").map { "  \($0)" }
      + closure("returning", throwing: "", "Never").map { "  \($0)" }
      + [")"]
  }

  /// The closure that is handed over, where errors of one type are thrown, or any, or none.
  private func closure(_ label: String, throwing effect: String, _ failure: String) -> [String] {
    let list = function.names.joined(separator: ", ")
    let keywords = (effect.isEmpty ? "" : "try ") + (function.kind.isAsync ? "await " : "")
    let effects = (function.kind.isAsync ? " async" : "") + (effect.isEmpty ? "" : " \(effect)")
    let call: [String]
    if function.hasInout {
      let arguments = (["box"] + function.names.dropFirst()).joined(separator: ", ")
      call = [
        "let box = Inout(a)", "defer { a = box.value }",
        "return \(keywords)object.function([\(arguments)], \(failure).self)",
      ]
    } else {
      call = ["\(keywords)object.function([\(list)], \(failure).self)"]
    }
    return [
      "\(label): { object in",
      "  let function: \(function.type(effect)) = { (\(list))\(effects) in",
    ] + call.map { "    \($0)" } + [
      "  }", "  return function", "}" + (label == "returning" ? "" : ","),
    ]
  }
}
