import Testing

@testable import MockyCore

struct WeakListTests {
  private final class Thing {}

  private var list = WeakList<Thing>()

  @Test mutating func itHasWhatIsStillThere() {
    let kept = (0..<200).map { _ in Thing() }
    for thing in kept {
      _ = list.add(thing)
      _ = list.add(Thing())
    }
    #expect(list.objects.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
  }

  @Test mutating func whatHasGoneTakesNoRoom() {
    for _ in 0..<10_000 { _ = list.add(Thing()) }
    #expect(list.entries.count <= 65)
  }
}
