/// The marks of a test on the stack of the calls that it leads to.
package struct TestPlace: Sendable {
  private var module: String?
  /// The name of the test's type in its module, if it is known. Its members may be in several
  /// files.
  private let typeName: String?
  /// Positions in files that certainly belong to the test.
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

  /// This test, with lines in other files.
  func adding(_ files: [SourcePosition]) -> TestPlace {
    var place = self
    place.files += files
    place.module = module ?? files.first?.module
    return place
  }

  /// The line of a function on the stack, if it is the test or one beside it.
  func position(of frame: StackFrame) -> SourcePosition? {
    if let position = frame.position(in: files) { return position }
    guard let module, let typeName, frame.module == module else { return nil }
    let names = [typeName, "\(module).\(typeName)"]
    let isOwn = names.contains { " \(frame.function)".contains(" \($0).") }
    return isOwn && !frame.isOfRunner ? frame.position : nil
  }

  /// Returns whether a function may belong to the test, by its name only.
  func mayContain(_ frame: StackFrame) -> Bool {
    !frame.isOfNobody && ([module] + files.map(\.module)).contains(frame.module)
  }

  /// The line of a function on the stack, if it is in the test's module.
  func positionInModule(of frame: StackFrame) -> SourcePosition? {
    frame.module == module && !frame.isOfRunner ? frame.position : nil
  }
}

extension Context {
  /// The test that the context is for, as far as the reporter and the context know it.
  var testPlace: TestPlace {
    let known = (reporter as? any TestFinding)?.testPlace
    return known?.adding([origin]) ?? TestPlace(origin)
  }

  /// The test that calls a mock of this context from outside the context's test.
  var otherTest: OtherTest? { (reporter as? any TestFinding)?.otherTest }
}

extension CallStack {
  /// Returns the functions from here to the test's outermost one in a file, and those of the test
  /// that called it. The search for that one looks up lines only in the test's modules, because
  /// lines take time.
  mutating func callers(inside test: TestPlace, of path: String) -> [StackFrame] {
    var (search, end, callers) = (self, depth, [StackFrame]())
    while let frame = search.next(
      in: test.files, passingOver: { !test.mayContain($0) && !$0.runsTests }), !frame.runsTests
    {
      if frame.path == path, test.position(of: frame) != nil { end = search.depth }
    }
    while let frame = next(in: test.files, passingOver: \.isMachinery),
      depth <= end || test.position(of: frame) != nil
    { callers.append(frame) }
    return callers
  }
}
