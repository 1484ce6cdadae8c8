import Foundation

/// Where a call of a mock came from: the way through the code under test, to the test.
struct CallSite: Sendable {
  /// The functions on the way, from the call to the test; at least one.
  let way: [StackFrame]
  /// The line of the test that led to it, where the stack has one.
  let testPosition: SourcePosition?
  /// All of the stack is known, and the test is not on it.
  private let isElsewhere: Bool

  private init?(way: [StackFrame], testPosition: SourcePosition?, isElsewhere: Bool = false) {
    guard !way.isEmpty else { return nil }
    self.way = way
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
    var way: [StackFrame] = []
    var outermost: (length: Int, position: SourcePosition)?
    while let frame = stack.next(passingOver: {
      $0.isMachinery || (isInside && $0.belongs(to: mock))
    })?.outsideMacros(in: test.files) {
      guard frame.hasLine, !frame.isMachinery else { continue }
      isInside = isInside && frame.belongs(to: mock)
      if isInside { continue }
      way.append(frame)
      if let position = test.position(of: frame) {
        stack.addCallers(inside: test, to: &way)
        return CallSite(way: way, testPosition: position)
      }
      if let position = test.positionInModule(of: frame) { outermost = (way.count, position) }
    }
    if let outermost {
      let way = Array(way.prefix(outermost.length))
      // A thread of its own begins with a closure, and a test with a function.
      return CallSite(
        way: way, testPosition: outermost.position,
        isElsewhere: way.last?.words.hasPrefix("closure #") ?? false)
    }
    return CallSite(way: way, testPosition: nil, isElsewhere: !stack.isCut)
  }

  /// Looks at the stack of a counter or matcher in a mock that is written by hand. The mock's own
  /// members are passed over, unless there is nobody else.
  /// - Parameter testFiles: positions in the files that belong to the test.
  /// - Returns: where the mock's call came from; nil where no frame of the stack tells.
  static func ofHandWrittenMock(testFiles: [SourcePosition]) -> CallSite? {
    var stack = CallStack()
    var mock: StackFrame?
    var way: [StackFrame] = []
    while let frame = stack.next()?.outsideMacros(in: testFiles) {
      guard frame.hasLine, !frame.isMachinery else { continue }
      mock = mock ?? frame
      if let owner = mock?.owner, frame.function.contains("\(owner).") { continue }
      way.append(frame)
      if let position = frame.position(in: testFiles) {
        return CallSite(way: way, testPosition: position)
      }
    }
    guard way.isEmpty else { return CallSite(way: way, testPosition: nil) }
    return mock.flatMap { CallSite(way: [$0], testPosition: $0.position(in: testFiles)) }
  }
}

extension StackFrame {
  /// The function that made a call of a mock, by a stack that was kept; nil where no frame tells.
  static func caller(
    of mock: MockTypeName, on stack: CallStack, in test: TestPlace
  ) -> StackFrame? {
    var stack = stack
    let isPassedOver = { (frame: StackFrame) in frame.isMachinery || frame.belongs(to: mock) }
    while let found = stack.next(passingOver: isPassedOver) {
      let frame = found.outsideMacros(in: test.files)
      if frame.hasLine, !isPassedOver(frame) { return frame }
    }
    return nil
  }

  /// "Gateway.emit(_:) Sources/Shop/Gateway.swift:62": the function and the line that made a call.
  func callerText(in file: String? = nil) -> String {
    "\(MockFailure.Caller(self).shortName) \(path == file ? "" : SourcePaths.short(path)):\(line)"
  }
}

extension CallStack {
  /// How many functions of the test itself are looked up behind the innermost one.
  private static let ownLimit: Int = 6

