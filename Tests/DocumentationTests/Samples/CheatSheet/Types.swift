import Mocky
import Testing

@Mockable protocol Vector {
  static func + (left: Self, right: Self) -> Self
}

private struct Caller<S: Session> {
  var limit: Int { S.limit }
  func greet() { S(name: "main").send("hello") }
}

private func added<V: Vector>(_ left: V, _ right: V) -> V { left + right }

/// The cheat sheet: what is expected of a mock's type.
@Suite struct CheatSheetTypes {
  @Test func staticMembersInitializersAndOperators() {
    let context = Mockery()
    let session = context.mock(MockSession.self)
    let vector: MockVector = context.mock()
    let sum: MockVector = context.mock()

    context.check {
      allowing(MockSession.self).receives.limit.then.returns(3)
      expectThat(MockSession.self).receives.`init`(name: "main").then.returns(session)
      expectThat(MockVector.self).receives.`operator +`(vector, .any).then.returns(sum)
      expectThat(session).receives.send("hello")
    }

    context.run { #expect(Caller<MockSession>().limit == 3) }
    context.run {
      Caller<MockSession>().greet()
      #expect(added(vector, vector) === sum)
    }
    assertContextSatisfied(context)
  }
}
