import Foundation

/// The functions on the stack of the current thread, from the inside out. Finding their addresses
/// takes microseconds, and a name with its line takes some milliseconds. They are looked up one by
/// one on request, before the requesting function returns.
package struct CallStack: Sendable {
  /// The number of functions to keep for a later lookup.
  private static let limit: Int = 40

  /// The number of functions to keep for a call. Mocky's own functions come first.
  static let ofCaller: Int = 20

  private var places: [StackUnwinder.Place]
  private(set) var depth: Int = 0
  private var inlined: [StackFrame] = []

  /// Captures the stack.
  package init() { self.init(limit: StackUnwinder.limit) }

  /// Captures the innermost functions of the stack, up to a limit.
  init(limit: Int) { places = StackUnwinder.places(limit: limit) }

  /// This stack for a later lookup, without frames, because its functions may have returned.
  package var kept: CallStack {
    var stack = self
    stack.places = places.prefix(Self.limit).map { .init(instruction: $0.instruction) }
    return stack
  }

  /// Returns the stack of a mock's call, to be kept. The callers of an `async` member exist only
  /// while it runs. The names of Mocky's own functions, which reveal such a member, are therefore
  /// looked up at once.
  static func keptOfCall() -> CallStack {
    var stack = CallStack()
    while let frame = stack.next(passingOver: { _ in true }), !frame.isAsync,
      frame.isMachinery || frame.symbol.hasPrefix("$ss")
    { continue }
    (stack.depth, stack.inlined) = (0, [])
    return stack.kept
  }

  /// True if the search has ended before the stack.
  var isCut: Bool { depth >= StackUnwinder.limit }

  /// Returns the next function further out; nil at the end, or if the platform has no names and
  /// lines.
  /// - Parameter isPassedOver: returns true if the name shows that the line isn't needed.
  mutating func next(passingOver isPassedOver: (StackFrame) -> Bool) -> StackFrame? {
    while inlined.isEmpty {
      guard depth < places.count else { return nil }
      let place = places[depth]
      depth += 1
      let found = SymbolLookup.shared.frames(at: place.instruction, passingOver: isPassedOver)
      guard let frames = found else { return nil }
      if place.asyncContext != 0, frames.contains(where: \.isAsync),
        Self.isNameOfItsOwn(frames, at: place)
      {
        // Below an `async` function, the stack only has the functions that run jobs. The callers
        // wait.
        let callers = place.callers(limit: StackUnwinder.limit)
        if !callers.isEmpty { places.replaceSubrange(depth..., with: callers) }
      }
      inlined = frames
    }
    return inlined.removeFirst()
  }

  /// Returns whether a function has the name that was found for it. A function without a symbol
  /// would have the name of the function before it.
  private static func isNameOfItsOwn(_ found: [StackFrame], at place: StackUnwinder.Place) -> Bool {
    let before = SymbolLookup.shared.frames(at: place.start &- 1, passingOver: { _ in true })
    return before?.last?.symbol != found.last?.symbol
  }

  /// Returns the next function that has a line and isn't skipped. A function in a macro has the
  /// line of the macro in the source.
  mutating func next(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    while let frame = next(passingOver: isPassedOver)?.outsideMacros(in: files) {
      if frame.hasLine, !isPassedOver(frame) { return frame }
    }
    return nil
  }

  /// Returns the innermost function that has a line and isn't skipped.
  func first(
    in files: [SourcePosition], passingOver isPassedOver: (StackFrame) -> Bool
  ) -> StackFrame? {
    var stack = self
    return stack.next(in: files, passingOver: isPassedOver)
  }

  /// The line that called Mocky; nil if the platform doesn't show the stack.
  package var caller: SourcePosition? {
    first(in: [], passingOver: { $0.isOfNobody || $0.module.isNil })?.position
  }
}

