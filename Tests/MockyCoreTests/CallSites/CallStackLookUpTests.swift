import Testing

@testable import MockyCore

/// What a report asks of the stack.
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

  @Test func whatIsWrittenBesideATestIsNoPlaceOfAFailure() {
    var names: [String] = []
    var stack = CallStack()
    while let frame = stack.next(passingOver: { _ in true }) {
      if frame.module == "MockyCoreTests", !frame.isMachinery { names.append(frame.function) }
    }
    #expect(names == ["CallStackLookUpTests.whatIsWrittenBesideATestIsNoPlaceOfAFailure()"])
  }
}
