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
  static func ofCall(mockType: String, testFiles: [SourcePosition]) -> CallSite? {
    let frames = StackFrame.current().map { $0.outsideMacros(in: testFiles) }
      .drop { $0.isMachinery || $0.belongs(to: mockType) }
    guard let caller = frames.first(where: \.hasLine) else { return nil }
    let testFrame = frames.lazy.filter(\.hasLine).compactMap { frame in
      testFiles.first { $0.filePath == frame.path }?.atLine(frame.line)
    }.first
    return CallSite(
      text: "\(caller.function)  \(caller.fileName):\(caller.line)", testPosition: testFrame)
  }
}

extension SourcePosition {
  /// The line that called Mocky, where the language does not hand it over: in properties. Nil
  /// where the platform does not show the stack.
  package static var ofCaller: SourcePosition? {
    let caller = StackFrame.current().first { $0.hasLine && !$0.isMachinery && $0.isOfUser }
    guard let caller, let module = caller.module else { return nil }
    return SourcePosition(
      fileID: "\(module)/\(caller.fileName)", filePath: caller.path, line: caller.line, column: 1)
  }
}

extension StackFrame {
  /// Not of Mocky's adapters.
  fileprivate var isOfUser: Bool { module != "Mocky" && module != nil }
}
