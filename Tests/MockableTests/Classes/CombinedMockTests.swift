import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Strolling { func stroll(_ metres: Int) -> Int }
@Mockable protocol Singing { func sing() -> String }

// A class together with protocols.
final class MockMinstrel: MockMotor, Strolling, Singing, @unchecked Sendable {}

// Several protocols at once.
@Mockable protocol Wanderer: Strolling, Singing {}

@Suite struct CombinedMockTests {
  @Test func aClassIsMockedTogetherWithProtocols() {
    let messages = headlines { context in
      let minstrel = context.mock { MockMinstrel($0, cylinders: 1) }
      context.check {
        expectThat(minstrel).receives.ignite(0).then.returns(true)
        expectThat(minstrel).receives.stroll(5).then.returns(4)
        expectThat(minstrel).receives.sing()
      }
      #expect((minstrel as Motor).ignite(0))
      #expect((minstrel as any Strolling).stroll(5) == 4)
    }
    #expect(messages == ["minstrel.sing(): never called, expected once"])
  }

  @Test func itsClassCanBeSpiedOn() {
    let messages = headlines { context in
      let minstrel = context.spy { MockMinstrel($0, cylinders: 2) }
      context.check { allowing(minstrel).receives.stroll(.any).then.returns(1) }
      #expect(minstrel.start())
      #expect(minstrel.stroll(2) == 1)
      context.verify { expectThat(minstrel).received(2).ignite(.any) }
    }
    #expect(messages == [])
  }

  @Test func severalProtocolsAreMockedAtOnce() {
    let messages = headlines { context in
      let wanderer = context.mock(MockWanderer.self)
      context.check {
        expectThat(wanderer).receives.stroll(1)
        expectThat(wanderer).receives.sing().then.returns("la")
      }
      #expect(wanderer.stroll(1) == 0)
      #expect(wanderer.sing() == "la")
    }
    #expect(messages == [])
  }
}
