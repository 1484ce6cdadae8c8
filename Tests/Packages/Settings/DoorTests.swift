import Doors
import Mocky

func mocks(_ mockery: Mockery) -> (MockDoor, MockLock, MockWorkshop) {
  (mockery.mock(MockDoor.self), mockery.mock(MockLock.self), mockery.mock(MockWorkshop.self))
}

func sendable(_ mockery: Mockery) -> (MockKey, MockAlarm) {
  (mockery.mock(MockKey.self), mockery.mock(MockAlarm.self))
}

@MainActor func others(_ mockery: Mockery) -> (MockWindow, MockGarage) {
  (mockery.mock(MockWindow.self), mockery.mock { MockGarage($0) })
}
