import Mocky
import Shop
import XCTest

final class ShopTests: MockeryTestCase {
  func testSellingSaves() throws {
    let store = context.mock(MockStore.self)
    context.check {
      allowing(store).receives.count.then.returns(0)
      expectThat(store).receives.save("apple", at: 0)
    }
    try Shop(store: store).sell("apple")
  }
}
