import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

@MainActor func useIsolation(_ context: Mockery) async throws {
  let account = context.mock(MockAccount.self)
  let view = context.mock(MockView.self)
  let daybook = context.mock(MockDaybook.self)
  let registrar = context.mock(MockRegistrar.self)
  context.check {
    expectThat(account).receives.deposit(5).then.throws(.closed)
    expectThat(account).receives.balance.then.returns(1)
    expectThat(account).receives.close()
    allowing(account).receives.number.then.returns(1)
    expectThat(view).receives.text(setTo: "a")
    expectThat(view).receives.show()
    expectThat(view).receives.whenTapped(.any).then.performs { body in body(1) }
    expectThat(MockView.self).receives.make().then.returns(1)
    expectThat(daybook).receives.read(.any).then.performs { each in
      each(1)
      return 1
    }
    expectThat(MockDaybook.self).receives.`init`(title: "a")
    expectThat(registrar).receives.note("a").then.returns(1)
    allowing(registrar).receives.isAwake.then.returns(true)
  }
  view.text = "a"
  await view.show()
  _ = try await account.deposit(5)
  await context.verify(within: .seconds(0.1)) { expectThat(view).received.show() }
}