  /// Adds the functions of the test that have called its innermost one.
  fileprivate mutating func addCallers(inside test: TestPlace, to way: inout [StackFrame]) {
    for _ in 0..<Self.ownLimit {
      guard let frame = next()?.outsideMacros(in: test.files) else { return }
      guard frame.hasLine, !frame.isMachinery else { continue }
      guard test.position(of: frame) != nil else { return }
      way.append(frame)
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
    if hops.count == 1, !isElsewhere, way[0].path == testPosition?.filePath { return nil }
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
  var caller: String { way.mergingClosures[0].callerText() }

  /// The functions with their lines, each file named where it is another one than before.
  private var hops: [String] {
    let merged = way.mergingClosures
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

extension [StackFrame] {
  /// A closure and the function around it, where that has called it, are one.
  fileprivate var mergingClosures: [StackFrame] {
    var frames: [StackFrame] = []
    for frame in self {
      if let last = frames.last, last.isClosure(in: frame) {
        frames[frames.count - 1] = frame.atLine(last.line)
      } else {
        frames.append(frame)
      }
    }
    return frames
  }
}

/// Paths of sources as messages show them.
enum SourcePaths {
  private static let roots = Roots()

  /// The path in its package, or in the working directory; the file's name where it is in neither.
  static func short(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let root = roots.root(of: path) ?? FileManager.default.currentDirectoryPath
    guard root != "/", path.hasPrefix("\(root)/") else { return path.lastPart(after: "/") }
    return String(path.dropFirst(root.count + 1))
  }

  /// Remembers which directories are packages.
  ///
  /// `@unchecked Sendable`: what changes is behind the lock.
  private final class Roots: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: String?] = [:]

    /// The directory of the package that a file belongs to.
    func root(of path: String) -> String? {
      let directory = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      return lock.withLock {
        if let root = known[directory] { return root }
        let root = Self.find(from: directory)
        known[directory] = root
        return root
      }
    }

    private static func find(from directory: String) -> String? {
      var directory = directory
      while !directory.isEmpty {
        if FileManager.default.fileExists(atPath: "\(directory)/Package.swift") { return directory }
        directory = String(directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)])
      }
      return nil
    }
  }
}

extension SourcePosition {
  /// The line that called Mocky, where the language does not hand it over: in properties. Nil where
  /// the platform does not show the stack.
  package static var ofCaller: SourcePosition? { CallStack().caller }
}

extension CallStack {
  /// The line that called Mocky; nil where the platform does not show the stack.
  package var caller: SourcePosition? {
    var stack = self
    while let frame = stack.next() {
      guard frame.hasLine, !frame.isMachinery else { continue }
      if let position = frame.position { return position }
    }
    return nil
  }
}

extension StackFrame {
  /// "Publisher.publish(_:)". What the compiler makes a closure of, as `@autoclosure` says, belongs to
  /// the function around it.
  var words: String {
    var words = function[...]
    while words.hasPrefix("implicit closure #"), let end = words.range(of: " in ")?.upperBound {
      words = words[end...]
    }
    return String(words)
  }

  /// It is a closure in another function of the same file.
  fileprivate func isClosure(in other: StackFrame) -> Bool {
    path == other.path && (words == other.words || words.hasSuffix(" in \(other.words)"))
  }

  fileprivate func atLine(_ line: Int) -> StackFrame {
    StackFrame(function: function, symbol: symbol, isThunk: isThunk, path: path, line: line)
  }

  /// The type that it is a member of: "Publisher" of "closure #1 in Publisher.publish(_:)".
  fileprivate var owner: String? {
    let member = function.split(separator: " ").last?.prefix { $0 != "(" } ?? ""
    let path = member.split(separator: ".")
    return path.count > 1 ? path.dropLast().joined(separator: ".") : nil
  }

  /// Its line, if it stands in one of the files.
  fileprivate func position(in files: [SourcePosition]) -> SourcePosition? {
    files.first { $0.filePath == path }?.atLine(line)
  }
}

/// What tells a test on the stack of the calls that it leads to.
package struct TestPlace: Sendable {
  private var module: String?
  /// The name of the test's type in its module, where it is known: its members may stand in several
  /// files.
  private let typeName: String?
  /// Positions in the files that are the test's for sure.
  private(set) var files: [SourcePosition] = []

  /// A test that is known by the full name of its type: "PublishingTests.PublisherTests".
  package init(type: String) {
    let path = type.split(separator: ".").filter { !$0.hasPrefix("(") }
    module = path.first.map(String.init)
    typeName = path.dropFirst().joined(separator: ".")
  }

  /// A test that is known by its own line.
  package init(_ position: SourcePosition?) {
    module = position?.module
    typeName = nil
    files = [position].compactMap { $0 }
  }

  /// The same test, which has lines in other files, too.
  func adding(_ files: [SourcePosition]) -> TestPlace {
    var place = self
    place.files += files
    place.module = module ?? files.first?.module
    return place
  }

  /// The line of a function on the stack, if it is the test or one beside it.
  func position(of frame: StackFrame) -> SourcePosition? {
    if let file = files.first(where: { $0.filePath == frame.path }) {
      return file.atLine(frame.line)
    }
    guard let module, let typeName, frame.module == module else { return nil }
    let names = [typeName, "\(module).\(typeName)"]
    return names.contains(where: frame.function.hasMember) ? frame.position : nil
  }

  /// The line of a function on the stack, if it stands in the test's module.
  func positionInModule(of frame: StackFrame) -> SourcePosition? {
    frame.module == module ? frame.position : nil
  }
}

