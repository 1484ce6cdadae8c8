extension Publisher {
  func greet() {
    for subscriber in subscribers {
      let name = try? subscriber.name()
      subscriber.handle("hello, \(name ?? "stranger")")
    }
  }
}
