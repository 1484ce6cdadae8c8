import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Drawer {
  func open() throws
  func take(_ thing: String) throws -> Int
  func close(_ name: String, softly: Bool) async throws
  func count(of thing: String) async throws -> Int
}

private enum DrawerError: Error, Equatable {
  case stuck
  case missing(String)
}

@Suite struct ThrowingMethodTests {
  @Test(.mockery) func aThrowingMethodReturnsAndThrows() throws {
    let drawer = Mockery.current.mock(MockDrawer.self)
    Mockery.current.check {
      allowing(drawer).receives.open().then.onConsecutiveCalls {
        $0.throws(DrawerError.stuck)
        $0.doesNothing()
      }
      allowing(drawer).receives.take("spoon").then.returns(3)
      allowing(drawer).receives.take(.any).then.performs { thing in
        throw DrawerError.missing(thing)
      }
    }
    #expect(throws: DrawerError.stuck) { try drawer.open() }
    try drawer.open()
    #expect(try drawer.take("spoon") == 3)
    #expect(throws: DrawerError.missing("fork")) { try drawer.take("fork") }
  }

  @Test(.mockery) func soDoesAnAsynchronousOne() async throws {
    let drawer = Mockery.current.mock(MockDrawer.self)
    Mockery.current.check {
      allowing(drawer).receives.close("top", softly: true).then.throws(DrawerError.stuck)
      allowing(drawer).receives.close(.any, softly: .any)
      allowing(drawer).receives.count(of: "spoon").then.performs { thing in
        await Task.yield()
        return thing.count
      }
      allowing(drawer).receives.count(of: .any).then.throws(DrawerError.missing("thing"))
    }
    await #expect(throws: DrawerError.stuck) { try await drawer.close("top", softly: true) }
    try await drawer.close("top", softly: false)
    #expect(try await drawer.count(of: "spoon") == 5)
    await #expect(throws: DrawerError.missing("thing")) { try await drawer.count(of: "fork") }
  }

  @Test func anUnexpectedCallThrows() async {
    let failures = await headlines { context in
      let drawer = context.mock(MockDrawer.self)
      context.check { expectThat(drawer).receives(.atMost(1)).close("top", softly: .any) }
      await #expect(throws: UnexpectedInvocation.self) {
        try await drawer.close("bottom", softly: false)
      }
    }
    #expect(
      failures == [
        #"drawer.close("bottom", softly: false): unexpected: "#
          + #"expected "top" as argument 1"#
      ])
  }
}
