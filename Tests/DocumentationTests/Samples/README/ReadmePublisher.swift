/// The code under test of the README.
struct Publisher {
  let subscribers: [any Subscriber]

  func publish(_ message: String) {
    for subscriber in subscribers {
      subscriber.receive(message)
    }
  }
}
