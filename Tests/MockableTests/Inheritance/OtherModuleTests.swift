import Mocky
import MockyTestSupport
import Testing

/// Its parent and that parent's parent are protocols of another module.
@Mockable protocol Lighthouse: Beacon {
  func rotate(by degrees: Double)
}

/// Its parent has associated types, and is of another module.
@Mockable protocol Lens<Colour>: MockyTestSupport.Filter where Colour: Equatable {
  associatedtype Colour
  func polish()
}

@Suite(.mockery) struct OtherModuleTests {
  private let context = Mockery.current

  @Test func theMockOfAnotherModulesProtocolIsUsedAsItIs() async throws {
    let mock = context.mock(MockBeacon.self)
    let beacon: any Beacon = mock
    context.check {
      expectThat(mock).receives.flash(3, every: 1).then.returns(true)
      expectThat(mock).receives.place.then.returns(Place(name: "Fastnet"))
      expectThat(mock).receives.report(to: .any).then.throws(StormError())
    }
    #expect(beacon.flash(3, every: 1))
    #expect(beacon.place == Place(name: "Fastnet"))
    await #expect(throws: StormError.self) { try await beacon.report(to: "the coast guard") }
  }

  @Test func aChildInThisModuleInheritsTheParentsMock() {
    let mock = context.mock(MockLighthouse.self)
    let lighthouse: any Lighthouse = mock
    context.check {
      expectThat(mock).receives.rotate(by: .close(to: 90, within: 1))
      expectThat(mock).receives.flash(1, every: .any).then.returns(true)
      expectThat(mock).receives.kindle()
    }
    lighthouse.rotate(by: 90.5)
    let hasFlashed = flash(lighthouse)
    #expect(hasFlashed)
    lighthouse.kindle()
  }

  @Test func aParentsAssociatedTypesAreChosenInThisModule() {
    let mock = context.mock(MockLens<String>.self)
    context.check {
      expectThat(mock).receives.pass("red").then.returns("dark red")
      expectThat(mock).receives.polish()
    }
    mock.polish()
    #expect(mock.pass("red") == "dark red")
  }

  private func flash(_ beacon: some Beacon) -> Bool { beacon.flash(1, every: .zero) }
}

private struct StormError: Error {}
