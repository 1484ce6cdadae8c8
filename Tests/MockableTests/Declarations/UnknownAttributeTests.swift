import Mocky
import Testing

/// Attributes that say nothing to a mock, before and after `@Mockable`, and comments between.
@preconcurrency  // for old code
@Mockable
@dynamicMemberLookup
protocol Postbox: Sendable {
  /// The requirement of `@dynamicMemberLookup`.
  subscript(dynamicMember name: String) -> Int { get }
  @discardableResult func drop(_ letter: String) -> Bool
  @inline(never) func empty()
}

@_marker protocol Marked {}

@MainActor @preconcurrency @Mockable protocol Mailroom: Marked {
  @preconcurrency func sort(_ letters: [String], then: @escaping @Sendable () -> Void)
}

@Suite(.mockery) struct UnknownAttributeTests {
  private let context = Mockery.current

  @Test func attributesThatSayNothingToAMockDoNoHarm() {
    let mock = context.mock(MockPostbox.self)
    let postbox: any Postbox = mock
    context.check {
      expectThat(mock).receives.drop("a card").then.returns(true)
      expectThat(mock).receives.subscript(dynamicMember: "cards").then.returns(1)
      expectThat(mock).receives.empty()
    }
    postbox.drop("a card")
    #expect(postbox.cards == 1)
    postbox.empty()
  }

  @Test @MainActor func theyMayStandBesideAnActor() {
    let mock = context.mock(MockMailroom.self)
    context.check { expectThat(mock).receives.sort([], then: .any).then.performs { $1() } }
    mock.sort([]) {}
  }
}
