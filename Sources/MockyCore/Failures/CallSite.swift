/// Where a call of a mock came from: in the code under test, and in the test.
struct CallSite: Sendable {
  /// "Publisher.publish(_:)  Publisher.swift:14".
  let text: String
  /// The line of the test that led to it, where the stack has one.
  let testPosition: SourcePosition?

  /// Looks at the stack of a mock's call; nil where the platform does not show it.
  ///
  /// - Parameters:
  ///   - mockType: the name of the mock's type, whose own members are passed over.
  ///   - testFiles: positions in the files that belong to the test.
  /// - Returns: where the call came from; nil where no frame of the stack tells.
  static func ofCall(mockType: String, testFiles: [SourcePosition]) -> CallSite? {
    var stack = CallStack()
    var isInside = true
    var text: String?
    while let frame = stack.next()?.outsideMacros(in: testFiles) {
      isInside = isInside && (frame.isMachinery || frame.belongs(to: mockType))
      guard !isInside, frame.hasLine else { continue }
      text = text ?? "\(frame.function)  \(frame.fileName):\(frame.line)"
      if let file = testFiles.first(where: { $0.filePath == frame.path }) {
        return CallSite(text: text ?? "", testPosition: file.atLine(frame.line))
      }
    }
    return text.map { CallSite(text: $0, testPosition: nil) }
  }
}

extension SourcePosition {
  /// The line that called Mocky, where the language does not hand it over: in properties.
  ///
  /// Nil where the platform does not show the stack.
  package static var ofCaller: SourcePosition? {
    var stack = CallStack()
    while let frame = stack.next() {
      guard frame.hasLine, !frame.isMachinery, frame.isOfUser, let module = frame.module else {
        continue
      }
      return SourcePosition(
        fileID: "\(module)/\(frame.fileName)", filePath: frame.path, line: frame.line, column: 1)
    }
    return nil
  }
}

extension StackFrame {
  /// Not of Mocky's adapters.
  fileprivate var isOfUser: Bool { module != "Mocky" && module != nil }
}
