import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Rule 9: what calls return that nothing gives a value.
struct Rule09DefaultValueTests {
  enum Light: CaseIterable { case red, green }
  struct Order: Decodable, Equatable {
    let number: Int
    let notes: [String]
    let remark: String?
  }
  struct Endless: Decodable {
    let inner: [Endless]
    let next: Box
  }
  final class Box: Decodable, Sendable { let endless: Endless? }
  struct Loop: Decodable { let next: Link }
  final class Link: Decodable { let loop: Loop }
  struct Opaque {}
  struct Team: Decodable { let captain: Person }
  struct Person: Decodable, Equatable, MockDefault {
    static var mockDefault: Person { Person(name: "Ann") }
    var name: String
  }
  struct Crate<Item> { let item: Item }

  var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)

  /// Calls a member that returns a value of the type.
  private func value<Value>(_ type: Value.Type) throws -> Value {
    try turtle.mockObject.call("any()", throwing: (any Error).self, returning: Value.self)
  }

  @Test func whatSwiftMakesObvious() async throws {
    turtle.up()
    #expect(turtle.count() == 0)
    #expect(turtle.name() == "")
    #expect(turtle.maybe() == nil)
    #expect(turtle.list() == [])
    #expect(turtle.map() == [:])
    #expect(turtle.pair() == (0, ""))
    #expect(try await turtle.fetch(1) == "")
    #expect(try value(Bool.self) == false)
    #expect(try value(Double.self) == 0)
    #expect(try value(Set<Int>.self) == [])
    #expect(reporter.failures.isEmpty)
  }

  @Test func commonTypesOfFoundation() throws {
    #expect(try value(Data.self) == Data())
    #expect(try value(Date.self) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(try value(URL.self).absoluteString == "about:blank")
    #expect(try value(UUID.self).uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test func theFirstCaseAndWhatIsDecodedFromNothing() throws {
    #expect(try value(Light.self) == .red)
    #expect(try value(Order.self) == Order(number: 0, notes: [], remark: nil))
  }

  @Test func aSuccessAndStreamsThatHaveEnded() async throws {
    #expect(try value(Result<Int, any Error>.self).get() == 0)
    #expect(try value(Result<Void, any Error>.self).get() == ())
    #expect(try value(Result<[Order], Never>.self).get() == [])
    for await _ in try value(AsyncStream<Opaque>.self) { Issue.record("an element") }
    for try await _ in try value(AsyncThrowingStream<Opaque, any Error>.self) {
      Issue.record("an element")
    }
    #expect(reporter.failures.isEmpty)
    #expect(throws: UnexpectedInvocation.self) { try value(Result<Opaque, any Error>.self) }
  }

  @Test func aTypeSaysItsOwnDefault() throws {
    #expect(try value(Person.self) == Person(name: "Ann"))
    #expect(try value(Person?.self) == nil)
    #expect(try value(Crate<Person>.self).item.name == "Ann")
    #expect(try value(Result<Person, Never>.self).get().name == "Ann")
    #expect(try value(Team.self).captain.name == "Ann")
    #expect(reporter.failures.isEmpty)
    #expect(throws: UnexpectedInvocation.self) { try value(Crate<Opaque>.self) }
  }

  @Test func whatIsSetComesBeforeTheDefaultOfAType() throws {
    context.setDefault(Person(name: "Bob"))
    #expect(try value(Person.self).name == "Bob")
    #expect(try value(Team.self).captain.name == "Bob")
  }

  @Test func whatIsSetComesFirst() throws {
    context.setDefault(7, for: Int.self)
    context.setDefault("set")
    context.setDefault(Light.green)
    context.setDefault(Opaque())
    #expect(turtle.count() == 7)
    #expect(turtle.pair() == (7, "set"))
    #expect(try value(Light.self) == .green)
    #expect(try value(Order.self).number == 7)
    _ = try value(Opaque.self)
    #expect(reporter.failures.isEmpty)
  }

  @Test func aDefaultForAProtocolIsReturnedWhereTheProtocolIs() {
    let child: MockTurtle = context.mock(named: "child")
    context.setDefault(child, for: (any Turtle).self)
    #expect(turtle.child() as? MockTurtle === child)
  }

  @Test func aTypeThatContainsItselfDoesNotOverflow() {
    #expect(throws: UnexpectedInvocation.self) { try value(Loop.self) }
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.headlines == ["turtle.any(): no value to return, of type Loop"])
  }

  @Test func whereNoValueCanBeMadeAThrowingMethodThrows() {
    #expect(throws: UnexpectedInvocation.self) { try value(Opaque.self) }
    #expect(reporter.kinds == [.misuse])
  }
}

extension Rule09DefaultValueTests.Crate: MockDefault where Item: MockDefault {
  static var mockDefault: Self { Self(item: .mockDefault) }
}
