import Mocky
import Testing

@Mockable
protocol Session {
  static func open(_ url: String) throws -> Self
  static var limit: Int { get set }
  init(name: String)
  func send(_ text: String)
}

private struct Dialer<S: Session> {
  func dial(_ url: String) throws {
    let session = try S.open(url)
    if S.limit > 0 { session.send("hello") }
  }
}

@Suite struct StaticSampleTests {
  @Test(.mockery) func aDialerOpensASession() throws {
    let session = Mockery.current.mock(MockSession.self)

    Mockery.current.check {
      expectThat(MockSession.self).receives.open("mocky.example").then.returns(session)
      allowing(MockSession.self).receives.limit.then.returns(3)
      expectThat(session).receives.send("hello")
    }

    try Dialer<MockSession>().dial("mocky.example")
  }
}
