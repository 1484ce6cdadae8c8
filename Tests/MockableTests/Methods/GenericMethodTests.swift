import Mocky
import MockyTestSupport
import Testing

private protocol Shape {
  associatedtype Unit: Equatable
  var name: String { get }
  var unit: Unit { get }
}
private struct Square: Shape, Equatable {
  let side: Int
  var name: String { "square \(side)" }
  var unit: String { "meter" }
}

private struct Torn: Error {}

@Mockable private protocol Canvas {
  func draw<S: Shape>(_ shape: S)
  func paint<S: Shape, Paint>(_ shape: S, with paint: Paint) -> Int where Paint: Equatable
  func measure<S>(_ shape: S, in unit: S.Unit) -> String where S: Shape, S.Unit == String
  func load<S: Shape>(_ type: S.Type, named name: String) throws -> S
  func make<T>() -> T
  func fetch<T: Decodable>(using request: String) async throws -> T
  func first<T>(of list: [T], where test: @escaping (T) -> Bool) -> T?
  func transform<T, U>(_ list: [T], _ transform: (T) throws -> U) throws -> [U]
  func attempt<Failure: Error>(_ name: String, failing: Failure.Type) throws(Failure)
  func retry<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value
  func fill<T: AdditiveArithmetic>(_ total: inout T, by value: T)
  func mix<T: Sendable>(_ color: T, into colors: [T], by mixing: () -> (T, Int)) -> Int
  func later<T: Sendable>(_ job: @escaping @Sendable () async throws -> T) async throws -> T
}