/// A reporter that knows which test a context is for.
package protocol TestFinding: FailureReporter {
  /// What is known of the test; nil while there is none.
  var testPlace: TestPlace? { get }
}

extension Context {
  /// The test that the context is for, as far as reporter and context tell.
  var testPlace: TestPlace {
    let known = (reporter as? any TestFinding)?.testPlace
    return known?.adding([origin]) ?? TestPlace(origin)
  }
}

extension String {
  /// Whether it names a member of a type: "closure #1 in PublisherTests.testPublishes()".
  fileprivate func hasMember(of typeName: String) -> Bool {
    let member = "\(typeName)."
    return hasPrefix(member) || contains(" \(member)")
  }
}

/// A place in a test's source, as `#fileID`, `#filePath`, `#line` and `#column` give it.
package final class SourcePosition: Sendable {
  private let file: File
  package let line: Int
  package let column: Int

  private enum File: Sendable {
    /// From `#fileID` and `#filePath`: XCTest takes no other.
    case literal(id: StaticString, path: StaticString)
    case named(id: String, path: String)
  }

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    file = .literal(id: fileID, path: filePath)
    self.line = line
    self.column = column
  }

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    file = .named(id: fileID, path: filePath)
    self.line = line
    self.column = column
  }

  private init(_ file: File, line: Int) {
    self.file = file
    self.line = line
    column = 1
  }

  /// Stands for a place that the platform does not tell. It has the form that Swift Testing asks
  /// for.
  package static let unknown = SourcePosition("unknown/unknown", "unknown", 1, 1)

  /// The module that the file belongs to.
  var module: String? { fileID.split(separator: "/").first.map(String.init) }

  /// Another line of the same file.
  func atLine(_ line: Int) -> SourcePosition { SourcePosition(file, line: line) }

  package var fileID: String {
    switch file {
    case .literal(let id, _): id.description
    case .named(let id, _): id
    }
  }

  package var filePath: String {
    switch file {
    case .literal(_, let path): path.description
    case .named(_, let path): path
    }
  }

  /// The path as XCTest takes it.
  package var literalPath: StaticString? {
    if case .literal(_, let path) = file { path } else { nil }
  }

  /// "PublisherTests.swift:27".
  package var text: String { "\(fileName):\(line)" }

  /// "PublisherTests.swift:27" in the file that a message is about, else with the path in the package.
  func name(in file: SourcePosition) -> String {
    file.filePath == filePath ? text : text(in: file)
  }

  /// ":27" in the file that a message is about, else with the file's path in its package.
  func text(in file: SourcePosition) -> String {
    file.filePath == filePath ? ":\(line)" : "\(SourcePaths.short(filePath)):\(line)"
  }

  private var fileName: String { fileID.lastPart(after: "/") }
}

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

  var fileName: String { path.lastPart(after: "/") }

  /// Mocky's own code, the compiler's, or what a macro such as `@Test` writes beside a function, under
  /// a name of its own: never the place of a failure.
  var isMachinery: Bool {
    isThunk || symbol.hasPrefix("$s9MockyCore") || symbol.hasPrefix("$s5Mocky")
      || (symbol.contains("fMp_") && symbol.contains("fMu_"))
  }

  /// Its line, as tests are told of it.
  var position: SourcePosition? {
    module.map {
      SourcePosition(fileID: "\($0)/\(fileName)", filePath: path, line: line, column: 1)
    }
  }

  /// A member of a mock: of its type, or of an extension of its protocol `where Self: Mock`.
  func belongs(to mock: MockTypeName) -> Bool {
    let name = mock.text.prefix { $0 != "<" }
    if function.contains("\(name).") || symbol.contains("9MockyCore4Mock") { return true }
    guard let mocked = mock.mocked else { return false }
    // A member of an extension of the protocol: "$s4Shop5StorePAAE9saveTwice…".
    return function.contains("\(mocked).") && symbol.contains("\(mocked.utf8.count)\(mocked)P")
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

  private func at(_ path: String, line: Int) -> StackFrame {
    StackFrame(function: function, symbol: symbol, isThunk: isThunk, path: path, line: line)
  }
}

extension SourcePosition {
  /// The name of the file as macros write it: without what no identifier may have.
  fileprivate var nameInMacros: String {
    fileName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
