import Testing

@testable import MockyCore

/// Linux tells in a file whether a debugger is attached.
struct DebuggerTests {
  @Test func aTracerIsADebugger() {
    #expect(Debugger.tracer(in: "Name:\ttests\nTracerPid:\t4711\nUid:\t0") == 4711)
  }

  @Test func noTracerIsNone() {
    #expect(Debugger.tracer(in: "Name:\ttests\nTracerPid:\t0\nUid:\t0") == nil)
    #expect(Debugger.tracer(in: "Name:\ttests") == nil)
  }
}
