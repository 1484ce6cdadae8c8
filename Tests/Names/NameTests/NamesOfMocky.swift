import Dispatch
import Foundation
import Mocky
import Observation
import Synchronization
import Testing
import XCTest

// Every public name of Mocky's, without a module before it, in a file that imports what tests may.
// It compiles as long as none of the names is in two of the modules.

/// The types.
enum TypesOfMocky {
  static let all: [Any.Type] = [
    (any __AnyMatcher).self,
    (any __JoinedMatcher).self,
    (any __Matcher3).self,
    (any __Matcher6).self,
    (any __Matcher9).self,
    (any __OptionalValue).self,
    (any __RecordedType).self,
    (any CallCount).self,
    (any CallEffect).self,
    (any ClassMock).self,
    (any CustomMockStringConvertible).self,
    (any ExpectationPart).self,
    (any FailureReporter).self,
    (any LessCommonActions).self,
    (any MakeableMock).self,
    (any Mock).self,
    (any MockDefault).self,
    (any MockExpectations).self,
    (any MockingRefusal).self,
    (any NamingScheme).self,
    (any SelfDescribing).self,
    (any SpyMock).self,
    (any Verifiable).self,
    __AnyNoncopyableBox.self,
    __DictionaryKey<Int>.self,
    __Itself<Int>.self,
    __TestBuilder.self,
    __Unavailable<Void>.self,
    Action<Void, Never, Void>.self,
    AnyMock.self,
    ArgumentList.self,
    ArgumentPlaceholder.self,
    ArgumentRecording.self,
    Asynchronous.self,
    Blitz.self,
    Blitzer.self,
    BlockingRefusal.self,
    CallSequence.self,
    CamelCaseNaming.self,
    Captor<Int>.self,
    Cardinality.self,
    DeclaredExpectation.self,
    DefaultValues.self,
    Description.self,
    DeterministicScheduler.self,
    ExpectationBuilder.self,
    ExpectationCounter.self,
    ExpectationGroup.self,
    ExpectationMatcher<Int>.self,
    ExpectationRecorder.self,
    FunctionExpectations<Void, Never, Void, Synchronous>.self,
    Gate.self,
    HandWrittenExpectation<Void, Int>.self,
    HeldCall.self,
    Inout<Int>.self,
    InvocationExpectation<Void, Never, Void, Synchronous>.self,
    LastWordNaming.self,
    ManualClock.self,
    Matcher<Int>.self,
    MethodsExpectation.self,
    MemberName.self,
    Mockery.self,
    MockeryTestCase.self,
    MockeryTrait.self,
    MockFailure.self,
    MockFunction<() -> Void, Void, Never, Void, Synchronous>.self,
    MockObject.self,
    MockParts.self,
    NotificationExpectation.self,
    OnMainActor.self,
    Receiver<Int>.self,
    RecordedCall.self,
    RecordingReporter.self,
    ScheduledCommand.self,
    SourcePlace.self,
    StateMachine<String>.self,
    StatePredicate.self,
    TimeSpan.self,
    Transcript.self,
    Strictness.self,
    Synchronous.self,
    Then<Void, Never, Void, Synchronous, Void>.self,
    UnexpectedInvocation.self,
    NoncopyableBox<Int>.self,
    WaitCondition.self,
  ]
}

@Mockable private protocol Clock {
  func tick()
}

@MockableFunction private typealias Strike = (_ hour: Int) -> Void

/// Words of other libraries, which Mocky has only for its messages. A test's own functions win.
private func given(_ scene: String) -> String { scene }
private func when(_ scene: String) -> String { scene }

/// The functions, in a test case, whose own members come before them.
final class FunctionsOfMocky: XCTestCase {
  func testAllAreFound() {
    let context = Mockery()
    let center = NotificationCenter()
    let clock = context.mock(MockClock.self)
    let winding = context.states("winding").startsAs("wound")
    let striking = context.sequence("striking")
    context.check {
      whenState(winding.equals("wound")) {
        inSequence(striking) { expectThat(clock).receives(2).tick() }
      }
      allowing(anyMock, methods: .equal(to: "strike"))
      ignoring(clock)
      because("it ticks") { lenient { allowing(clock).receives.tick() } }
    }
    context.check { expectNotification(named: "clock").via(center) }
    clock.tick()
    clock.tick()
    center.post(name: Notification.Name("clock"), object: nil)
    context.verify {
      inOrder { expectThat(clock).received(1...).tick() }
      anyOf { expectThat(clock).received(2).tick() }
    }
    XCTAssert(isMock(clock))
    XCTAssertEqual([given("night"), when("it strikes")], ["night", "it strikes"])
    XCTAssert(Mocky.isMock(clock), "any name can be qualified, should another module have it")
    assertContextSatisfied(context)
    assertContextEventuallySatisfied(context)
  }
}
