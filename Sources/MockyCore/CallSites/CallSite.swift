import Foundation

/// Where a call of a mock came from: the way through the code under test, to the test.
struct CallSite: Sendable {
  /// The functions on the way, from the call to the test; at least one.
  let frames: [StackFrame]
  /// The line of the test that led to it, where the stack has one.
  let testPosition: SourcePosition?
  /// All of the stack is known, and the test is not on it.
  private let isElsewhere: Bool

  private init?(frames: [StackFrame], testPosition: SourcePosition?, isElsewhere: Bool = false) {
    guard !frames.isEmpty else { return nil }
    self.frames = frames
    self.testPosition = testPosition
    self.isElsewhere = isElsewhere
  }

  /// Looks at the stack of a mock's call; nil where the platform does not show it. The test is the
  /// innermost function that is known to be its own. Where none is known, it is the outermost one
  /// of its module: that is what the test framework has called.
  /// - Parameters:
  ///   - mock: the mock's type, whose own members are passed over, as are those of its protocol's
  ///     extensions.
  ///   - test: what is known of the test.
  /// - Returns: where the call came from; nil where no frame of the stack tells.
  static func ofCall(of mock: MockTypeName, in test: TestPlace) -> CallSite? {
    var stack = CallStack()
    var isInside = true
    var frames: [StackFrame] = []
    var outermost: (length: Int, position: SourcePosition)?
    while let frame = stack.next(
      in: test.files, passingOver: { $0.isMachinery || (isInside && $0.belongs(to: mock)) })
    {
      isInside = false
      frames.append(frame)
      if let position = test.position(of: frame) {
        stack.addCallers(inside: test, to: &frames)
        return CallSite(frames: frames, testPosition: position)
      }
      if let position = test.positionInModule(of: frame) { outermost = (frames.count, position) }
    }
    if let outermost {
      let frames = Array(frames.prefix(outermost.length))
      // A thread of its own begins with a closure, and a test with a function.
      return CallSite(
        frames: frames, testPosition: outermost.position,
        isElsewhere: frames.last?.words.hasPrefix("closure #") ?? false)
    }
    return CallSite(frames: frames, testPosition: nil, isElsewhere: !stack.isCut)
  }

  /// Looks at the stack of a counter or matcher in a mock that is written by hand. The mock's own
  /// members are passed over, unless there is nobody else.
  /// - Parameter testFiles: positions in the files that belong to the test.
  /// - Returns: where the mock's call came from; nil where no frame of the stack tells.
  static func ofHandWrittenMock(testFiles: [SourcePosition]) -> CallSite? {
    var stack = CallStack()
    var mock: StackFrame?
    var frames: [StackFrame] = []
    while let frame = stack.next(in: testFiles, passingOver: \.isOfNobody) {
      mock = mock ?? frame
      if let owner = mock?.owner, frame.function.contains("\(owner).") { continue }
      frames.append(frame)
      if let position = frame.position(in: testFiles) {
        return CallSite(frames: frames, testPosition: position)
      }
    }
    guard frames.isEmpty else { return CallSite(frames: frames, testPosition: nil) }
    return mock.flatMap { CallSite(frames: [$0], testPosition: $0.position(in: testFiles)) }
  }
}

extension CallStack {
  /// How many functions of the test itself are looked up behind the innermost one.
  private static let ownLimit: Int = 6

  /// Adds the functions of the test that have called its innermost one.
  fileprivate mutating func addCallers(inside test: TestPlace, to frames: inout [StackFrame]) {
    for _ in 0..<Self.ownLimit {
      guard let frame = next()?.outsideMacros(in: test.files) else { return }
      guard frame.hasLine, !frame.isMachinery else { continue }
      guard test.position(of: frame) != nil else { return }
      frames.append(frame)
    }
  }
}

// MARK: Words

extension CallSite {
  /// The widest line, and how many blanks stand before one that goes on.
  private static let layout = (width: 100, indent: 15)
  /// How many functions are shown.
  private static let limit: Int = 12

  /// "Gateway.emit(_:)  Sources/Shop/Gateway.swift:62 ← CartTests.testSave()  :31", in several lines
  /// where it is long; nil where it says no more than the line of the failure.
  var text: String? {
    if hops.count == 1, !isElsewhere, frames[0].path == testPosition?.filePath { return nil }
    return wholeText
  }

  /// The same, also where it says no more than the line of the test.
  var wholeText: String {
    let lines = Self.broken(hops)
    let blanks = String(repeating: " ", count: Self.layout.indent)
    return (lines + (isElsewhere ? ["\(blanks)on another thread than the test"] : []))
      .joined(separator: "\n")
  }

  /// "Gateway.emit(_:) Sources/Shop/Gateway.swift:62": who made the call.
  var caller: String { MockFailure.Caller(frames.mergingClosures[0]).text() }

  /// The functions with their lines, each file named where it is another one than before.
  private var hops: [String] {
    let merged = frames.mergingClosures
    var file: String?
    let texts = merged.map { frame -> String in
      let isOwn = !isElsewhere && frame.path == testPosition?.filePath
      let isKnown = frame.path == file || isOwn
      defer { file = frame.path }
      return "\(frame.words)  \(isKnown ? "" : SourcePaths.short(frame.path)):\(frame.line)"
    }
    guard texts.count > Self.limit else { return texts }
    let more = texts.count - Self.limit + 1
    return texts.prefix(Self.limit - 3) + ["… \(more) more"] + texts.suffix(2)
  }

  private static func broken(_ hops: [String]) -> [String] {
    var lines = [hops[0]]
    for hop in hops.dropFirst() {
      let longer = "\(lines[lines.count - 1]) ← \(hop)"
      let isFirst = lines.count == 1
      if longer.count + (isFirst ? layout.indent : 0) <= layout.width {
        lines[lines.count - 1] = longer
      } else {
        lines.append("\(String(repeating: " ", count: layout.indent))← \(hop)")
      }
    }
    return lines
  }
}
