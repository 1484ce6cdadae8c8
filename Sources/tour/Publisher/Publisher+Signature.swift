extension Publisher {
  func publish(_ message: String, by author: String) {
    for subscriber in subscribers { subscriber.handle("\(author):\(message)") }
  }
}
