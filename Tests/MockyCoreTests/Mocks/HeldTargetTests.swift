import MockyTestSupport
import Testing

@testable import MockyCore

/// A spy's object is held for a call from the step that books it, whenever the context ends.
@Suite struct HeldTargetTests {
  private let reporter = RecordingReporter()

  @Test(arguments: [false, true])
  func aCallThatIsBookedHasItsTarget(isExpected: Bool) throws {
    weak var real: Lamp?
    let answer: Answer
    do {
      let context = Mockery(reporter: reporter)
      let lamp = Lamp()
      real = lamp
      let spy = context.spy(MockLight.self, on: lamp)
      if isExpected {
        context.check { allowing(spy).receives.kindle().then.forwards() }
      }
      answer = spy.mockObject.context.book(
        "kindle()", of: spy.mockObject, .none, recording: nil, returning: Void.self)
    }
    #expect(real != nil)
    try #require(answer.invocation).releaseTarget()
    #expect(real == nil)
    #expect(reporter.messages == [])
  }
}

extension Answer {
  /// The call that goes to the real object.
  fileprivate var invocation: Invocation? {
    switch self {
    case .actions(let actions): actions.invocation
    case .original(let invocation): invocation
    default: nil
    }
  }
}

private final class Lamp: Light, Sendable {
  func kindle() {}
}
