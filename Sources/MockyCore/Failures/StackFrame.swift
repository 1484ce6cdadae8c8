/// One function on the stack.
package struct StackFrame: Sendable {
  /// What it is called: "Publisher.publish(_:)".
  let function: String
  /// The name in the symbol table, which also tells the module.
  let symbol: String
  /// Written by the compiler: a protocol witness, a partial application.
  let isThunk: Bool
  let path: String
  let line: Int

  init(function: String, symbol: String, isThunk: Bool, path: String, line: Int) {
    self.function = function
    self.symbol = symbol
    self.isThunk = isThunk
    self.path = path
    self.line = line
  }

  /// A function as a test framework knows it.
  ///
  /// - Parameters:
  ///   - function: what it is called: "Publisher.publish(_:)".
  ///   - symbol: its name in the symbol table: "$s10Publishing…".
  ///   - path: the path of its file; empty where that is not known.
  ///   - line: the line; 0 where that is not known.
  package init(function: String, symbol: String, path: String, line: Int) {
    self.init(
      function: function, symbol: symbol,
      isThunk: ["TW", "TA", "TR"].contains { symbol.hasSuffix($0) }, path: path, line: line)
  }

  /// Its line is known.
  var hasLine: Bool { line > 0 && !isThunk }

  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Mocky's own code, or the compiler's: never the place of a failure.
  var isMachinery: Bool {
    isThunk || symbol.hasPrefix("$s9MockyCore") || symbol.hasPrefix("$s5Mocky")
  }

  /// Its line, as tests are told of it.
  var position: SourcePosition? {
    module.map {
      SourcePosition(fileID: "\($0)/\(fileName)", filePath: path, line: line, column: 1)
    }
  }

  /// A member of a mock: of its type, or of an extension of its protocol `where Self: Mock`.
  func belongs(to mockType: String) -> Bool {
    let name = mockType.prefix { $0 != "<" }
    return function.contains("\(name).") || symbol.contains("9MockyCore4Mock")
  }

  /// A part of an `async` function, from one of its `await`s to the next: "…TY0_".
  var isAsync: Bool {
    guard symbol.hasSuffix("_") else { return false }
    let rest = symbol.dropLast().reversed().drop(while: \.isNumber).prefix(2)
    return rest.elementsEqual("YT") || rest.elementsEqual("QT")
  }

  /// The module that the function was compiled in, from its mangled name: "$s10Publishing…".
  var module: String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let rest = symbol.dropFirst(2)
    let digits = rest.prefix(while: \.isNumber)
    return Int(digits).map { String(rest.dropFirst(digits.count).prefix($0)) }
  }
}
