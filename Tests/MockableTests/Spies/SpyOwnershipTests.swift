import Mocky
import MockyTestSupport
import Testing

/// A noncopyable value, on its way to a real object and back.
private struct Cargo: ~Copyable {
  var weight: Int
}

private struct Label: Equatable { var text: String }

private enum SeaMishap: Error { case sunk }

@Mockable(noncopyable: Cargo.self) private protocol Freighter {
  func weigh(_ cargo: borrowing Cargo) -> Int
  func weighTwice(_ cargo: borrowing Cargo) throws(SeaMishap) -> Int
  func difference(_ one: borrowing Cargo, _ other: borrowing Cargo) -> Int
  func store(_ cargo: consuming Cargo, at hold: Int) -> Int
  func ship(_ cargo: consuming Cargo) async throws(SeaMishap) -> Int
  func wet(_ cargo: inout Cargo) throws(SeaMishap) -> Int
  func swap(_ one: inout Cargo, _ other: inout Cargo)
  func unload(_ hold: Int) -> Cargo
  func find(_ hold: Int) async throws -> Cargo?
  func read(_ label: borrowing Label) -> String
  func sign(_ label: consuming Label) -> Label
  func sum(_ weights: Span<Int>) -> Int
}

private final class Barge: Freighter {
  func weigh(_ cargo: borrowing Cargo) -> Int { cargo.weight }
  func weighTwice(_ cargo: borrowing Cargo) throws(SeaMishap) -> Int {
    if cargo.weight > 99 { throw .sunk }
    return 2 * cargo.weight
  }
  func difference(_ one: borrowing Cargo, _ other: borrowing Cargo) -> Int {
    one.weight - other.weight
  }
  func store(_ cargo: consuming Cargo, at hold: Int) -> Int { cargo.weight + hold }
  func ship(_ cargo: consuming Cargo) async throws(SeaMishap) -> Int {
    if cargo.weight > 99 { throw .sunk }
    return cargo.weight
  }
  func wet(_ cargo: inout Cargo) throws(SeaMishap) -> Int {
    if cargo.weight > 99 { throw .sunk }
    cargo.weight += 1
    return cargo.weight
  }
  func swap(_ one: inout Cargo, _ other: inout Cargo) {
    let weight = one.weight
    one.weight = other.weight
    other.weight = weight
  }
  func unload(_ hold: Int) -> Cargo { Cargo(weight: hold) }
  func find(_ hold: Int) async throws -> Cargo? { hold == 0 ? nil : Cargo(weight: hold) }
  func read(_ label: borrowing Label) -> String { label.text }
  func sign(_ label: consuming Label) -> Label { Label(text: label.text + "!") }
  func sum(_ weights: Span<Int>) -> Int { weights.indices.reduce(0) { $0 + weights[$1] } }
}

@Mockable private class Dock {
  func weigh(_ cargo: borrowing Cargo) -> Int { cargo.weight }
  func store(_ cargo: consuming Cargo) -> Int { cargo.weight * 10 }
  func build() -> Cargo { Cargo(weight: 5) }
}

/// Spies hand on what cannot be copied, and what their protocol lends or gives away.
@Suite struct SpyOwnershipTests {
  var (reporter, context) = recordedContext()
  private let spy: MockFreighter

  init() {
    spy = context.spy(MockFreighter.self, on: Barge())
  }

  @Test func whatIsBorrowedIsForwarded() throws {
    let (light, heavy) = (3, 100)
    #expect(spy.weigh(Cargo(weight: light)) == 3)
    #expect(spy.difference(Cargo(weight: heavy), Cargo(weight: light)) == 97)
    #expect(try spy.weighTwice(Cargo(weight: light)) == 6)
    #expect(throws: SeaMishap.sunk) { try spy.weighTwice(Cargo(weight: heavy)) }
    #expect(spy.read(Label(text: "fragile")) == "fragile")
    context.verify { expectThat(spy).received.read(Label(text: "fragile")) }
    #expect(reporter.messages == [])
  }

  @Test func whatIsConsumedIsForwarded() async throws {
    #expect(spy.store(Cargo(weight: 3), at: 4) == 7)
    #expect(try await spy.ship(Cargo(weight: 8)) == 8)
    await #expect(throws: SeaMishap.sunk) { try await spy.ship(Cargo(weight: 100)) }
    #expect(spy.sign(Label(text: "a")) == Label(text: "a!"))
    #expect(reporter.messages == [])
  }

  @Test func whatIsChangedIsForwarded() throws {
    var cargo = Cargo(weight: 1)
    var other = Cargo(weight: 100)
    #expect(try spy.wet(&cargo) == 2)
    #expect(cargo.weight == 2)
    #expect(throws: SeaMishap.sunk) { try spy.wet(&other) }
    spy.swap(&cargo, &other)
    #expect(cargo.weight == 100 && other.weight == 2)
    #expect(reporter.messages == [])
  }

  @Test func whatIsReturnedIsForwarded() async throws {
    let unloaded = spy.unload(6)
    #expect(unloaded.weight == 6)
    var weight = 0
    if let found = try await spy.find(2) { weight = found.weight }
    #expect(weight == 2)
    let nothing = try await spy.find(0)
    let isNothing = nothing == nil
    #expect(isNothing)
    #expect(reporter.messages == [])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func viewsAreForwarded() {
    let weights = [1, 2, 3]
    #expect(spy.sum(weights.span) == 6)
    #expect(reporter.messages == [])
  }

  @Test func anExpectationForwardsIt() {
    let seen = Captor<Int>()
    context.check {
      expectThat(spy).receives.weigh(.any)
        .then.runs { cargo in seen.record(cargo.borrow { $0.weight } ?? 0) }
        .then.forwards()
      expectThat(spy).receives.unload(1).then.forwards()
      allowing(spy).receives.unload(.any).then.returns(.init { Cargo(weight: 9) })
    }
    #expect(spy.weigh(Cargo(weight: 3)) == 3)
    #expect(spy.unload(1).weight == 1)
    #expect(spy.unload(1).weight == 9)
    context.assertSatisfied()
    #expect(seen.values == [3])
    #expect(reporter.messages == [])
  }

  @Test func whatAnActionHasTakenCannotBeForwarded() async throws {
    let taken = Captor<Int>()
    context.check {
      allowing(spy).receives.store(.any, at: 1)
        .then.runs { cargo, _ in
          if let own = cargo.take() { taken.record(own.weight) }
        }
        .then.forwards()
      allowing(spy).receives.ship(.any).then.forwards().then.forwards()
    }
    #expect(spy.store(Cargo(weight: 3), at: 1) == 0)
    #expect(try await spy.ship(Cargo(weight: 3)) == 3)
    #expect(taken.values == [3])
    #expect(
      reporter.headlines == [
        "freighter.store(a Cargo, at: 1): cannot be forwarded",
        "freighter.ship(a Cargo): cannot be forwarded",
      ])
    #expect(reporter.section(.obstacle) == ["an action has taken an argument"])
    #expect(reporter.section(.obstacle, of: 1) == ["an action has taken an argument"])
  }

  @Test func theSpyOfAClassForwardsIt() {
    let dock = context.spy { MockDock($0) }
    #expect(dock.weigh(Cargo(weight: 3)) == 3)
    #expect(dock.store(Cargo(weight: 3)) == 30)
    #expect(dock.build().weight == 5)
    #expect(reporter.messages == [])
  }
}
