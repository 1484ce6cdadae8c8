import Mocky
import MockyTestSupport
import Testing

private enum Offline: Error { case now }

@Mockable private protocol Session {
  var user: String { get async }
  var token: String { get throws }
  var profile: [String] { get async throws }
  var age: Int { get throws(Offline) }
  var score: Int? { get async throws(Offline) }
}

@Suite struct EffectfulPropertyTests {
  @Test(.mockery) func aPropertySuspends() async throws {
    let session = Mockery.current.mock(MockSession.self)
    Mockery.current.check {
      allowing(session).receives.user.then.performs {
        await Task.yield()
        return "Anna"
      }
      allowing(session).receives.profile.then.returns(["a"])
      allowing(session).receives.score.then.returns(3)
    }
    #expect(await session.user == "Anna")
    #expect(try await session.profile == ["a"])
    #expect(try await session.score == 3)
  }

  @Test(.mockery) func aPropertyThrows() async {
    let session = Mockery.current.mock(MockSession.self)
    Mockery.current.check {
      allowing(session).receives.token.then.throws(Offline.now)
      allowing(session).receives.profile.then.throws(Offline.now)
      allowing(session).receives.age.then.throws(.now)
      allowing(session).receives.score.then.performs { () async throws(Offline) in
        throw Offline.now
      }
    }
    #expect(throws: Offline.now) { try session.token }
    await #expect(throws: Offline.now) { try await session.profile }
    do throws(Offline) { _ = try session.age } catch { #expect(error == .now) }
    do throws(Offline) { _ = try await session.score } catch { #expect(error == .now) }
  }

  @Test func anUnexpectedReadingThrows() async {
    let failures = await headlines { context in
      let session = context.mock(MockSession.self)
      await #expect(throws: UnexpectedInvocation.self) { try await session.profile }
    }
    #expect(failures == ["session.profile: unexpected: no expectations were declared"])
  }
}
