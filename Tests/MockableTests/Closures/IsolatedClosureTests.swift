import Mocky
import Testing

final class Postcard { var text = "" }

/// Closures that say where they run, and what goes over to them.
@Mockable private protocol Pillarbox {
  func whenEmptied(_ body: @escaping @isolated(any) @Sendable () -> Void)
  func collect(_ body: @escaping @isolated(any) () async -> Int) async -> Int
  func sort(_ body: nonisolated(nonsending) () async -> Int) async -> Int
  func keep(_ body: nonisolated(nonsending) @escaping () async -> Void)
  func later(_ body: @escaping @concurrent () async -> Void)
  func post(_ letter: sending Postcard) -> sending Postcard
  func forward(_ letter: sending Postcard) async -> sending Postcard?
  func queue(_ body: sending @escaping () async -> Void)
  func read(_ body: @escaping (sending Postcard) -> sending Postcard)
  func clean(_ body: @escaping @MainActor () -> Int)
  func stamper() -> (nonisolated(nonsending) (Int) async -> Int)
  func carrier() -> (Int, sending Int, () async throws -> Int) -> Int
}

@Suite(.mockery) struct IsolatedClosureTests {
  private let context = Mockery.current

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func closuresThatKnowTheirActorAreCalled() async {
    let mock = context.mock(MockPillarbox.self)
    let isolated = Captor<Bool>()
    context.check {
      expectThat(mock).receives.whenEmptied(.any).then.performs { body in
        isolated.record(body.isolation === MainActor.shared)
      }
      expectThat(mock).receives.collect(.any).then.performs { body in await body() + 1 }
    }
    mock.whenEmptied { @MainActor in }
    #expect(isolated.values == [true])
    #expect(await mock.collect { 4 } == 5)
  }

  @Test func closuresThatStayOrLeaveAreCalled() async {
    let mock = context.mock(MockPillarbox.self)
    let called = Captor<String>()
    context.check {
      expectThat(mock).receives.sort(.any).then.performs { body in await body() * 2 }
      expectThat(mock).receives.keep(.any)
      expectThat(mock).receives.later(.any).then.performs { _ in called.record("later") }
      expectThat(mock).receives.queue(.any).then.performs { _ in called.record("queue") }
      expectThat(mock).receives.clean(.any).then.performs { _ in called.record("clean") }
    }
    #expect(await mock.sort { 4 } == 8)
    mock.keep {}
    mock.later {}
    mock.queue {}
    mock.clean { 1 }
    #expect(called.values == ["later", "queue", "clean"])
  }

  @Test func closuresThatStayAreReturned() async {
    let mock = context.mock(MockPillarbox.self)
    context.check {
      expectThat(mock).receives.stamper().then.returns { $0 + 1 }
      expectThat(mock).receives.carrier().then.returns { first, second, _ in first + second }
    }
    #expect(await mock.stamper()(1) == 2)
    #expect(mock.carrier()(1, 2, { 3 }) == 3)
  }

  @Test func whatIsSentIsHandedOn() async {
    let mock = context.mock(MockPillarbox.self)
    context.check {
      expectThat(mock).receives.post(.where(\.text, .equal(to: "hello"))).then.performs { letter in
        letter.text += "!"
        return letter
      }
      expectThat(mock).receives.forward(.any).then.performs { $0 }
      expectThat(mock).receives.read(.any).then.performs { body in _ = body(Postcard()) }
    }
    let letter = Postcard()
    letter.text = "hello"
    let answer = mock.post(letter)
    #expect(answer.text == "hello!")
    let forwarded = await mock.forward(Postcard())
    #expect(forwarded?.text == "")
    mock.read { $0 }
  }
}
