import MockyGenerator
import Testing

/// `unsafe` is written before expressions with unsafe types.
@Suite struct SafetyMarkTests {
  @Test func pointersAreMarkedAndWhatIsErasedIsNot() {
    let source = "protocol P { func f<T>(_ body: (UnsafePointer<T>) -> Void) }"
    let lines = MockableExpansion(.peer, of: source).source.split(separator: "\n")
      .filter { $0.contains("mockRecorder.expectation") }
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines == [
        #"unsafe mockRecorder.expectation(generic: "f(_:)", body)"#,
        #"mockRecorder.expectation(generic: "f(_:)", body)"#,
      ])
  }

  @Test func anErasedResultIsNotMarked() {
    let source = "protocol P { func f<T>(_ value: T) -> UnsafePointer<T> }"
    #expect(marks(in: source) == 2)
    #expect(marks(in: "protocol P { func f<T>(_ value: T) -> UnsafePointer<Int> }") == 3)
  }

  /// Only the recording code handles the pointer if the system may not record the closure.
  @Test func aClosureOfTypedErrorsIsMarkedWhereItIsRecorded() {
    let source = "protocol P { func f(_ body: () throws(E) -> UnsafePointer<Int>) }"
    let lines = MockableExpansion(.peer, of: source).source.split(separator: "\n")
      .filter { $0.contains("unsafe ") && !$0.contains("mockRecorder") }
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(
      lines == [
        "unsafe Swift.withoutActuallyEscaping(body) { body in",
        ".one({ if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) { "
          + "unsafe body as Any } else { MockyCore.ArgumentPlaceholder.nonEscapingClosure } }()),",
        "forward: { unsafe mockObject[spied: (any P).self].f(body) })",
      ])
  }

  @Test(arguments: ["", " throws", " rethrows"])
  func aClosureThatReturnsTheResultOfItsMemberIsMarkedOnce(_ effect: String) {
    let closure = "(UnsafeRawBufferPointer) throws -> R"
    let source = "protocol P { func f<R>(_ body: \(closure))\(effect) -> R }"
    let lines = MockableExpansion(.peer, of: source).source.split(separator: "\n")
      .filter { $0.contains("mockObject.call(") || $0.contains("MockObject.closure(") }
    #expect(lines.count == 2)
    #expect(lines.map { $0.contains("unsafe ") } == [false, true])
  }

  @Test func anInheritedCallIsMarkedOnce() {
    let source = "protocol P { func f(_ body: () throws(E) -> UnsafePointer<Int>) }"
    let lines = MockableExpansion(.extension, of: source).source.split(separator: "\n")
      .filter { $0.contains("unsafe ") }
    #expect(lines.count == 1 && lines[0].hasSuffix("{ unsafe MockP(mockObject).f(body) }"))
  }

  private func marks(in source: String) -> Int {
    MockableExpansion(.peer, of: source).source.split(separator: "\n")
      .filter { $0.contains("unsafe mockRecorder.expectation") }.count
  }
}
