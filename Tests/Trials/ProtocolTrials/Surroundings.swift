/// The declarations around the random protocols.
enum Surroundings {
  /// The types that they speak of.
  static let types = """
    public struct Token: Hashable, Sendable, Codable {
      public var count = 0
      public init() {}
    }
    public final class Box {
      public init() {}
    }
    public struct Mutable {
      public var box = Box()
      public init() {}
    }
    public enum Failure: Error { case one }
    public struct Handle: ~Copyable {
      public init() {}
    }
    public struct Holder<Value>: ~Copyable {
      public init() {}
    }
    public protocol Service { func serve() }
    public struct Servant: Service, Sendable {
      public init() {}
      public func serve() {}
    }
    @globalActor public actor StorageActor { public static let shared = StorageActor() }
    public actor Worker {
      public init() {}
    }
    public struct Wrapper<Value> {
      public init() {}
    }
    public enum Outer {
      public struct Inner {
        public init() {}
      }
      public enum Kind { case one }
    }
    public typealias Plain = Int
    public typealias Callback = (Int) -> Void
    infix operator <~>
    """

  /// The parents that are mocked like the protocols themselves.
  private static let parents = [
    "public protocol Named { var ownName: String { get } }",
    "public protocol Resettable { func reset(to state: Int) throws }",
    "public protocol Added { \(operatorRequirement) }",
    "public protocol Summed: Added { func sum() -> Int }",
  ]

  private static let operatorRequirement = "static func <~> (left: Self, right: Self) -> Bool"

  /// The source that a module of the protocols has beside them.
  static var source: String { types + "\n" + parents.joined(separator: "\n") }

  /// The source with `@Mockable` before the parents. A child that inherits an operator declares it
  /// again, as the guide says.
  static var sourceWithMocks: String {
    let mockable = parents.map { parent in
      "@Mockable "
        + parent.replacing(": Added { ", with: ": Added { \(operatorRequirement); ")
    }
    return (["import MockyCore", types] + mockable).joined(separator: "\n")
  }
}
