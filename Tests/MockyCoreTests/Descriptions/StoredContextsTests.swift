import Mocky
import Testing

/// The search finds the contexts in an object's stored properties.
struct StoredContextsTests {
  private class Base {
    private let inherited = makeContext()
  }

  private final class Holder: Base {
    let plain = makeContext()
    var optional: Mockery? = makeContext()
    var implicit: Mockery!
    lazy var made = makeContext()
    lazy var neverMade = makeContext()
    var fixture: Fixture? = Fixture()
    static let shared = makeContext()
    var computed: Mockery { Self.shared }
    weak var weakly = Holder.shared
    unowned var gone: Sleeper
    var other: Any = makeContext()

    override init() {
      let sleeper = Sleeper()
      gone = sleeper
    }
  }

  private struct Fixture {
    var name = "fixture"
    let inner = makeContext()
  }

  private final class Sleeper {}

  private static func makeContext() -> Mockery { Mockery(reporter: RecordingReporter()) }

  @Test func thoseOfAncestorsComeFirst() {
    let holder = Holder()
    _ = holder.made
    #expect(
      Mockery.stored(in: holder).map(\.property) == [
        "inherited", "plain", "optional", "made", "fixture.inner",
      ])
    #expect(Mockery.stored(in: holder)[1].context === holder.plain)
    holder.implicit = holder.plain
    #expect(Mockery.stored(in: holder).map(\.property).contains("implicit"))
  }

  @Test func anObjectThatHasNone() {
    #expect(Mockery.stored(in: Sleeper()).isEmpty)
  }
}
