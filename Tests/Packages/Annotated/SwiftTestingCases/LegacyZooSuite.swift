import LegacyZoo
import Mocky
import Testing

/// The mocks of a module in the mode of Swift 5.
@Suite(.mockery) struct LegacyZooSuite {
  @Test func members() async throws {
    let context = Mockery.current
    let keeper = context.mock(MockKeeper.self)
    context.check {
      expectThat(keeper).receives.open().then.throws(.locked)
      expectThat(keeper).receives.count().then.returns(3)
    }
    #expect(throws: KeeperError.locked) { try keeper.open() }
    #expect(try await keeper.count() == 3)
  }
}
