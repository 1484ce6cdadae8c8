#if compiler(>=6.3) && (os(Linux) || os(macOS))
  import Foundation
  import Mocky
  import MockyTestSupport
  import Testing

  /// Rule 10: in the process of an exit test, which has no current test, every failure is told at once.
  struct Rule10ExitTestTests {
    private let up = "turtle.up(): unexpected: no expectations were declared"
    private let neverUp = "turtle.up(): never called, expected once"

    @Test func anUnexpectedCallBeforeAFatalError() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .failure) {
          let context = Mockery()
          context.mock(MockTurtle.self).up()
          fatalError("that is expected")
        }
      }
      #expect(told == [up])
    }

    @Test func anUnexpectedCallOfAThreadBeforeAnAbort() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .failure) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          OwnThread { turtle.up() }.wait()
          abort()
        }
      }
      #expect(told == [up])
    }

    @Test func anUnexpectedCallBeforeANormalEnd() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let context = Mockery()
          context.mock(MockTurtle.self).up()
        }
      }
      #expect(told == [up])
    }

    @Test func anExpectationAtAnAssertion() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.up() }
          assertContextSatisfied(context)
        }
      }
      #expect(told == [neverUp])
    }

    @Test func anExpectationOfAContextThatIsReleased() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.up() }
        }
      }
      #expect(told == [neverUp])
    }

    @Test func aNormalEndIsNoFailureOfTheProcess() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .failure) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.up() }
        }
      }
      #expect(told.count == 2)
      #expect(told.contains(neverUp))
    }

    @Test func anExpectationOfAContextThatIsNeverReleased() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.up() }
          _ = Unmanaged.passRetained(context)
        }
      }
      #expect(told == [neverUp])
    }

    @Test func anExpectationOfAContextThatIsThereWhenTheProcessExits() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .exitCode(3)) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          context.check { expectThat(turtle).receives.up() }
          withExtendedLifetime(context) { exit(3) }
        }
      }
      #expect(told == [neverUp])
    }

    @Test func aCallAfterAKnownOne() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let context = Mockery()
          let turtle = context.mock(MockTurtle.self)
          withKnownIssue { turtle.down() }
          turtle.up()
        }
      }
      #expect(told.contains(up))
    }

    @Test(.mockery) func theCurrentContextOfATestIsNotThere() async {
      let told = await issuesTold {
        await #expect(processExitsWith: .success) {
          let turtle = Mockery.current.mock(MockTurtle.self)
          withExtendedLifetime(turtle) {}
        }
      }
      #expect(
        told == [
          "Mockery.current was used in an exit test, whose process runs without the trait .mockery: "
            + "make a context in it with Mockery()"
        ])
    }

    @Test func anExitTestWithoutAMistakePasses() async {
      await #expect(processExitsWith: .failure) {
        let context = Mockery()
        let turtle = context.mock(MockTurtle.self)
        context.check { expectThat(turtle).receives.up() }
        turtle.up()
        assertContextSatisfied(context)
        fatalError("that is expected")
      }
    }

    /// The first lines of the issues that make the test fail, which they do not here.
    private func issuesTold(_ body: @Sendable () async -> Void) async -> [String] {
      let told = Captor<String>()
      await withKnownIssue {
        await body()
      } matching: { issue in
        told.record(issue.headline)
        return true
      }
      return told.values
    }
  }

  extension Issue {
    /// The first line. Swift Testing packs up the error of another process with its type.
    fileprivate var headline: String {
      let line = text.prefix { $0 != "\n" }.description
      guard let start = line.range(of: "description: \""), let end = line.range(of: "\", domain:")
      else { return line }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }
#endif
