import Mocky
import Testing

@Mockable protocol Vault {
  func open()
}

extension MockVault: MockingRefusal {
  static var refusesMocking: String? { "InMemoryVault is as fast" }  // nil: it may be mocked
}

/// The cheat sheet: what refuses to be mocked.
@Suite struct CheatSheetRefusals {
  @Test func aTypeRefuses() {
    let reporter = RecordingReporter()
    let vault: MockVault = Mockery(reporter: reporter).mock()
    #expect(isMock(vault) && !isMock(self))
    #expect(
      reporter.failures.map(\.message) == [
        "Vault refuses to be mocked: InMemoryVault is as fast"
      ])
  }
}
