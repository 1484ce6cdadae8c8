import Mocky
import Testing

private struct Caller<S: Session> {
  func call() throws -> Int {
    _ = try S.open("mocky.example")
    return S.limit
  }

  func greet() { S(name: "main").send("hello") }
}

/// The cookbook: static members and initializers.
@Suite(.mockery) struct CookbookTypes {
  let context = Mockery.current

  @Test func staticMembers() throws {
    let session = context.mock(MockSession.self)
    context.check {
      allowing(MockSession.self).receives.limit.then.returns(3)
      expectThat(MockSession.self).receives.open("mocky.example").then.returns(session)
    }

    #expect(try Caller<MockSession>().call() == 3)
  }

  @Test func initializers() {
    let session = context.mock(MockSession.self)
    context.check {
      expectThat(MockSession.self).receives.`init`(name: "main").then.returns(session)
      expectThat(session).receives.send("hello")
    }

    Caller<MockSession>().greet()
  }
}
