#if compiler(>=6.3) && (os(Linux) || os(macOS))
  import Foundation
  import Mocky
  import Publishing
  import Testing

  /// A failure in the process of an exit test fails the test that has begun it.
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
      await #expect(processExitsWith: .success) {
        let context = Mockery()
        let subscriber: MockSubscriber = context.mock()
        context.check { expectThat(subscriber).receives.receive("bye") }  // normal end
      }
    }

    @Test func anExpectationOfAStaticContext() async {
      await #expect(processExitsWith: .success) {
        let subscriber: MockSubscriber = Shared.context.mock()
        Shared.context.check { expectThat(subscriber).receives.receive("bye") }  // static context
      }
    }

    @Test func anExpectationInAnExitTestThatShouldFail() async {
      await #expect(processExitsWith: .failure) {  // should fail
        let subscriber: MockSubscriber = Shared.context.mock()
        Shared.context.check { expectThat(subscriber).receives.receive("bye") }  // shared
      }
    }

    private enum Shared {
      static let context = Mockery()
    }
  }
#endif
