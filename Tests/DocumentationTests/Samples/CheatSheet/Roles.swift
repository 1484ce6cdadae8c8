import Mocky
import Testing

// The cheat sheet: what you may plug in.

extension Matcher where Value == Int {
  static var even: Matcher {
    Matcher(
      "an even number", mismatch: { "\($0), which is odd" }, matches: { $0.isMultiple(of: 2) })
  }
}

extension Action where Return == String {
  static func echoing(_ text: String) -> Action {
    Action("echoes \(text)") { _ in .returns(text + text) }  // or .throws(error), .nothing
  }
}

struct PrintingReporter: FailureReporter {
  func report(_ failure: MockFailure) { print(failure) }
}

struct Shouting: NamingScheme {
  func defaultName(for typeName: String) -> String { typeName.uppercased() }
}

@Suite(.mockery) struct CheatSheetRoles {
  @Test func roles() {
    let context = Mockery.current
    context.namingScheme = Shouting()
    let store = context.mock(MockStore.self)
    context.check {
      expectThat(store).receives.read(.even).then.does(.echoing("ab"))
    }

    #expect(store.read(2) == "abab")
    #expect("\(store)" == "STORE")
    assertContextSatisfied(Mockery(reporter: PrintingReporter()))
  }
}
