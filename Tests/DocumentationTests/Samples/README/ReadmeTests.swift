import Mocky
import Testing

@Suite(.mockery) struct SignUpTests {
  let context = Mockery.current

  @Test func sendsAWelcomeMail() throws {
    let mailer = context.mock(MockMailer.self)
    context.check {
      expectThat(mailer).receives.send("Welcome!", to: "ann@example.com")
    }

    try SignUp(mailer: mailer).register("ann@example.com")
  }
}
