/// What `@FunctionMocks` is expanded to: `mockFunction`, once for each kind of function and each number
/// of parameters.
package enum FunctionMocksExpansion {
  /// Functions with more parameters need a protocol with one method.
  static let mostParameters = 10

  /// The whole source.
  package static let source: String = {
    var lines = SourceLines()
    write(FunctionKind.usual, to: &lines)
    for kind in FunctionKind.usual where kind.words != "@MainActor" {
      for count in 1...2 {
        write(MockedFunction(kind: kind, parameterCount: count, hasInout: true), to: &lines)
      }
    }
    lines.add("#if compiler(>=6.2)")
    lines.indented { write(FunctionKind.nonsending, to: &$0) }
    lines.add("#endif")
    return lines.text
  }()

  private static func write(_ kinds: [FunctionKind], to lines: inout SourceLines) {
    for kind in kinds {
      for count in 0...mostParameters {
        write(MockedFunction(kind: kind, parameterCount: count), to: &lines)
      }
    }
  }

  private static func write(_ function: MockedFunction, to lines: inout SourceLines) {
    MockedFunctionWriter(function: function).write(to: &lines)
    lines.add("")
  }
}
