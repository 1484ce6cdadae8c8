import Mocky
import XCTest

final class SignUpTestCase: MockeryTestCase {
  func testSendsAWelcomeMail() throws {
    let mailer = context.mock(MockMailer.self)
    context.check {
      expectThat(mailer).receives.send("Welcome!", to: "ann@example.com")
    }

    try SignUp(mailer: mailer).register("ann@example.com")
  }
}
