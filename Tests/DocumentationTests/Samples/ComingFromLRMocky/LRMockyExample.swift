import Mocky
import XCTest

final class ComingFromLRMocky: XCTestCase {
  var context: Mockery!

  override func setUp() { context = Mockery() }

  func testPrintsOnlyWhatIsSaved() throws {
    let store = context.mock(MockStore.self)
    let printer = context.mock(MockPrinter.self)
    let item = context.states("item").startsAs("loaded")

    context.check {
      allowing(store).receives.load(1).then.returns("apple")
      expectThat(store).receives.save("apple", at: 2).then.state(item, becomes: "saved")
      whenState(item.equals("saved")) {
        expectThat(printer).receives(.atLeast(1)).print(.startingWith("copied"))
      }
    }

    try Copier(store: store, printer: printer).copy(1, to: 2)

    assertContextSatisfied(context)
  }
}
