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
  ///   - testType: the name of the test's type, which has its members in other files perhaps.
  /// - Returns: where the call came from; nil where no frame of the stack tells.
  static func ofCall(
    mockType: String, testFiles: [SourcePosition], testType: String? = nil
  ) -> CallSite? {
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
      if let testType, frame.function.contains("\(testType)."), let position = frame.position {
        return CallSite(text: text ?? "", testPosition: position)
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
      guard frame.hasLine, !frame.isMachinery, frame.isOfUser else { continue }
      if let position = frame.position { return position }
    }
    return nil
  }
}

extension StackFrame {
  /// Its line, as tests are told of it.
  fileprivate var position: SourcePosition? {
    module.map {
      SourcePosition(fileID: "\($0)/\(fileName)", filePath: path, line: line, column: 1)
    }
  }

  /// Not of Mocky's adapters.
  fileprivate var isOfUser: Bool { module != "Mocky" && module != nil }
}
