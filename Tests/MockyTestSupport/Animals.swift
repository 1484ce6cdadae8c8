import MockyCore

/// The top of a diamond: both parents of ``Duck`` inherit from it.
@Mockable public protocol Animal {
  var name: String { get }
  func eat(_ food: String)
}

/// One parent of ``Duck``.
@Mockable public protocol Walker: Animal {
  func walk(_ steps: Int)
}

/// The other parent of ``Duck``.
@Mockable public protocol Swimmer: Animal {
  func swim(to place: String) throws -> Int
}

/// A protocol with two parents that have one parent in common. Its mock's class has only what is
/// its own; the rest comes from the parents' extensions.
@Mockable public protocol Duck: Walker, Swimmer {
  func quack(_ words: String) -> Int
}

/// A protocol whose extension has defaults for two requirements of its parent: `walk(_:)` is
/// redeclared, and so mocked; `eat(_:)` is not, and so the default runs in the mock's place.
@Mockable public protocol Swan: Walker {
  func walk(_ steps: Int)
  func sing()
}

extension Swan {
  public func walk(_ steps: Int) {}
  public func eat(_ food: String) {}
}

/// A mock as the plugin writes it: the class has the parents' requirements too.
public nonisolated final class MockWholeSwan: Swan, MakeableMock {
  public static let hasInheritedMembers: Bool = true

  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public var name: String { mockObject.call(.getter("name"), returning: String.self) }
  public func eat(_ food: String) { mockObject.call("eat(_:)", .one(food)) }
  public func walk(_ steps: Int) { mockObject.call("walk(_:)", .one(steps)) }
  public func sing() { mockObject.call("sing()") }
}

/// A protocol inside a type, whose mock is generic: their names are longer than they look.
public enum Zoo {
  @Mockable public protocol Keeper<Food> {
    associatedtype Food: Equatable
    func feed(_ food: Food)
  }
}
