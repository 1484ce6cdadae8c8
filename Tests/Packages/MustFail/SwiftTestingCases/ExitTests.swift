#if compiler(>=6.3) && (os(Linux) || os(macOS))
  import Foundation
  import Mocky
  import Publishing
  import Testing

  /// A failure in the process of an exit test fails the test that has begun it. Its place is the line of
  /// the macro, to which the compiler books all lines inside.
  @Suite struct ExitTests {
    @Test func aCallBeforeAFatalError() async {
      await #expect(processExitsWith: .failure) {  // a call before a fatal error
        let context = Mockery()
        Publisher(context.mock(MockSubscriber.self)).publish("hello")
        fatalError("that is expected")
      }
    }

    @Test(.mockery) func aCallOfAThreadWithTheTrait() async {
      await #expect(processExitsWith: .exitCode(3)) {  // a call of a thread
        let context = Mockery()
        Publisher(context.mock(MockSubscriber.self)).publishOnThread("hello").wait()
        exit(3)
      }
    }

    @Test func anExpectationAtANormalEnd() async {
      await #expect(processExitsWith: .success) {  // normal end
        let context = Mockery()
        let subscriber: MockSubscriber = context.mock()
        context.check { expectThat(subscriber).receives.receive("bye") }
      }
    }

    @Test func anExpectationOfAStaticContext() async {
      await #expect(processExitsWith: .success) {  // static context
        let subscriber: MockSubscriber = Shared.context.mock()
        Shared.context.check { expectThat(subscriber).receives.receive("bye") }
      }
    }

    @Test func anExpectationInAnExitTestThatShouldFail() async {
      await #expect(processExitsWith: .failure) {  // should fail
        let subscriber: MockSubscriber = Shared.context.mock()
        Shared.context.check { expectThat(subscriber).receives.receive("bye") }
      }
    }

    private enum Shared {
      static let context = Mockery()
    }
  }
#endif