@Suite struct GenericMethodTests {
  @Test(.mockery) func valuesOfSeveralTypesAreExpected() {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.draw(Square(side: 1))
      expectThat(canvas).receives.paint(Square(side: 2), with: "red").then.returns(2)
      expectThat(canvas).receives.paint(Square(side: 2), with: 5).then.returns(5)
      expectThat(canvas).receives.measure(Square(side: 3), in: "meter").then.returns("3 m")
    }
    canvas.draw(Square(side: 1))
    #expect(canvas.paint(Square(side: 2), with: 5) == 5)
    #expect(canvas.paint(Square(side: 2), with: "red") == 2)
    #expect(canvas.measure(Square(side: 3), in: "meter") == "3 m")
  }

  @Test(.mockery) func anErrorIsThrownWhateverTheResultIs() async throws {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives(2).fetch(using: "b").then.throws(Torn())
    }
    await #expect(throws: Torn.self) { let _: Int = try await canvas.fetch(using: "b") }
    await #expect(throws: Torn.self) { let _: String = try await canvas.fetch(using: "b") }
  }

  @Test(.mockery) func aResultIsNamedByItsType() async throws {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.fetch(using: "a", as: Int.self).then.throws(Torn())
      expectThat(canvas).receives.fetch(using: .any).then.returns("text")
      expectThat(canvas).receives.make(as: Int.self).then.returns(1)
    }
    #expect(try await canvas.fetch(using: "a") == "text")
    await #expect(throws: Torn.self) { let _: Int = try await canvas.fetch(using: "a") }
    #expect(canvas.make() == 1)
  }

  @Test(.mockery) func anyTakesValuesOfAllTypes() {
    let canvas = Mockery.current.mock(MockCanvas.self)
    let seen = Captor<Any>()
    Mockery.current.check {
      expectThat(canvas).receives(1...).draw(.any).then.performs { seen.record($0) }
      allowing(canvas).receives.paint(.any, with: .any).then.returns(7)
      allowing(canvas).receives.measure(.any, in: .any).then.returns("any")
    }
    canvas.draw(Square(side: 4))
    #expect(canvas.paint(Square(side: 1), with: true) == 7)
    #expect(canvas.measure(Square(side: 1), in: "foot") == "any")
    #expect(seen.values as? [Square] == [Square(side: 4)])
  }

  @Test(.mockery) func matchersSayTheirType() {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.draw(Matcher<Square>.where(\.side, .greaterThan(5)))
      allowing(canvas).receives.paint(Matcher<Square>.any, with: Matcher.startingWith("r")).then
        .returns(1)
      allowing(canvas).receives.paint(.any, with: .ofType(Int.self)).then.returns(2)
    }
    canvas.draw(Square(side: 6))
    #expect(canvas.paint(Square(side: 1), with: "red") == 1)
    #expect(canvas.paint(Square(side: 1), with: 5) == 2)
  }

  @Test(.mockery) func theResultHasTheTypeThatIsAskedFor() throws {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      allowing(canvas).receives.make().then.returns(5)
      allowing(canvas).receives.make().then.returns("five")
      allowing(canvas).receives.load(Square.self, named: "a").then.returns(Square(side: 1))
      allowing(canvas).receives.load(Square.self, named: .any).then.performs { type, name in
        #expect(type == Square.self)
        return Square(side: name.count)
      }
    }
    let number: Int = canvas.make()
    let text: String = canvas.make()
    #expect(number == 5)
    #expect(text == "five")
    #expect(try canvas.load(Square.self, named: "a") == Square(side: 1))
    #expect(try canvas.load(Square.self, named: "long") == Square(side: 4))
  }

  @Test(.mockery) func closuresMentionItsTypes() async throws {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.first(of: [1, 2], where: .any).then.performs { list, test in
        list.first(where: test)
      }
      expectThat(canvas).receives.transform([1, 2], .any).then.performs { list, transform in
        try list.map(transform).reversed() as [String]
      }
      expectThat(canvas).receives.later(Matcher<@Sendable () async throws -> Int>.any).then
        .performs { job in try await job() + 1 }
    }
    #expect(canvas.first(of: [1, 2]) { $0 > 1 } == 2)
    #expect(try canvas.transform([1, 2]) { "\($0)" } == ["2", "1"])
    #expect(try await canvas.later { 41 } == 42)
  }

  @Test(.mockery) func theErrorHasTheTypeThatIsAskedFor() {
    struct Torn: Error {}
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.attempt("a", failing: Torn.self).then.throws(Torn())
      expectThat(canvas).receives.attempt(.any, failing: .any)
    }
    #expect(throws: Torn.self) { try canvas.attempt("a", failing: Torn.self) }
    canvas.attempt("b", failing: Never.self)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(.mockery) func theErrorHasTheTypeThatAClosureThrows() {
    struct Torn: Error, Equatable { var times = 1 }
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.retry(Matcher<() throws(Torn) -> Int>.any).then.performs {
        body throws(Torn) in
        try body() + 1
      }
      expectThat(canvas).receives.retry(Matcher<() throws(Torn) -> Bool>.any).then.throws(
        Torn(times: 3))
    }
    do throws(Torn) {
      let value = try canvas.retry { () throws(Torn) -> Int in 5 }
      #expect(value == 6)
      _ = try canvas.retry { () throws(Torn) -> Bool in throw Torn() }
    } catch { #expect(error == Torn(times: 3)) }
  }

  @Test(.mockery) func anInoutArgumentIsGeneric() {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.fill(1, by: 5).then.performs { $0.value += $1 }
      expectThat(canvas).receives.fill(1.5, by: 2).then.performs { $0.value -= $1 }
    }
    var total = 1
    canvas.fill(&total, by: 5)
    #expect(total == 6)
    var share = 1.5
    canvas.fill(&share, by: 2)
    #expect(share == -0.5)
  }

  @Test func aValueOfAnotherTypeIsAnotherCall() {
    let failures = headlines { context in
      let canvas = context.mock(MockCanvas.self)
      context.check { expectThat(canvas).receives.paint(Square(side: 1), with: 1) }
      _ = canvas.paint(Square(side: 1), with: 1.5)
    }
    #expect(
      failures == [
        "canvas.paint(Square(side: 1), with: 1.5): unexpected: "
          + "expected 1 as 'with'"
      ])
  }

  @Test(.mockery) func aMatcherOfAKnownTypeIsNoValueOfTheGenericOne() {
    let canvas = Mockery.current.mock(MockCanvas.self)
    Mockery.current.check {
      expectThat(canvas).receives.mix(Matcher<Int>.any, into: .any, by: .any).then.returns(1)
      expectThat(canvas).receives.mix("red", into: .count(1), by: .any).then.returns(2)
      expectThat(canvas).receives.mix(1.5, into: [2.5], by: .any).then.returns(3)
    }
    #expect(canvas.mix(7, into: [], by: { (7, 1) }) == 1)
    #expect(canvas.mix("red", into: ["blue"], by: { ("lilac", 1) }) == 2)
    #expect(canvas.mix(1.5, into: [2.5], by: { (2, 1) }) == 3)
  }
}
