/// The path from the test through the code under test to a call of a mock.
struct CallPath: Sendable {
  /// The functions on the path, from the call to the test; at least one.
  let frames: [StackFrame]
  /// The line of the test that led to the call; nil if the stack has none.
  let testPosition: SourcePosition?
  /// The words behind a path that doesn't lead to the test; nil if it does.
  private var end: String?
  /// False if it begins in a task, or on another thread.
  private(set) var isOfTest: Bool = true

  /// Searches the stack of a mock's call. The first function that is known to belong to the test
  /// may be a helper: the test is the outermost function in its file. Closures in this function
  /// are part of it. If none is known, it is the outermost function of its module, which the test
  /// framework has called.
  /// - Parameters:
  ///   - call: the search skips the members of its mock's type, and those of its protocol's
  ///     extensions.
  ///   - test: the known facts about the test; those of the call's context if nil.
  /// - Returns: the origin of the call; nil if no frame of the stack shows it.
  static func ofCall(_ call: Invocation, in test: TestPlace? = nil) -> CallPath? {
    let (mock, test) = (call.mock.typeName, test ?? call.mock.context.testPlace)
    var stack = CallStack()
    var isInside = true
    var frames = stack.frames(
      in: test.files, passingOver: { $0.isMachinery || (isInside && $0.belongs(to: mock)) },
      through: { frame in
        isInside = false
        return test.position(of: frame) != nil
      })
    guard let last = frames.last else { return nil }
    if test.position(of: last) != nil {
      frames += stack.callers(inside: test, of: last.path)
      let own = frames.last {
        $0.path == last.path && !$0.runsTests && test.position(of: $0) != nil
      }?.caller.name
      let place = frames.lazy.filter { $0.caller.name == own }.compactMap(test.position).first
      return CallPath(frames: frames, testPosition: place)
    }
    let outermost = frames.lastIndex { test.positionInModule(of: $0) != nil }
    let (end, isOfTest) = stack.end(in: call.mock.context)
    guard !stack.isCut, let outermost else {
      let own = frames.filter { !$0.isOfRunner }
      return CallPath(
        frames: own.isEmpty ? frames : own, testPosition: nil, end: end, isOfTest: isOfTest)
    }
    // A new thread begins with a closure, and a test with a function.
    let isEntry = !frames[outermost].words.hasPrefix("closure #")
    return CallPath(
      frames: Array(frames[...outermost]),
      testPosition: test.positionInModule(of: frames[outermost]),
      end: isEntry ? nil : end, isOfTest: isEntry || isOfTest)
  }

  /// Searches the stack of a counter or matcher in a hand-written mock. It skips the mock's own
  /// members, unless there are no others.
  /// - Parameter testFiles: positions in the files that belong to the test.
  /// - Returns: the origin of the mock's call; nil if no frame of the stack shows it.
  static func ofHandWrittenMock(testFiles: [SourcePosition]) -> CallPath? {
    var stack = CallStack()
    guard let mock = stack.first(in: testFiles, passingOver: \.isOfNobody) else { return nil }
    let callers = stack.frames(
      in: testFiles, passingOver: { $0.isOfNobody || $0.isMember(of: mock.owner) },
      through: { $0.position(in: testFiles) != nil })
    let frames = callers.isEmpty ? [mock] : callers
    return CallPath(frames: frames, testPosition: frames.last?.position(in: testFiles))
  }

  /// The width of a line, and its indentation.
  private static let layout = (width: 100, indent: 15)
  /// The maximum number of functions to show.
  private static let limit: Int = 12

  /// "Gateway.emit(_:)  Sources/Shop/Gateway.swift:62 ← CartTests.testSave()  :31", in several
  /// lines if it is long; nil if it only repeats the line of the failure.
  var text: String? {
    if hops.count == 1, end.isNil, frames[0].path == testPosition?.filePath { return nil }
    return wholeText
  }

