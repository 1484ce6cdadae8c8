import Mocky
import MockyTestSupport
import Testing

/// A noncopyable value, which counts how many there were.
struct Crate: ~Copyable {
  var weight: Int
  let destroyed: Captor<Int>?

  init(_ weight: Int, destroyed: Captor<Int>? = nil) {
    self.weight = weight
    self.destroyed = destroyed
  }

  deinit { destroyed?.record(weight) }
}

/// A type that can be copied, which a caller lends all the same.
struct Tariff: Equatable { var price = 1 }

enum DeliveryError: Error { case lost }

@Mockable private protocol CrateCarrier {
  func weigh(_ parcel: borrowing Crate) -> Int
  func accept(_ parcel: consuming Crate, at counter: Int)
  func wrap(_ parcel: inout Crate, in layers: Int) throws(DeliveryError) -> Int
  func carry(_ parcel: borrowing Crate) async throws -> Int
  func deliver(_ parcel: consuming Crate) async throws(DeliveryError)
  func seal(_ parcel: inout Crate) async
  func frank(_ stamp: borrowing Tariff) -> Bool
  func cancel(_ stamp: consuming Tariff, on day: Int)
  func compare(_ one: borrowing Crate, _ other: borrowing Crate, by: (Int) -> Int) -> Int
  static func refuse(_ parcel: consuming Crate) -> Int
}

/// Types that the compiler does not know beforehand.
@Mockable private protocol CrateDepot {
  func keep<T: ~Copyable>(_ thing: consuming T)
  func look<T>(at thing: borrowing T) -> Int where T: ~Copyable
  func show(_ thing: borrowing some ~Copyable) -> String
}

@Mockable private protocol CrateSorter: Actor {
  func sort(_ parcel: borrowing Crate) -> Int
  func drop(_ parcel: consuming sending Crate)
}

@Mockable @MainActor private protocol CrateCounter {
  func hand(_ parcel: consuming Crate)
  func read(_ parcel: borrowing Crate) async -> Int
}

/// Only `inout`: nothing tells that it cannot be copied, so that the macro is told.
@Mockable(noncopyable: Crate.self) private protocol CrateScale {
  func tare(_ parcel: inout Crate)
}

@Suite(.mockery) struct NoncopyableParameterTests {
  private let context = Mockery.current

  @Test func whatIsBorrowedIsSeenByAnAction() {
    let carrier = context.mock(MockCrateCarrier.self)
    context.check {
      expectThat(carrier).receives.weigh(.any).then.performs { parcel in
        parcel.borrow { $0.weight } ?? 0
      }
    }
    let parcel = Crate(7)
    #expect((carrier as any CrateCarrier).weigh(parcel) == 7)
    #expect(parcel.weight == 7)
  }

  @Test func whatIsConsumedMayBeTaken() {
    let carrier = context.mock(MockCrateCarrier.self)
    let destroyed = Captor<Int>()
    let taken = Captor<Int>()
    context.check {
      expectThat(carrier).receives.accept(.any, at: 3).then.performs { parcel, _ in
        guard let own = parcel.take() else { return }
        taken.record(own.weight)
        #expect(destroyed.values == [])
        let isTakenOnce = parcel.take() == nil
        #expect(isTakenOnce)
        #expect(parcel.borrow { $0.weight } == nil)
      }
    }
    carrier.accept(Crate(5, destroyed: destroyed), at: 3)
    #expect(taken.values == [5])
    #expect(destroyed.values == [5])
  }

  @Test func whatIsConsumedAndNotTakenEndsWithTheCall() {
    let carrier = context.mock(MockCrateCarrier.self)
    let destroyed = Captor<Int>()
    context.check {
      expectThat(carrier).receives.accept(.any, at: 1).then.performs { parcel, _ in
        parcel.mutate { $0.weight += 1 }
      }
    }
    carrier.accept(Crate(5, destroyed: destroyed), at: 1)
    #expect(destroyed.values == [6])
  }

