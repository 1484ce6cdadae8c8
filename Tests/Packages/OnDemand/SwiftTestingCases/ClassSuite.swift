import Mocky
import Testing

@testable import Newsroom

/// A class together with a protocol.
final class MockRentedTypesetter: MockTypesetter, Rentable, @unchecked Sendable {}

@Suite struct ClassSuite {
  let context = Mockery()

  @Test func aClassIsMocked() {
    let typesetter = context.mock { MockTypesetter($0, columns: 2) }
    context.check {
      expectThat(typesetter).receives.set("a").then.returns(7)
      expectThat(typesetter).receives.lines.then.returns(["x"])
    }
    #expect(typesetter.set("a") == 7)
    #expect(typesetter.lines == ["x"])
    assertContextSatisfied(context)
  }

  @Test func aSpyForwardsAndHasWhatItsAncestorsHave() async throws {
    let linotype = context.spy { MockLinotype<Int>($0, columns: 1) }
    context.check { allowing(linotype).receives.cast("b").then.doesNothing() }
    #expect(linotype.set("a\nb") == 1)
    #expect(try await linotype.pour(3) == .italic)
    context.verify { expectThat(linotype).received(2).cast(.any) }
  }

  @Test func aClassIsMockedTogetherWithAProtocol() {
    let rented = context.mock { MockRentedTypesetter($0, columns: 1) }
    context.check {
      expectThat(rented).receives.rent(days: 2).then.returns(40)
      expectThat(rented).receives.set("a").then.forwards()
      allowing(rented).receives.cast(.any)
      allowing(rented).receives.lines.then.returns([])
    }
    let machine: any Rentable = rented
    #expect(machine.rent(days: 2) == 40)
    #expect(rented.set("a") == 0)
    assertContextSatisfied(context)
  }

  @Test func aProtocolIsSpiedOn() {
    struct RealListener: Listener { func hear(_ message: String) -> Bool { message == "hello" } }
    let listener = context.spy(MockListener.self, on: RealListener())
    #expect(listener.hear("hello"))
    context.verify { expectThat(listener).received.hear("hello") }
  }
}
