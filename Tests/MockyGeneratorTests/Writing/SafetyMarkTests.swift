import MockyGenerator
import Testing

/// Where `unsafe` is written.
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

  private func marks(in source: String) -> Int {
    MockableExpansion(.peer, of: source).source.split(separator: "\n")
      .filter { $0.contains("unsafe mockRecorder.expectation") }.count
  }
}
