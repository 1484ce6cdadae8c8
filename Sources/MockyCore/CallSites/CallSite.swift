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
    while let frame = stack.next(
      in: test.files, passingOver: { $0.isMachinery || (isInside && $0.belongs(to: mock)) })
    {
      isInside = false
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
    while let frame = stack.next(in: testFiles, passingOver: \.isOfNobody) {
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
    guard names.contains(where: frame.function.hasMember), !frame.isOfRunner else { return nil }
    return frame.position
  }

  /// The line of a function on the stack, if it stands in the test's module.
  func positionInModule(of frame: StackFrame) -> SourcePosition? {
    frame.module == module && !frame.isOfRunner ? frame.position : nil
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
