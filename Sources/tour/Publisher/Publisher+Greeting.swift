extension Publisher {
  func greet() {
    for subscriber in subscribers {
      let name = try? subscriber.name()
      subscriber.receive("hello, \(name ?? "stranger")")
    }
  }
}
