#if compiler(>=6.3)
  import Mocky
  import MockyTestSupport
  import Testing

  /// Rule 8: a failure that the framework takes as known, or drops, explains nothing.
  struct Rule08KnownIssueTests {
    private let context = Mockery()
    private let turtle: MockTurtle
    private let pen: StateMachine<String>

    init() {
      turtle = context.mock()
      pen = context.states("pen").startsAs("up")
    }

    private let up = "turtle.up(): unexpected: no expectations were declared"
    private let down = "turtle.down(): unexpected: no expectations were declared"

    @Test func aCallAfterAKnownOneFails() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        turtle.down()
        turtle.up()
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func anExpectationFailsAfterAKnownCall() async throws {
      let told = try await failuresTold {
        context.check { expectThat(turtle).receives.down() }
        withKnownIssue { turtle.up() }
        assertContextSatisfied(context)
      }
      #expect(told == ["turtle.down(): never called, expected once"])
    }

    @Test func anExpectationFailsAfterAKnownCallWhenItsContextIsReleased() async throws {
      let told = try await failuresTold {
        let context = Mockery()
        let turtle: MockTurtle = context.mock()
        context.check { expectThat(turtle).receives.down() }
        withKnownIssue { turtle.up() }
      }
      #expect(told == ["turtle.down(): never called, expected once"])
    }

    @Test func aCallFailsAfterAKnownWait() async throws {
      let told = try await failuresTold {
        await withKnownIssue {
          await context.waitUntil(pen.equals("down"), timeout: .milliseconds(10))
        }
        turtle.up()
        assertContextSatisfied(context)
      }
      #expect(told == [up])
    }

    @Test func aWaitFailsAfterAKnownCall() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        await context.waitUntil(pen.equals("down"), timeout: .milliseconds(10))
      }
      #expect(
        told == [
          #"timed out after 0.01 seconds waiting until pen is "down": pen is "up""#
        ])
    }

    @Test func aWaitGoesOnAfterAKnownCall() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        async let isReady: Void = {
          try? await Task.sleep(for: .milliseconds(30))
          pen.transition(to: "down")
        }()
        await context.waitUntil(pen.equals("down"), timeout: .seconds(600))
        #expect(pen.currentState == "down")
        await isReady
      }
      #expect(told == [])
    }

    @Test func aWaitFailsThoughItsEndDeliversACallThatIsKnown() async throws {
      let told = try await failuresTold {
        await Task.detached { turtle.up() }.value
        await withKnownIssue {
          await context.waitUntil(pen.equals("down"), timeout: .milliseconds(10))
        } matching: {
          $0.text.hasPrefix(up)
        }
      }
      #expect(
        told == [
          #"timed out after 0.01 seconds waiting until pen is "down": pen is "up""#
        ])
    }

    @Test func aCallOfATaskFailsAfterAKnownOne() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        await Task { turtle.down() }.value
        await Task.detached { turtle.up() }.value
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func aCallOfADetachedTaskFailsAfterAKnownOne() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        await Task.detached { turtle.down() }.value
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func aCallOfADetachedTaskFailsBeforeAKnownOne() async throws {
      let told = try await failuresTold {
        await Task.detached { turtle.down() }.value
        withKnownIssue(isIntermittent: true) { turtle.up() }
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func aVerificationFailsAfterAKnownCall() async throws {
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        context.verify { expectThat(turtle).received.down() }
      }
      #expect(told == ["turtle.down(): never called, expected at least once"])
    }

    @Test func aTimedVerificationWaitsAfterAKnownCall() async throws {
      let told = try await failuresTold {
        context.check { allowing(turtle).receives.down() }
        withKnownIssue { turtle.up() }
        async let call: Void = {
          try? await Task.sleep(for: .milliseconds(30))
          turtle.down()
        }()
        await context.verify(within: .seconds(600)) { expectThat(turtle).received.down() }
        await call
      }
      #expect(told == [])
    }

    @Test func theContextIsSatisfiedAfterAKnownCall() {
      withKnownIssue { turtle.up() }
      #expect(context.isSatisfied)
    }

    @Test func aKnownAssertionTakesAllThatItTells() async throws {
      let told = try await failuresTold {
        context.check { expectThat(turtle).receives.up() }
        withKnownIssue {
          turtle.down()
          turtle.down()
          assertContextSatisfied(context)
        }
        turtle.down()
      }
      #expect(told == ["turtle.down(): called after its context was verified"])
    }

    @Test func aKnownIssueThatNeedNotComeIsOne() async throws {
      let told = try await failuresTold {
        withKnownIssue(isIntermittent: true) { turtle.up() }
        turtle.down()
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func anIssueThatMatchesIsKnownAndAnotherOneIsNot() async throws {
      let told = try await failuresTold {
        withKnownIssue {
          turtle.up()
          turtle.down()
          turtle.up()
        } matching: {
          $0.text.hasPrefix(up)
        }
        assertContextSatisfied(context)
      }
      #expect(told == [down])
    }

    @Test func theOuterOneOfTwoTakesWhatTheInnerOneDoesNot() async throws {
      let told = try await failuresTold {
        withKnownIssue {
          withKnownIssue {
            turtle.up()
            turtle.down()
          } matching: {
            $0.text.hasPrefix(up)
          }
        }
        turtle.up()
        assertContextSatisfied(context)
      }
      #expect(told == [up])
    }

    @Test func misuseThatIsKnownExplainsNothing() async throws {
      let told = try await failuresTold {
        let other = Mockery()
        withKnownIssue { other.check { expectThat(turtle).receives.up() } }
        turtle.up()
        assertContextSatisfied(context)
      }
      #expect(told == [up])
    }

    @Test func anErrorOfAKnownCallThatEndsTheTestFails() async throws {
      let told = try await failuresTold {
        let scope: MockeryTrait = .mockery
        let test = try #require(Test.current)
        await #expect(throws: UnexpectedInvocation.self) {
          try await scope.provideScope(for: test, testCase: Test.Case.current) {
            let turtle: MockTurtle = Mockery.current.mock()
            var error: (any Error)?
            await withKnownIssue {
              do { _ = try await turtle.fetch(1) } catch let it { error = it }
            }
            if let error { throw error }
          }
        }
      }
      #expect(told == [])
    }

    @Test(.filterIssues { !($0.error is CancellationError) })
    func anErrorThatMayBeDroppedExplainsNothing() async throws {
      let told = try await failuresTold {
        let scope: MockeryTrait = .mockery
        let test = try #require(Test.current)
        await #expect(throws: CancellationError.self) {
          try await scope.provideScope(for: test, testCase: Test.Case.current) {
            let turtle: MockTurtle = Mockery.current.mock()
            Mockery.current.check { expectThat(turtle).receives.up() }
            throw CancellationError()
          }
        }
      }
      #expect(told == ["turtle.up(): never called, expected once"])
    }

    @Test(
      .filterIssues { !$0.text.hasPrefix("turtle.up()") })
    func aDroppedIssueExplainsNothing() async throws {
      let told = try await failuresTold {
        turtle.up()
        turtle.down()
        assertContextSatisfied(context)
      }
      #expect(told == [up, down])
    }

    @Test(
      .compactMapIssues { issue in
        var issue = issue
        if issue.text.hasPrefix("turtle.up()") { issue.severity = .warning }
        return issue
      })
    func anIssueThatBecomesAWarningExplainsNothing() async throws {
      let told = try await failuresTold {
        turtle.up()
        turtle.down()
        assertContextSatisfied(context)
      }
      #expect(told == [up, down])
    }

    @Suite(.filterIssues { !$0.text.hasPrefix("turtle.up()") }) struct InASuiteWithAFilter {
      @Test(.mockery) func aDroppedIssueExplainsNothing() async throws {
        let turtle: MockTurtle = Mockery.current.mock()
        let told = try await failuresTold {
          turtle.up()
          turtle.down()
          Mockery.current.assertSatisfied()
        }
        #expect(told.map { $0.prefix(9) } == ["turtle.up", "turtle.do"])
      }
    }

    @Test(.mockery) func withTheTrait() async throws {
      let turtle: MockTurtle = Mockery.current.mock()
      let told = try await failuresTold {
        withKnownIssue { turtle.up() }
        turtle.down()
        Mockery.current.assertSatisfied()
      }
      #expect(told == [down])
    }
  }
#endif
