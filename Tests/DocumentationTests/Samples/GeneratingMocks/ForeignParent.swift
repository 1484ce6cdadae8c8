import Mocky
import Testing

protocol Sensor {
  func measure(_ unit: String) -> Int
}

@Mockable protocol Thermometer: Sensor {
  func reset()
}

#if DEBUG || MOCKY
  extension MockThermometer {
    func measure(_ unit: String) -> Int {
      mockObject.call("measure(_:)", .one(unit), returning: Int.self)
    }
  }

  extension ThermometerExpectations {
    func measure(
      _ unit: Matcher<String>
    ) -> InvocationExpectation<String, Never, Int, Synchronous> {
      mockRecorder.expectation("measure(_:)", unit)
    }
  }
#endif

@Suite(.mockery) struct ForeignParentTests {
  @Test func aThermometerMeasures() {
    let thermometer = Mockery.current.mock(MockThermometer.self)
    Mockery.current.check {
      expectThat(thermometer).receives.measure(.equal(to: "°C")).then.returns(21)
      expectThat(thermometer).receives.reset()
    }
    #expect((thermometer as any Sensor).measure("°C") == 21)
    thermometer.reset()
  }
}
