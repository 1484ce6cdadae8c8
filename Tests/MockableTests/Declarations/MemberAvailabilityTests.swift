import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Phone {
  @available(macOS 99, iOS 99, *) func call(_ number: String) -> Bool
  @available(macOS 99, iOS 99, *) var signal: Int { get set }
  @available(macOS 99, iOS 99, *) subscript(index: Int) -> String { get }
  @available(*, deprecated, message: "use call(_:)") func dial(_ number: String)
  @available(*, deprecated, renamed: "signal") var strength: Int { get set }
  @available(swift 5.9) func ring()
}

@Suite struct MemberAvailabilityTests {
  @available(macOS 99, iOS 99, *)
  @Test(.mockery) func membersOfALaterSystemAreMocked() {
    let phone = Mockery.current.mock(MockPhone.self)
    Mockery.current.check {
      allowing(phone).receives.call("1").then.returns(true)
      allowing(phone).receives.signal.then.returns(5)
      expectThat(phone).receives.signal(setTo: 6)
      allowing(phone).receives.subscript(1).then.returns("one")
      expectThat(phone).receives.ring()
    }
    #expect(phone.call("1"))
    phone.signal += 1
    #expect(phone[1] == "one")
    phone.ring()
  }

  @available(*, deprecated)
  @Test(.mockery) func deprecatedMembersAreMocked() {
    let phone = Mockery.current.mock(MockPhone.self)
    Mockery.current.check {
      expectThat(phone).receives.dial("1")
      allowing(phone).receives.strength.then.returns(1)
      expectThat(phone).receives.strength(setTo: 2)
    }
    phone.dial("1")
    phone.strength += 1
  }

  @available(macOS 99, iOS 99, *)
  @Test func aWrongCallIsShown() {
    let failures = headlines { context in
      let phone = context.mock(MockPhone.self)
      context.check { expectThat(phone).receives.call("1") }
      _ = phone.call("2")
    }
    #expect(failures == [#"phone.call("2"): unexpected: expected "1" as argument 1"#])
  }
}