/// One function on the stack.
package final class StackFrame: Sendable {
  /// The name: "Publisher.publish(_:)".
  let function: String
  /// The name in the symbol table, which contains the module.
  let symbol: String
  /// True if the compiler has written it: a protocol witness, a partial application.
  let isThunk: Bool
  let path: String
  let line: Int

  /// Makes a function from the data of the runtime or of a test framework.
  /// - Parameters:
  ///   - function: its name: "Publisher.publish(_:)".
  ///   - symbol: its name in the symbol table: "$s10Publishing…".
  ///   - isThunk: true if the compiler has written it; derived from its symbol if nil.
  ///   - path: the path of its file; empty if that is unknown.
  ///   - line: the line; 0 if that is unknown.
  package init(function: String, symbol: String, isThunk: Bool? = nil, path: String, line: Int) {
    self.function = function
    self.symbol = symbol
    self.isThunk = isThunk ?? ["TW", "TA", "TR"].contains { symbol.hasSuffix($0) }
    self.path = path
    self.line = line
  }

  /// True if its line is known.
  var hasLine: Bool { line > 0 && !isThunk }

  /// True at the end of a scope in a user's function, which has no line there.
  var isReleasing: Bool {
    line == 0 && !path.isEmpty && !isThunk && !module.isNil
      && !["deallocating_deinit", "destroy for"].contains { function.contains($0) }
  }

  var fileName: String { path.lastPart(after: "/") }

  /// True for code of Mocky or the compiler, for mocks that the plugin wrote, and for functions that
  /// a macro such as `@Test` adds. The thread sanitizer adds functions, too. Such code is never the
  /// place of a failure.
  var isMachinery: Bool {
    isThunk || path.contains("/MockyPlugin/Mocks") || symbol.hasPrefix("$s9MockyCore")
      || symbol.hasPrefix("$s5Mocky") || (symbol.contains("fMp_") && symbol.contains("fMu_"))
      || symbol.contains("__tsan")
  }

  /// True if the package manager has written it to run tests: a main function, or a list of a
  /// class's tests.
  var isOfRunner: Bool {
    // The second is from the engine that builds packages in Xcode.
    function.hasPrefix("static Runner.main") && fileName == "runner.swift"
      || function.hasPrefix("static __SwiftPMGeneratedTestRunner.main")
      || function.contains(".__allTests__")
  }

  /// True for a function that runs a test, such as one of a trait or a test class.
  var runsTests: Bool { [".provideScope", ".invokeTest"].contains { function.contains($0) } }

  /// True if a package manager has fetched its package.
  var isOfOtherPackage: Bool { path.contains("/checkouts/") }

  /// True if it is neither a test nor called by one.
  var isOfNobody: Bool { isMachinery || isOfRunner }

  /// Its line, in the form for test frameworks.
  var position: SourcePosition? {
    module.map {
      SourcePosition(fileID: "\($0)/\(fileName)", filePath: path, line: line, column: 1)
    }
  }

  /// Returns whether it is a member of a mock: of its type, or of an extension of its protocol
  /// `where Self: Mock`.
  func belongs(to mock: MockTypeName) -> Bool {
    let name = mock.text.prefix { $0 != "<" }
    if function.contains("\(name).") || symbol.contains("9MockyCore4Mock") { return true }
    guard let mocked = mock.mocked else { return false }
    // A member of an extension of the protocol: "$s4Shop5StorePAAE9saveTwice…".
    return function.contains("\(mocked).") && symbol.contains("\(mocked.utf8.count)\(mocked)P")
  }

  /// True if it is a part of an `async` function, from one `await` to the next: "…TY0_".
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

  /// The name in messages: "Publisher.publish(_:)". A closure of the compiler, such as an
  /// `@autoclosure`, has the name of the function around it. In an optimized program, copies of a
  /// function for single types have the function's name. Names of generic types are left out:
  /// "Publisher.publish<A>(_:)". Observers are written as in the source: "Publisher.title.didSet".
  var words: String {
    let generics = "<(each )?[A-Z][0-9]*(, (each )?[A-Z][0-9]*)*>"
    return function.replacingOccurrences(
      of: "^(specialized |implicit closure #.*? in )+|\(generics)", with: "",
      options: .regularExpression
    ).replacingOccurrences(of: "(did|will)set$", with: "$1Set", options: .regularExpression)
  }

  /// The frame as a value, for failures and histories.
  var caller: MockFailure.Caller { MockFailure.Caller(function: words, filePath: path, line: line) }

  /// The type of which it is a member: "Publisher" for "closure #1 in Publisher.publish(_:)".
  var owner: String? {
    let member = function.split(separator: " ").last?.prefix { $0 != "(" } ?? ""
    let path = member.split(separator: ".")
    return path.count > 1 ? path.dropLast().joined(separator: ".") : nil
  }

  /// Returns whether it is a member of a type, or a closure in one; false if the type is nil.
  func isMember(of type: String?) -> Bool {
    guard let type else { return false }
    return ["", "\(module ?? "")."].contains { " \(function)".contains(" \($0)\(type).") }
  }

  /// Its line, if it is in one of the files.
  func position(in files: [SourcePosition]) -> SourcePosition? {
    files.first { $0.filePath == path }.map { SourcePosition($0, line: line) }
  }

  /// The frame at the line where a macro such as `#expect` is written, if it is in an expansion.
  /// Only the expansion's own file is known to the debugger; its name tells line and column,
  /// counted from 0: "@__swiftmacro_5Tests0021StoreTestsswift_elFCffMX85_4_6expectfMf_.swift".
  /// Without a file of the test that fits, the frame has no line.
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

  fileprivate func at(_ path: String, line: Int) -> StackFrame {
    StackFrame(function: function, symbol: symbol, isThunk: isThunk, path: path, line: line)
  }
}

extension [StackFrame] {
  /// A closure and the function around it, where that has called it, are one.
  var mergingClosures: [StackFrame] {
    var frames: [StackFrame] = []
    for frame in self {
      if let last = frames.last, last.path == frame.path,
        last.words == frame.words || last.words.hasSuffix(" in \(frame.words)")
      {
        frames[frames.count - 1] = frame.at(frame.path, line: last.line)
      } else {
        frames.append(frame)
      }
    }
    return frames
  }
}
