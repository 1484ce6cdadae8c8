import Foundation

/// One function on the stack.
package final class StackFrame: Sendable {
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
  package convenience init(function: String, symbol: String, path: String, line: Int) {
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

extension StackFrame {
  /// The frame at the line where a macro such as `#expect` is written, if it is in an expansion.
  ///
  /// Only the expansion's own file is known to the debugger; its name tells line and column, counted
  /// from 0: "@__swiftmacro_5Tests0021StoreTestsswift_elFCffMX85_4_6expectfMf_.swift". Without a
  /// file of the test that fits, the frame has no line.
  func outsideMacros(in testFiles: [SourcePosition]) -> StackFrame {
    guard path.contains("@__swiftmacro_") else { return self }
    // The next frame is the function around it, at the same line.
    guard !function.hasPrefix("freestanding macro expansion") else { return at("", line: 0) }
    let place = fileName.range(of: "MX[0-9]+_[0-9]+_", options: .regularExpression).flatMap {
      Int(fileName[$0].dropFirst(2).prefix { $0 != "_" })
    }
    let file = testFiles.first { fileName.contains("\($0.nameInMacros)_") }
    guard let place, let file else { return at("", line: 0) }
    return at(file.filePath, line: place + 1)
  }

  private func at(_ path: String, line: Int) -> StackFrame {
    StackFrame(function: function, symbol: symbol, isThunk: isThunk, path: path, line: line)
  }
}

extension SourcePosition {
  /// The name of the file as macros write it: without what no identifier may have.
  fileprivate var nameInMacros: String {
    let name = fileID.split(separator: "/").last ?? ""
    return name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
