// swift-format-ignore-file

// Declarations of users of other libraries (F) and of real packages (G), in a type for each row of the two lists.
// `PairSuite` runs their mocks. This module has no strict settings, so an error can be written without `any`.

import Foundation

enum F3 {
  class BaseView { init() {}; func draw() -> Int { 1 } }
  protocol Slide: BaseView { func myFunc() -> Int }
  protocol Poster where Self: BaseView { func myFunc() -> Int }
  protocol Banner: BaseView { func myFunc() -> Int }
}

enum F4 {
  protocol Holder { associatedtype A; func f(_ a: A) -> Int }
  protocol IntHolder: Holder where A == Int { func f(_ a: Int) -> Int }

  protocol Parent {
    func named<T>(_ t: T) -> Int
    func failed(_ e: Error) -> Int
    func done(_ c: (Int) -> Void) -> Int
    func labeled(_ c: @escaping (Int) -> Void) -> Int
    func attributed(_ c: @escaping @Sendable () -> Void) -> Int
    func optional(_ a: String?) -> Int
    func list(_ a: Array<Int>) -> Int
    func alias(_ a: [Int]) -> Int
    func constrained<T: Equatable>(_ t: T) -> Int
    func conditioned<T: Equatable>(_ t: T) -> Int
    func composed(_ a: any Left & Right) -> Int
    func bracketed(_ a: (Int)) -> Int
  }
  protocol Child: Parent {
    func named<U>(_ u: U) -> Int
    func failed(_ e: any Error) -> Int
    func done(_ c: (Int) -> ()) -> Int
    func labeled(_ c: @escaping (_ n: Int) -> Void) -> Int
    func attributed(_ c: @Sendable @escaping () -> Void) -> Int
    func optional(_ a: Optional<String>) -> Int
    func list(_ a: [Int]) -> Int
    func alias(_ a: Ints) -> Int
    func constrained(_ u: some Equatable) -> Int
    func conditioned<T>(_ t: T) -> Int where T: Equatable
    func composed(_ a: any Right & Left) -> Int
    func bracketed(_ a: Int) -> Int
  }
  typealias Ints = [Int]
  protocol Left {}
  protocol Right {}

  protocol OtherParent {
    func done(_ c: (Int) -> ()) -> Int
    func labeled(_ c: @escaping (_ n: Int) -> Void) -> Int
  }
  protocol ChildOfBoth: Parent, OtherParent {}

  enum N {
    struct X: Equatable {}
    protocol A { func e(_ x: X) -> Int }
    protocol B: A { func e(_ x: N.X) -> Int }
  }
}

enum F7 {
  class Repo<Model> { init() {}; func save(_ m: Model) -> Int { 0 } }
  class UserRepo: Repo<User> { override func save(_ m: User) -> Int { 0 } }
  struct User: Equatable {}
  class B {
    init() {}
    func a() -> B { self }
    func b(_ x: String) -> Int { 0 }
    func d(_ x: Int!) -> Int { 0 }
  }
  class S: B {
    override func a() -> S { self }
    override func b(_ x: String?) -> Int { 0 }
    override func d(_ x: Int?) -> Int { 0 }
  }
}

enum F8 {
  protocol Del: NSObjectProtocol { func ended(_ code: Int) -> Bool }
}

enum G1 {
  class Box<T> { init() {}; func put(_ v: [T]) -> Int { 0 } }
  class IntBox: Box<Int> { override func put(_ v: [Int]) -> Int { 0 } }
  final class Obs<T>: Sendable {}
  class Coordinator<R> { init() {}; func start() -> Obs<R> { Obs() } }
  class Login: Coordinator<Bool> { override func start() -> Obs<Bool> { Obs() } }

  typealias Num = Int
  protocol Shape {}
  struct Circle: Shape, Equatable {}
  class Base {
    struct Inner: Equatable {}
    init() {}
    func load(then: @escaping () -> Void) -> Int { 0 }
    func find(_ o: Optional<Int>) -> Int { 0 }
    func inner(_ i: Inner) -> Int { 0 }
    func counts(_ i: [String: Int]) -> Int { 0 }
    func on(_ f: @escaping @Sendable () -> Void) -> Int { 0 }
    func map<T>(_ f: (Int) -> T) -> T { f(1) }
    func conditioned<T>(_ x: T) -> Int where T: Shape { 0 }
    func opaque(_ x: some Shape) -> Int { 0 }
  }
  class Sub: Base {
    override func load(then: @escaping () -> ()) -> Int { 0 }
    override func find(_ o: Int?) -> Int { 0 }
    override func inner(_ i: Base.Inner) -> Int { 0 }
    override func counts(_ i: [String: Num]) -> Int { 0 }
    override func on(_ f: @Sendable @escaping () -> Void) -> Int { 0 }
    override func map<U>(_ f: (Int) -> U) -> U { f(1) }
    override func conditioned<U: Shape>(_ x: U) -> Int { 0 }
    override func opaque<T: Shape>(_ x: T) -> Int { 0 }
  }

  protocol P { associatedtype T; func put(_ v: [T]) -> Int }
  protocol Q: P where T == Int { func put(_ v: [Int]) -> Int }
  protocol Doing {
    func run(_ v: () -> ()) -> Int
    func map<T>(_ v: T) -> Int
    func counts(_ v: Dictionary<String, Int>) -> Int
    func find(_ v: Int?) -> Int
  }
  protocol DoingMore: Doing {
    func run(_ v: () -> Void) -> Int
    func map<U>(_ v: U) -> Int
    func counts(_ v: [String: Int]) -> Int
    func find(_ v: Optional<Int>) -> Int
  }
}

enum G2 {
  class Two<A, B> { init() {}; func pair(_ a: A, _ b: B) -> Int { 0 } }
  class One<B>: Two<String, B> {}
  class Leaf: One<Int> {}
}

/// The mock of a class with opaque results is written if no subclass has to override them.
enum G3 {
  class A { init() {}; final func f() -> some Collection<Int> { [g()] }; func g() -> Int { 1 } }
}

enum G4 {
  class User: Codable { var name = ""; func greet() -> String { name } }
}

enum G5 {
  class Base { init() {}; func copy() -> Base { self }; func g() -> Int? { nil } }
  class Sub: Base { override func copy() -> Sub { self }; override func g() -> Int { 1 } }
}

/// The mock of a protocol that requires both a property and a method is refused; of two methods it is written.
enum G6 {
  protocol Lock { func lock() -> Int }
  protocol Owner: Lock { func lock(_ key: Int) -> Int }
}
extension G6.Owner { func lock() -> Int { lock(7) } }

// F16: the module Newsroom has these names, too.
protocol Kiosk { func rent() -> Int }
class Cart { func push() -> Int { 0 } }
typealias Rent = (_ days: Int) -> Int