  /// The whole text, even if it only repeats the line of the test.
  var wholeText: String {
    let blanks = String(repeating: " ", count: Self.layout.indent)
    var lines = ["\(blanks)\(hops[0])"]
    for hop in hops.dropFirst() {
      let longer = "\(lines[lines.count - 1]) ← \(hop)"
      if longer.count > Self.layout.width {
        lines.append("\(blanks)← \(hop)")
      } else {
        lines[lines.count - 1] = longer
      }
    }
    if let end { lines.append(blanks + end) }
    return String(lines.joined(separator: "\n").dropFirst(blanks.count))
  }

  /// "Gateway.emit(_:) Sources/Shop/Gateway.swift:62": the function and line of the call.
  var caller: String { frames.mergingClosures[0].caller.text() }

  /// Returns the function under test that made the call, and its caller if that isn't in the test's
  /// module: "Gateway.emit(_:)"; none if the test itself made the call.
  func functionsUnderTest(in test: TestPlace) -> [String] {
    guard text != nil, frames[0].path != testPosition?.filePath else { return [] }
    return test.functionsUnderTest(on: frames)
  }

  /// The functions with their lines. A file is named if it differs from the one before.
  private var hops: [String] {
    let merged = frames.mergingClosures
    var file: String?
    let texts = merged.map { frame -> String in
      let isOwn = end.isNil && frame.path == testPosition?.filePath
      let isKnown = frame.path == file || isOwn
      defer { file = frame.path }
      return "\(frame.caller.words)  \(isKnown ? "" : SourcePaths.short(frame.path)):\(frame.line)"
    }
    guard texts.count > Self.limit else { return texts }
    let own = Self.folding(Array(zip(texts, merged.map(\.isOfOtherPackage))))
    guard own.count > Self.limit else { return own }
    let more = own.count - Self.limit + 1
    return own.prefix(Self.limit - 3) + ["… \(more) more"] + own.suffix(2)
  }

  /// Folds functions of other packages that follow each other: "… 7 of other packages".
  private static func folding(_ hops: [(text: String, isForeign: Bool)]) -> [String] {
    guard let first = hops.first else { return [] }
    let alike = hops.prefix { $0.isForeign == first.isForeign }
    let isFolded = first.isForeign && alike.count > 1
    let texts = isFolded ? ["… \(alike.count) of other packages"] : alike.map(\.text)
    return texts + folding(Array(hops.dropFirst(alike.count)))
  }
}

extension CallStack {
  /// Returns the functions from here to the last one wanted; all functions if that isn't found.
  mutating func frames(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool,
    through isLast: (StackFrame) -> Bool
  ) -> [StackFrame] {
    var frames: [StackFrame] = []
    while let frame = next(in: files, passingOver: isPassedOver) {
      frames.append(frame)
      if isLast(frame) { break }
    }
    return frames
  }

  /// Returns the words for a stack without the test, and whether it is of the test's thread or
  /// task.
  fileprivate func end(in context: Context) -> (words: String, isOfTest: Bool) {
    let thread = ThreadOrTask.current
    let isOfTest = context.update { $0.testThreads.contains(thread) }
    if isCut { return ("the path goes on behind \(StackUnwinder.limit) functions", isOfTest) }
    if isOfTest { return ("the stack shows no caller of it", true) }
    guard thread.isTask else { return ("on another thread than the test", false) }
    let starter = TaskStarter.current.get()?.words()
    return (starter.map { "in a task that \($0) started" } ?? "in a task of its own", false)
  }
}

/// An action or a command. A task that its code starts inherits it.
struct TaskStarter: Sendable {
  static let current = TaskLocal<TaskStarter?>(wrappedValue: nil)

  /// "the action of store.load(7)"; nil if the call is gone.
  let words: @Sendable () -> String?

  /// An action of a call.
  init(_ call: Invocation) {
    let call = Weak(call)
    words = { call.object.map { "an action of \($0.text)" } }
  }

  /// A command that was scheduled at a line.
  init(commandAt position: SourcePosition) {
    let isKnown = position.module != "MockyCore"
    words = { isKnown ? "the command of \(position.text)" : "a command of a scheduler" }
  }
}
