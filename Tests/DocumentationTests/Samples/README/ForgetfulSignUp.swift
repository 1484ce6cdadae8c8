import Mocky

/// The README's code under test with a mistake, and what the README's test then prints.
enum Forgetful {
  #sourceLocation(file:"Sources/Newsroom/SignUp.swift",line:5)
  struct SignUp {
    let mailer: any Mailer

    func register(_ address: String) throws {
      try mailer.send("Welcome", to: address)
    }
  }
  #sourceLocation()

  static func failures() -> [String] {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    try? sendsAWelcomeMail(context)
    context.assertSatisfied()
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"SignUpTests.swift",line:9)
  private static func sendsAWelcomeMail(_ context: Mockery) throws {
    let mailer = context.mock(MockMailer.self)
    context.check {
      expectThat(mailer).receives.send("Welcome!", to: "ann@example.com")
    }

    try SignUp(mailer: mailer).register("ann@example.com")
  }
  #sourceLocation()
}
