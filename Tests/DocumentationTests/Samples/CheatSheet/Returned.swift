import Mocky
import Testing

@Mockable protocol Garage {
  func car(_ number: Int) -> any Car
}

@Mockable protocol Car {
  var driver: any Driver { get }
}

@Mockable protocol Driver: AnyObject {
  func drive()
}

/// The cheat sheet: mocks that calls return by themselves.
@Suite(.mockery) struct CheatSheetReturned {
  @Test func anAllowedCallReturnsAMock() {
    let context = Mockery.current
    let garage = context.mock(MockGarage.self)

    context.check { allowing(garage).receives.car(1) }  // or expectThat
    let driver = garage.car(1).driver  // a nice mock, called "garage.car(1).driver"
    #expect(garage.car(1).driver === driver)  // the same one each time

    #expect("\(driver)" == "garage.car(1).driver")
  }
}
