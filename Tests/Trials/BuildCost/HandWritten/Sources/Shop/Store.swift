public protocol Store {
  var count: Int { get }
  func save(_ name: String, at index: Int) throws
  func load(_ index: Int) async -> String?
}
