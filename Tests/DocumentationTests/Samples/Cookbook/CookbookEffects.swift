import Mocky
import XCTest

/// The cookbook: what else a call does.
final class CookbookEffects: MockeryTestCase {
  func testClosureArguments() {
    let store = context.mock(MockStore.self)
    let items = Captor<String>()
    context.check {
      expectThat(store).receives.each(.any).then.calls({ visit in visit }, with: "apple")
      expectThat(store).receives.each(.any).then.callsWithDefaults { visit in visit }  // with ""
    }

    for _ in 1...2 { store.each { items.record($0) } }
    XCTAssertEqual(items.values, ["apple", ""])
  }

  func testClosuresThatAreCalledLater() throws {
    let load = context.mockFunction(as: ((Int, @escaping (String) -> Void) -> Void).self)
    let items = Captor<String>()
    let completion = Captor<(String) -> Void>()
    context.check {
      expectThat(load).receives.call(1, .capturing(into: completion))
    }

    load.function(1) { items.record($0) }
    completion.last?("apple")
    let closure = try XCTUnwrap(completion.last)
    context.callWithDefaults(closure)
    XCTAssertEqual(items.values, ["apple", ""])
  }

  func testExpectationsOfXCTest() {
    let store = context.mock(MockStore.self)
    let saved = expectation(description: "saved")
    context.check {
      expectThat(store).receives.save("apple", at: 0).then.fulfills(saved)
    }

    store.save("apple", at: 0)
    wait(for: [saved], timeout: 2)
  }

  func testSeeingWhatGoesOn() {
    let store = context.mock(MockStore.self)
    context.check {
      expectThat(store).receives.save(.any, at: .any).then.logs { item, _ in "saved \(item)" }
      expectThat(store).receives.close().then.breaksInDebugger()
    }

    store.save("apple", at: 0)
    store.close()
  }

  func testNotifications() {
    let store = context.mock(MockStore.self)
    let saved = Notification(name: Notification.Name("saved"))
    let posted = expectation(forNotification: saved.name, object: nil)
    context.check {
      expectThat(store).receives.isOpen.then.posts(saved).then.returns(true)
    }

    XCTAssert(store.isOpen)
    wait(for: [posted], timeout: 2)
  }
}
