import Mocky
import Testing

@Mockable protocol Messenger5 {
  func deliver(_ parcel: Int, on actor: isolated (any Actor)?) -> Bool
  func pick(isolation: isolated (any Actor)?) async throws -> String
}

@Mockable protocol Warehouse5 {
  nonisolated(nonsending) func store(_ parcel: Int) async -> Int
  @concurrent func sort(_ parcels: [Int]) async -> [Int]
}

/// Something that is not `Sendable`.
final class Parcel {
  var weight: Int
  init(weight: Int) { self.weight = weight }
}

@Mockable protocol PostOffice {
  func open(_ number: Int) -> sending Parcel
  func find(_ name: String) async throws -> sending Parcel?
}

@Suite(.mockery) struct IsolatedParameterTests {
  @Test func theActorIsAnArgument() async throws {
    let courier = Mockery.current.mock(MockMessenger5.self)
    Mockery.current.check {
      expectThat(courier).receives.deliver(3, on: .isNil).then.returns(true)
      expectThat(courier).receives.pick(isolation: .any).then.returns("parcel")
    }
    let isDelivered = courier.deliver(3, on: nil)
    #expect(isDelivered)
    #expect(try await courier.pick(isolation: #isolation) == "parcel")
  }

  @Test func membersSayWhereTheyRun() async {
    let depot = Mockery.current.mock(MockWarehouse5.self)
    Mockery.current.check {
      expectThat(depot).receives.store(1).then.returns(2)
      expectThat(depot).receives.sort([2, 1]).then.performs { $0.sorted() }
    }
    #expect(await depot.store(1) == 2)
    #expect(await depot.sort([2, 1]) == [1, 2])
  }

  @Test func resultsAreSent() async throws {
    let office = Mockery.current.mock(MockPostOffice.self)
    Mockery.current.check {
      expectThat(office).receives.open(1).then.performs { _ in Parcel(weight: 3) }
      expectThat(office).receives.find("Ann")
    }
    let parcel = office.open(1)
    let weight = await Task.detached { parcel.weight }.value
    #expect(weight == 3)
    #expect(try await office.find("Ann") == nil)
  }
}
