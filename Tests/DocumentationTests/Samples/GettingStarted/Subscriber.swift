import MockyCore

@Mockable protocol Subscriber: Sendable {
  func receive(_ message: String)
}

@Mockable protocol Connection {
  func open() throws
}
