import Doors
import Mocky

func mocks(_ mockery: Mockery) -> (MockDoor, MockLock) {
  (mockery.mock(MockDoor.self), mockery.mock(MockLock.self))
}

@MainActor func others(_ mockery: Mockery) -> (MockWindow, MockGarage) {
  (mockery.mock(MockWindow.self), mockery.mock { MockGarage($0) })
}
