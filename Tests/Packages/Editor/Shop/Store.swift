import MockyCore

@Mockable public protocol Store {
  var name: String { get }
  func load(_ id: Int) -> String
  func save(_ text: String, at id: Int) throws
}

@Mockable public protocol Clock {
  static func now() -> Int
}
