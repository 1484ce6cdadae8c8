import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Singer {
  func sing(_ song: String) -> String
  func hum() -> String
  func rest() -> String
}

/// Has defaults of its own for two requirements of its parent: `sing(_:)` is redeclared, and so
/// mocked; `hum()` is not, and so the default runs in the mock's place.
@Mockable protocol Tenor: Singer {
  func sing(_ song: String) -> String
  func bow() -> String
}

extension Tenor {
  func sing(_ song: String) -> String { "a default for \(song)" }
  func hum() -> String { "a default" }
  func bow() -> String { "a default" }
}

/// A default for some singers only.
extension Singer where Self: Sendable {
  func rest() -> String { "a constrained default" }
}

@Suite(.mockery) struct ChildDefaultTests {
  private let context = Mockery.current

  @Test func aDefaultOfTheProtocolItselfIsMocked() {
    let mock = context.mock(MockTenor.self)
    context.check { expectThat(mock).receives.bow().then.returns("mocked") }
    #expect((mock as any Tenor).bow() == "mocked")
  }

  @Test func aRedeclaredRequirementIsMockedInSpiteOfTheChildsDefault() {
    let mock = context.mock(MockTenor.self)
    context.check { expectThat(mock).receives(2).sing(.any).then.returns("mocked") }
    #expect((mock as any Singer).sing("an aria") == "mocked")
    #expect((mock as any Tenor).sing("an aria") == "mocked")
  }

  @Test func aConstrainedDefaultOfTheProtocolItselfIsMocked() {
    let mock = context.mock(MockSinger.self)
    context.check { expectThat(mock).receives.rest().then.returns("mocked") }
    #expect((mock as any Singer).rest() == "mocked")
  }
}

@Suite struct ChildDefaultLimitTests {
  @Test func aDefaultForARequirementThatIsNotRedeclaredRunsInTheMocksPlace() {
    let (reporter, context, mock) = recordedContext(MockTenor.self)
    context.check { expectThat(mock).receives.hum() }
    #expect((mock as any Singer).hum() == "a default")
    context.assertSatisfied()
    #expect(reporter.failures.map(\.kind) == [.unsatisfied])
  }
}
