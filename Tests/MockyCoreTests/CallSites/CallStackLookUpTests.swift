import Testing

@testable import MockyCore

/// A report looks up a few lines of the stack.
@Suite struct CallStackLookUpTests {
  /// Looking for a line goes through those of the whole program.
  @Test func linesAreLookedUpOnlyWhereSomebodyAsksForThem() {
    let named = frameOfTest(passingOver: { _ in true })
    let placed = frameOfTest(passingOver: \.isMachinery)
    #expect(named?.hasLine == false)
    #expect(placed?.line == #line - 2)
  }

  private func frameOfTest(passingOver isPassedOver: (StackFrame) -> Bool) -> StackFrame? {
    var stack = CallStack()
    while let frame = stack.next(passingOver: isPassedOver) {
      if frame.function.hasPrefix("CallStackLookUpTests.lines") { return frame }
    }
    return nil
  }

  @Test(arguments: [
    ("closure #1 in Publisher.publish(_:)", "closure #1 in Publisher.publish(_:)"),
    (
      "implicit closure #1 in closure #2 in Publisher.publish(_:)",
      "closure #2 in Publisher.publish(_:)"
    ),
    ("specialized Publisher.publish(_:)", "Publisher.publish(_:)"),
    ("specialized implicit closure #1 in Publisher.publish(_:)", "Publisher.publish(_:)"),
    ("specialized closure #1 in Publisher.publish(_:)", "closure #1 in Publisher.publish(_:)"),
    ("Publisher.publish<A>(_:)", "Publisher.publish(_:)"),
    ("specialized Publisher.publish<A, B1>(_:to:)", "Publisher.publish(_:to:)"),
    ("Dock.truck.didset", "Dock.truck.didSet"),
    ("closure #1 in Dock.truck.willset", "closure #1 in Dock.truck.willSet"),
    ("closure #1 in publish<each A>(_:)", "closure #1 in publish(_:)"),
    ("Box<A>.put<A1>(_:)", "Box.put(_:)"), ("Box.subscript<A>.getter", "Box.subscript.getter"),
    ("Box<Int>.put(_:)", "Box<Int>.put(_:)"),
    ("static Box.< infix(_:_:)", "static Box.< infix(_:_:)"),
  ])
  func whatTheCompilerMakesOfAFunctionHasItsName(function: String, words: String) {
    #expect(StackFrame(function: function, symbol: "$s", path: "", line: 0).words == words)
  }

  @Test func whatIsWrittenBesideATestIsNoPlaceOfAFailure() {
    var names: [String] = []
    var stack = CallStack()
    while let frame = stack.next(passingOver: { _ in true }) {
      if frame.module == "MockyCoreTests", !frame.isMachinery { names.append(frame.function) }
    }
    #expect(names == ["CallStackLookUpTests.whatIsWrittenBesideATestIsNoPlaceOfAFailure()"])
  }
}
