import Mocky
import Testing

struct InternalToken: Equatable {}

@Mockable open class Portal {
  public init(width: Int) {}
  open func open() -> Bool { true }
  public func shut() -> Bool { true }
  public internal(set) var state: String = "shut"
  public private(set) var count = 1
  func accept(_ token: InternalToken) -> InternalToken { token }
}

enum Yard {
  @Mockable class Shed {
    struct Rake: Equatable { var name: String }
    func borrow(_ tool: Rake) -> Rake { tool }
  }
}

@Mockable class Hammer {
  func hit() -> Int { 1 }
  #if DEBUG
    func tap() -> Int { 2 }
  #endif
  @available(*, unavailable) func smash() {}
}

@Suite struct ClassAccessTests {
  let context: Mockery = Mockery()

  @Test func anOpenClassKeepsTheAccessOfItsMembers() {
    let portal = context.spy { MockPortal($0, width: 1) }
    context.check {
      allowing(portal).receives.accept(InternalToken()).then.returns(InternalToken())
    }
    #expect(portal.open())
    #expect(portal.accept(InternalToken()) == InternalToken())
    portal.state = "open"
    #expect(portal.state == "open")
    #expect(portal.count == 1)
  }

  @Test func aNestedClassIsMockedBesideIt() {
    let shed = context.mock { Yard.MockShed($0) }
    let saw = Yard.Shed.Rake(name: "saw")
    context.check { expectThat(shed).receives.borrow(saw).then.returns(saw) }
    #expect(shed.borrow(saw) == saw)
    context.assertSatisfied()
  }

  #if DEBUG
    @Test func membersStandUnderTheirConditions() {
      let hammer = context.spy { MockHammer($0) }
      #expect(hammer.hit() + hammer.tap() == 3)
    }
  #endif
}
