import Mocky
import MockyTestSupport
import Testing

/// Methods that are called like the expectation of setting something.
@Mockable private protocol Thermostat {
  var degrees: Int { get set }
  func degrees(setTo degrees: Int) -> Bool
  subscript(room: String) -> Int { get set }
  subscript(room: String, setTo degrees: Int) -> Bool { get }
  static var limit: Int { get set }
  func limit(setTo degrees: Int)
}

@Suite(.mockery) struct SetterNamesakeTests {
  @Test func theSetterIsExpectedByAnotherName() {
    let mock = Mockery.current.mock(MockThermostat.self)
    var thermostat: any Thermostat = mock
    Mockery.current.check {
      expectThat(mock).receives.degrees(settingTo: 20)
      expectThat(mock).receives.degrees(setTo: 21).then.returns(true)
      expectThat(mock).receives.subscript("hall", settingTo: 18)
      expectThat(mock).receives.subscript("hall", setTo: 19).then.returns(true)
      expectThat(MockThermostat.self).receives.limit(setTo: 30)
      expectThat(mock).receives.limit(setTo: 31)
    }
    thermostat.degrees = 20
    #expect(thermostat.degrees(setTo: 21))
    thermostat["hall"] = 18
    #expect(thermostat["hall", setTo: 19])
    MockThermostat.limit = 30
    thermostat.limit(setTo: 31)
  }

  @Test func messagesShowWhatWasWritten() {
    let lines = headlines { context in
      let mock = context.mock(MockThermostat.self)
      context.check { expectThat(mock).receives.degrees(settingTo: 20) }
      mock.degrees = 21
    }
    #expect(lines == ["thermostat.degrees = 21: unexpected: expected 20 as new value"])
  }
}