  @Test func whatIsInoutIsChangedByAnAction() throws {
    let carrier = context.mock(MockCrateCarrier.self)
    let scale = context.mock(MockCrateScale.self)
    context.check {
      expectThat(carrier).receives.wrap(.any, in: 2).then.performs { parcel, layers in
        parcel.mutate { $0.weight += layers }
        return parcel.borrow { $0.weight } ?? 0
      }
      expectThat(carrier).receives.wrap(.any, in: 3).then.throws(.lost)
      expectThat(scale).receives.tare(.any).then.performs { $0.mutate { $0.weight = 0 } }
    }
    var parcel = Crate(5)
    #expect(try carrier.wrap(&parcel, in: 2) == 7)
    #expect(parcel.weight == 7)
    #expect(throws: DeliveryError.lost) {
      var other = Crate(1)
      _ = try carrier.wrap(&other, in: 3)
    }
    (scale as any CrateScale).tare(&parcel)
    #expect(parcel.weight == 0)
  }

  @Test func asynchronousCallsLendForAsLongAsTheyRun() async throws {
    let carrier = context.mock(MockCrateCarrier.self)
    context.check {
      expectThat(carrier).receives.carry(.any).then.performs { parcel in
        await Task.yield()
        return parcel.borrow { $0.weight } ?? 0
      }
      expectThat(carrier).receives.seal(.any).then.performs { parcel in
        await Task.yield()
        parcel.mutate { $0.weight *= 2 }
      }
      expectThat(carrier).receives.deliver(.any).then.throws(.lost)
    }
    var parcel = Crate(4)
    #expect(try await carrier.carry(parcel) == 4)
    await carrier.seal(&parcel)
    #expect(parcel.weight == 8)
    do throws(DeliveryError) {
      try await carrier.deliver(parcel)
      Issue.record("delivered")
    } catch {
      #expect(error == .lost)
    }
  }

  @Test func whatCanBeCopiedIsComparedAsUsual() {
    let carrier = context.mock(MockCrateCarrier.self)
    context.check {
      expectThat(carrier).receives.frank(Tariff(price: 2)).then.performs { $0.price == 2 }
      expectThat(carrier).receives.cancel(.where(\.price, .equal(to: 3)), on: 5)
    }
    #expect(carrier.frank(Tariff(price: 2)))
    carrier.cancel(Tariff(price: 3), on: 5)
    context.verify { expectThat(carrier).received.frank(Tariff(price: 2)) }
  }

  @Test func severalArgumentsAreLentAtOnce() {
    let carrier = context.mock(MockCrateCarrier.self)
    context.check {
      expectThat(carrier).receives.compare(.any, .any, by: .any).then.performs { one, other, by in
        by((one.borrow { $0.weight } ?? 0) - (other.borrow { $0.weight } ?? 0))
      }
    }
    #expect(carrier.compare(Crate(9), Crate(4)) { $0 * 10 } == 50)
  }

  @Test func staticMembersTakeThemToo() {
    context.check {
      expectThat(MockCrateCarrier.self).receives.refuse(.any).then.performs { parcel in
        guard let own = parcel.take() else { return 0 }
        return own.weight
      }
    }
    #expect(MockCrateCarrier.refuse(Crate(3)) == 3)
  }

  @Test func genericMembersTakeThemToo() {
    let depot = context.mock(MockCrateDepot.self)
    let taken = Captor<Int>()
    context.check {
      expectThat(depot).receives.keep(Matcher<NoncopyableBox<Crate>>.any).then.performs {
        if let parcel = $0.take() { taken.record(parcel.weight) }
      }
      expectThat(depot).receives.look(at: .any).then.returns(2)
      expectThat(depot).receives.show(Matcher<NoncopyableBox<Crate>>.any).then.performs {
        "\($0.borrow { $0.weight } ?? 0) g"
      }
    }
    depot.keep(Crate(6))
    #expect(depot.look(at: Crate(1)) == 2)
    #expect(depot.show(Crate(8)) == "8 g")
    #expect(taken.values == [6])
  }

  @Test func actorsTakeThemToo() async {
    let sorter = context.mock(MockCrateSorter.self)
    context.check {
      expectThat(sorter).receives.sort(.any).then.performs { $0.borrow { $0.weight } ?? 0 }
      expectThat(sorter).receives.drop(.any)
    }
    #expect(await sorter.sort(Crate(2)) == 2)
    await sorter.drop(Crate(2))
  }

  @MainActor @Test func theMainActorTakesThemToo() async {
    let counter = context.mock(MockCrateCounter.self)
    context.check {
      expectThat(counter).receives.hand(.any).then.performs { _ in MainActor.assertIsolated() }
      expectThat(counter).receives.read(.any).then.performs { $0.borrow { $0.weight } ?? 0 }
    }
    counter.hand(Crate(1))
    #expect(await counter.read(Crate(4)) == 4)
  }

  @Test func aMatcherSeesWhatIsPassed() {
    let carrier = context.mock(MockCrateCarrier.self)
    context.check {
      allowing(carrier).receives.weigh(.matching("light") { $0.weight < 5 }).then.returns(1)
      allowing(carrier).receives.weigh(.any).then.returns(2)
    }
    #expect(carrier.weigh(Crate(4)) == 1)
    #expect(carrier.weigh(Crate(6)) == 2)
  }

  @Test func nothingIsLeftAfterTheCall() {
    let carrier = context.mock(MockCrateCarrier.self)
    let kept = Captor<NoncopyableBox<Crate>>()
    context.check { allowing(carrier).receives.weigh(.capturing(into: kept)).then.returns(1) }
    _ = carrier.weigh(Crate(4))
    #expect(kept.last?.borrow { $0.weight } == nil)
    #expect(kept.last?.mutate { $0.weight = 1 } == nil)
  }

  @Test func messagesSayWhatItWas() {
    let (reporter, context, carrier) = recordedContext(MockCrateCarrier.self)
    context.check {
      expectThat(carrier).receives.weigh(.matching("a light parcel") { $0.weight < 5 })
    }
    _ = carrier.weigh(Crate(7))
    carrier.accept(Crate(1), at: 2)
    context.assertSatisfied()
    let text = reporter.failures[0].message.split(separator: "\n").map(String.init)
    #expect(
      text[0] == "crateCarrier.weigh(a Crate): unexpected: "
        + "expected a light parcel as argument 1")
    #expect(text.contains("      1         ✗ expected a light parcel"))
    #expect(text.contains("                       got a Crate"))
  }

  @Test func afterTheCallOnlyAnyMatches() {
    let lines = headlines { context in
      let carrier = context.mock(MockCrateCarrier.self)
      context.check { allowing(carrier).receives.weigh(.any).then.returns(1) }
      _ = carrier.weigh(Crate(4))
      context.verify {
        expectThat(carrier).received.weigh(.matching("light") { $0.weight < 5 })
      }
      context.verify { expectThat(carrier).received.weigh(.any) }
    }
    #expect(lines == ["crateCarrier.weigh(light): never called, expected at least once"])
  }
}
