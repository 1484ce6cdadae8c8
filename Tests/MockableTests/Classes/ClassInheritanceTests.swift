import Foundation
import Mocky
import Testing

@Mockable class Stopcock {
  init(bore: Int) {}
  func turn() -> Int { 1 }
  func leak() -> Int { 2 }
}

@Mockable class BallStopcock: Stopcock {
  override init(bore: Int) { super.init(bore: bore) }
  override func turn() -> Int { super.turn() * 10 }
  func spin() -> Int { turn() }
}

@Mockable class Note: NSObject {
  override var description: String { "a note of \(length())" }
  func length() -> Int { 3 }
}

@Suite struct ClassInheritanceTests {
  let context: Mockery = Mockery()

  @Test func aSubclassIsMockedWithItsOwnMembersOnly() {
    let valve = context.mock { MockBallStopcock($0, bore: 1) }
    context.check {
      expectThat(valve).receives.spin().then.forwards()
      expectThat(valve).receives.turn().then.returns(5)
    }
    #expect(valve.spin() == 5)
    #expect(valve.leak() == 2)
    context.assertSatisfied()
  }

  @Test func aMockDescribesItselfAsItsClassDoes() {
    let note = context.mock { MockNote($0) }
    context.check { allowing(note).receives.length().then.returns(8) }
    #expect(note.description == "a note of 8")
  }
}
