import Mocky
import Testing

/// The README: stubbing, capturing, and verifying afterwards.
@Suite(.mockery) struct SignUpWords {
  struct Offline: Error {}

  let context = Mockery.current

  @Test func stubs() {
    let mailer = context.mock(MockMailer.self)
    context.check {
      allowing(mailer).receives.send(.any, to: "bob@example.com").then.throws(Offline())
    }

    #expect(throws: Offline.self) { try SignUp(mailer: mailer).register("bob@example.com") }
  }

  @Test func captures() throws {
    let mailer = context.mock(MockMailer.self)
    let texts = Captor<String>()
    context.check {
      expectThat(mailer).receives.send(.capturing(into: texts), to: "ann@example.com")
    }
    try SignUp(mailer: mailer).register("ann@example.com")
    #expect(texts.last == "Welcome!")
  }

  @Test func verifies() throws {
    let mailer = context.mock(MockMailer.self, strictness: .nice)
    try SignUp(mailer: mailer).register("ann@example.com")
    context.verify {
      expectThat(mailer).received.send(.startingWith("Welcome"), to: .any)
    }
  }
}
