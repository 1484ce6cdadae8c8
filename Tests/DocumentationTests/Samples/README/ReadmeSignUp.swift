import Mocky

/// The code under test of the README, whose protocol the plugin would see by itself.
@Mockable
protocol Mailer {
  func send(_ text: String, to address: String) throws
}

struct SignUp {
  let mailer: any Mailer

  func register(_ address: String) throws {
    try mailer.send("Welcome!", to: address)
  }
}

/// The protocol as it is without the plugin.
enum WithoutPlugin {
  @Mockable protocol Mailer {
    func send(_ text: String, to address: String) throws
  }
}
