import Mocky
import Testing

@testable import Newsroom

protocol Store {
  func save(_ item: String, at index: Int)
}

/// Expectations that leave arguments out.
@Suite struct AnyArgumentsSuite {
  let context = Mockery()
  let reporter = RecordingReporter()
  let parcel = Parcel(address: "Main Street")

  @Test func argumentsThatAreLeftOutMayBeAny() throws {
    let courier = context.mock(MockCourier.self)
    context.check {
      expectThat(courier).receives.anyArguments.deliver(to: .greaterThan(3)).then.returns(9)
      allowing(courier).receives.anyArguments.deliver().then.returns(1)
    }
    #expect(try courier.deliver(parcel, to: 4, urgent: true, note: nil) == 9)
    #expect(try courier.deliver(parcel, to: 3, urgent: true, note: nil) == 1)
    context.verify {
      expectThat(courier).received(1).anyArguments.deliver(to: .value(3), note: .isNil)
    }
    assertContextSatisfied(context)
  }

  @Test func actionsGetAllArguments() {
    let courier = context.mock(MockCourier.self)
    context.check {
      expectThat(courier).receives(2).anyArguments.track(every: .value(0.5))
        .then.performs { _, seconds, done in done(Int(seconds * 4)) }
      allowing(courier).receives.anyArguments.track(.value("a"), then: .any)
    }
    var tracked: [Int] = []
    courier.track(1, every: 0.5) { tracked.append($0) }
    courier.track("a", every: 0.5) { tracked.append($0) }
    courier.track("a", every: 1) { tracked.append($0) }
    #expect(tracked == [2, 2])
    assertContextSatisfied(context)
  }

  @Test func overloadsAreToldApartByTheirFirstArgument() {
    let courier = context.mock(MockCourier.self)
    context.check {
      allowing(courier).receives.anyArguments.weigh(.any).then.returns(1)
      allowing(courier).receives.anyArguments.weigh(.any, in: .any).then.returns(2)
    }
    #expect(courier.weigh(parcel) == 1)
    #expect(courier.weigh(parcel, in: "g") == 2)
  }

  @Test func subscriptsAreReadAndSet() {
    let courier = context.mock(MockCourier.self)
    context.check {
      allowing(courier).receives.anyArguments.subscript(at: .value("left")).then.returns("Ann")
      expectThat(courier).receives.anyArguments.subscript(setTo: .value("Bob"))
    }
    #expect(courier[4, at: "left"] == "Ann")
    courier[5, at: "right"] = "Bob"
    assertContextSatisfied(context)
  }

  @Test func membersOfTypesClassesAndFunctionsHaveThem() async {
    let sorter = context.mock { MockSorter($0) }
    let route = context.mock(MockRoute.self)
    context.check {
      allowing(MockCourier.self).receives.anyArguments.hire(for: .atLeast(2)).then.returns(true)
      allowing(sorter).receives.anyArguments.sort(by: .value("floor")).then.returns(true)
      allowing(route).receives.anyArguments.call(.value(parcel)).then.returns(["stairs"])
    }
    var parcels = [parcel]
    context.run { #expect(MockCourier.hire("Ann", for: 3)) }
    #expect(sorter.sort(&parcels, by: "floor", descending: true))
    #expect(await route.function(parcel, 2) == ["stairs"])
  }

  @Test func callsWithAnyArgumentsAreCounted() {
    let store = context.mock(MockStore.self, strictness: .nice)
    store.save("apple", at: 0)
    store.save("pear", at: 1)
    context.verify { expectThat(store).received(2).anyArguments.save() }
  }

  @Test func aFailureShowsTheArgumentsThatMayBeAny() {
    let context = Mockery(reporter: reporter)
    let courier = context.mock(MockCourier.self)
    context.check { expectThat(courier).receives.anyArguments.weigh(.any, in: .value("g")) }
    assertContextSatisfied(context)
    #expect(
      reporter.failures[0].message.hasPrefix("courier.weigh(any, in: \"g\"): never called"),
      "\(reporter.failures)")
  }
}
