import Foundation
import Testing

@testable import MockyCore

/// The last source of default values: a `Decodable` type decoded from nothing.
struct EmptyDecoderTests {
  private var defaults = DefaultValues()

  enum Color: String, CaseIterable, Codable { case red, green }
  enum Size: String, Codable { case small }
  enum Event: Codable { case started(Int) }

  struct Address: Codable, Equatable {
    var city: String
    var zip: Int
  }

  struct Customer: Codable, Equatable {
    var name: String
    var address: Address
    var other: Address?
    var color: Color
    var tags: [String: [Int]]
    var home: URL
    var born: Date
  }

  @Test func aStructHasDefaultValuesInIt() {
    #expect(defaults.value(for: Address.self) == Address(city: "", zip: 0))
  }

  @Test func structsInStructsHaveThemToo() throws {
    let customer = try #require(defaults.value(for: Customer.self))
    #expect(
      customer
        == Customer(
          name: "", address: Address(city: "", zip: 0), other: nil, color: .red, tags: [:],
          home: try #require(URL(string: "about:blank")),
          born: Date(timeIntervalSinceReferenceDate: 0)))
  }

  @Test mutating func givenValuesAreUsedInside() {
    defaults.set("Bern", for: String.self)
    #expect(defaults.value(for: Address.self) == Address(city: "Bern", zip: 0))
    defaults.set(Address(city: "Thun", zip: 3600), for: Address.self)
    #expect(defaults.value(for: Customer.self)?.address.city == "Thun")
  }

  @Test func classesAndTheirSuperclassesAreDecoded() {
    class Base: Decodable { var id: Int }
    final class Derived: Base {
      var name: String = "x"
      private enum Keys: CodingKey { case name }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        name = try container.decode(String.self, forKey: .name)
        try super.init(from: container.superDecoder())
      }
    }
    #expect(defaults.value(for: Base.self)?.id == 0)
    #expect(defaults.value(for: Derived.self)?.name.isEmpty == true)
  }

  @Test func singleValuesAreDecoded() {
    struct Name: Decodable, Equatable {
      let text: String
      init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
      }
    }
    #expect(defaults.value(for: Name.self)?.text.isEmpty == true)
  }

  @Test func listsAreEmptyAndNestedContainersAreThere() throws {
    struct Nested: Decodable {
      var numbers: [Int] = []
      let x: Int
      private enum Keys: CodingKey { case list, inner, x }
      init(from decoder: any Decoder) throws {
        let outer = try decoder.container(keyedBy: Keys.self)
        var list = try outer.nestedUnkeyedContainer(forKey: .list)
        while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
        let inner = try outer.nestedContainer(keyedBy: Keys.self, forKey: .inner)
        x = try inner.decode(Int.self, forKey: .x)
      }
    }
    let nested = try #require(defaults.value(for: Nested.self))
    #expect(nested.numbers.isEmpty)
    #expect(nested.x == 0)
  }

  @Test func enumsThatAskForAKeyOrARawValueCannotBeDecoded() {
    #expect(defaults.value(for: Size.self) == nil)
    #expect(defaults.value(for: Event.self) == nil)
    #expect(defaults.value(for: Color.self) == .red)
  }

  @Test func aTypeThatContainsItselfCannotBeDecoded() {
    final class Chain: Decodable { let next: Chain }
    final class Tree: Decodable {
      let left: Tree
      let right: Tree
    }
    #expect(defaults.value(for: Chain.self) == nil)
    #expect(defaults.value(for: Tree.self) == nil)
  }

  @Test func aTypeThatContainsItselfInTurnsCannotBeDecoded() {
    #expect(defaults.value(for: Hen.self) == nil)
    #expect(defaults.value(for: Egg.self) == nil)
  }

  private final class Hen: Decodable { let egg: Egg }
  private final class Egg: Decodable { let hen: Hen }

  @Test func aTypeThatMayEndIsDecoded() {
    final class List: Decodable { let next: List? }
    struct Node: Decodable { let children: [Node] }
    #expect(defaults.value(for: List.self)?.next == nil)
    #expect(defaults.value(for: List.self) != nil)
    #expect(defaults.value(for: Node.self)?.children.isEmpty == true)
  }

  @Test func aTypeThatRefusesIsNotThere() {
    struct Picky: Decodable {
      struct Refusal: Error {}
      init(from decoder: any Decoder) throws { throw Refusal() }
    }
    #expect(defaults.value(for: Picky.self) == nil)
    #expect(defaults.value(for: [Picky].self)?.isEmpty == true)
  }
}
