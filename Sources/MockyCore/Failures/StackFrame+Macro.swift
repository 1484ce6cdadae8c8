import Foundation

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
