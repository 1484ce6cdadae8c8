import Mocky
import Testing

/// Associated types that a mock can only be the answer to itself.
@Mockable private protocol Link {
  associatedtype Next: Link where Next.Next == Self
  func follow() -> Next
  func join(_ next: Next) -> Bool
}

@Mockable private protocol Twin: AnyObject {
  associatedtype Other where Other == Self
  var other: Other? { get set }
}

@Mockable private protocol Chain {
  associatedtype Tail: Chain where Tail.Tail == Tail
  func tail() -> Tail
}

@Suite(.mockery) struct SelfBoundTypeTests {
  @Test func aMockFollowsItself() {
    let first = Mockery.current.mock(MockLink.self)
    let second = Mockery.current.mock(MockLink.self)
    Mockery.current.check {
      expectThat(first).receives.follow().then.returns(second)
      expectThat(second).receives.join(.identical(to: first)).then.returns(true)
    }
    #expect(isRing(first))
  }

  @Test func aMockIsItsOwnTwin() {
    let one = Mockery.current.mock(MockTwin.self)
    let other = Mockery.current.mock(MockTwin.self)
    Mockery.current.check {
      expectThat(one).receives.other(setTo: .identical(to: other))
      expectThat(one).receives.other.then.returns(other)
    }
    one.other = other
    #expect(one.other === other)
  }

  @Test func aTailHasItself() {
    let tail = Mockery.current.mock(MockLast.self)
    let chain = Mockery.current.mock(MockChain<MockLast>.self)
    Mockery.current.check { expectThat(chain).receives.tail().then.returns(tail) }
    #expect(chain.tail() === tail)
  }

  private func isRing<L: Link>(_ link: L) -> Bool { link.follow().join(link) }
}

/// The end of a chain, by hand.
private final class MockLast: Chain, MakeableMock {
  typealias Tail = MockLast
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }
  func tail() -> MockLast { self }
}
