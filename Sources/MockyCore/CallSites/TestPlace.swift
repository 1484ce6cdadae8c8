/// The marks of a test on the stack of the calls that it leads to.
package struct TestPlace: Sendable {
  private var module: String?
  /// The name of the test's type in its module, if it is known. Its members may be in several
  /// files.
  private let typeName: String?
  /// The names of the test's type and of its base classes.
  private let types: [String]
  /// Positions in files that certainly belong to the test.
  private(set) var files: [SourcePosition] = []

  /// A test that is known by the full names of its type and its base classes:
  /// "PublishingTests.PublisherTests".
  package init(types: [String]) {
    self.types = types.map(Self.name)
    module = types.first?.split(separator: ".").first.map(String.init)
    typeName = self.types.first
  }

  /// A test that is known by its own line, and perhaps by the full name of its suite, which may have
  /// base classes.
  package init(_ position: SourcePosition?, suite: String? = nil) {
    module = position?.module
    typeName = nil
    let names = suite.flatMap { NominalTypeName($0) }?.mangledNames ?? []
    let own: AnyClass? = names.lazy.compactMap { _typeByName($0) as? AnyClass }.first
    let bases = own.map { sequence(first: $0) { _getSuperclass($0) }.dropFirst() }
    types = ([suite].compactMap(\.self) + (bases.map { $0.map(String.init(reflecting:)) } ?? []))
      .map(Self.name)
    files = [position].compactMap { $0 }
  }

  /// Returns the name of a type in its module.
  private static func name(of type: String) -> String {
    let path = type.prefix { $0 != "<" }.split(separator: ".").filter { !$0.hasPrefix("(") }
    return path.dropFirst().joined(separator: ".")
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
    guard frame.module == module, frame.isMember(of: typeName) else { return nil }
    return frame.isOfRunner ? nil : frame.position
  }

  /// Returns whether a function is code under test, and not of the test or of another package. The
  /// test owns its files, the members of its type and base classes, and free functions of its module.
  func isUnderTest(_ frame: StackFrame) -> Bool {
    !frame.isOfOtherPackage && frame.position(in: files).isNil
      && !types.contains(where: frame.isMember)
      && (frame.module != module || frame.owner != nil)
  }

  /// Returns the function under test that made a call, and its caller if that isn't in the test's module: none if the
  /// test itself made the call.
  func functionsUnderTest(on path: [StackFrame]) -> [String] {
    guard let first = path.first, isUnderTest(first) else { return [] }
    let outer = path.mergingClosures.dropFirst().prefix {
      isUnderTest($0) && positionInModule(of: $0).isNil
    }
    let names = ([first] + outer.prefix(1)).map(\.caller.name)
    return outer.count > 1 ? names + ["another caller"] : names
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
    finder?.testPlace?.adding([origin]) ?? TestPlace(origin)
  }

  /// The test that calls a mock of this context from outside the context's test.
  var otherTest: OtherTest? { finder?.otherTest }
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

/// A test that calls a mock of another one.
package struct OtherTest {
  let name: String
  /// The test that the mock belongs to.
  let owner: String
  let place: TestPlace?
  /// Adds a warning to the calling test, which does not fail.
  private let note: (String, MockFailure) -> Void

  package init(
    name: String, owner: String, place: TestPlace?, note: @escaping (String, MockFailure) -> Void
  ) {
    (self.name, self.owner, self.place, self.note) = (name, owner, place, note)
  }

  /// The usual reason for such a call, and what a test can do about it.
  static let cause: String =
    "parallel tests share a singleton; give each test its own, or use .serialized"

  /// Warns the calling test that its call makes the mock's test fail.
  func warn(of failure: MockFailure) {
    let call = failure.details.call?.text ?? failure.headline
    var report = Report("\(call) calls a mock of another test, \(owner), and makes that test fail")
    report.add("usual cause", Self.cause)
    note(report.text, failure)
  }
}
