// swift-format-ignore-file

// Requirements that extensions give defaults.

/// Most of its members have a default in the module of the protocol.
protocol DownloadDelegate: AnyObject, Sendable {
  func began(_ name: String)
  func progressed(_ part: Double, of name: String) -> Int
  func ended(_ name: String, retrying: inout Int) throws -> Bool
  func reload(_ name: String) async throws -> String
  func convert<T>(_ value: T) -> [T]
  var level: Int { get set }
  var title: String { get }
  subscript(_ index: Int) -> String { get }
  static var kind: String { get }
  func last(_ all: Int...) -> Int
}

extension DownloadDelegate {
  func progressed(_ part: Double, of name: String) -> Int {
    began(name)
    return level + 1
  }
  func ended(_ name: String, retrying: inout Int) throws -> Bool {
    retrying += progressed(1, of: name)
    return title.isEmpty
  }
  func reload(_ name: String) async throws -> String {
    began(name)
    return "again " + title
  }
  func convert<T>(_ value: T) -> [T] {
    began("\(value)")
    return [value]
  }
  var level: Int {
    get { title.count }
    set { began("\(newValue)") }
  }
  subscript(_ index: Int) -> String { "\(title)\(index)" }
  static var kind: String { "plain" }
  func last(_ all: Int...) -> Int { all.last ?? 0 }
}

/// A parent whose extension and whose child's extension have defaults.
@MainActor public protocol Brochure {
  func turn() -> Int
  func back() -> Int
}

extension Brochure {
  public func turn() -> Int { back() + 1 }
  func back() -> Int { 7 }
}

@MainActor public protocol Leaf: Brochure { func count() -> Int }

extension Leaf { public func count() -> Int { turn() * 2 } }

/// Its defaults are refused.
protocol Pinboard {
  associatedtype Item
  func put(_ item: Item)
  func clear()
}

extension Pinboard { func clear() {} }

protocol Lectern {
  func raise() -> Int
  func lower() -> Int
}

extension Lectern where Self: AnyObject { func raise() -> Int { 1 } }
