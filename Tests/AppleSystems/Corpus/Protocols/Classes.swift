import MockyCore

@Mockable class Motor {
  let cylinders: Int
  var speed: Int = 0
  init(cylinders: Int) { self.cylinders = cylinders }
  func start(_ gear: Int) -> Bool { gear > 0 }
  func burn(_ litres: Int) throws(ReadError) -> Int { litres }
  func warm(_ body: @escaping (Int) -> Void) async {}
}

@Mockable class Depot<Item: Sendable> {
  init() {}
  func store(_ item: Item) -> Int { 1 }
}

@MainActor @Mockable class Window {
  init() {}
  func open(_ title: String) {}
}

@Mockable class Diesel: Motor {
  override init(cylinders: Int) { super.init(cylinders: cylinders) }
  func glow() -> Int { 1 }
}
