/// What happens at which moment. The next is found, and any one taken out, in few steps, however much
/// there is: of equal moments what was added first comes first.
///
/// What its methods return is to be released outside the lock that it is behind.
struct Agenda<Moment: Comparable, Item> {
  private struct Place: Comparable {
    let due: Moment
    let number: Int

    static func < (one: Place, other: Place) -> Bool {
      one.due == other.due ? one.number < other.number : one.due < other.due
    }
  }

  private var items: [Int: Item] = [:]
  /// A heap, with the places of items that were taken out. The first is of one that is there.
  private var places: [Place] = []
  /// The number of what was added last.
  private(set) var newest: Int = 0

  /// What comes next; nil if nothing will.
  var next: (due: Moment, number: Int, item: Item)? {
    guard let first = places.first, let item = items[first.number] else { return nil }
    return (first.due, first.number, item)
  }

  /// - Returns: its number.
  mutating func add(_ item: Item, at due: Moment) -> Int {
    newest += 1
    items[newest] = item
    places.append(Place(due: due, number: newest))
    var index = places.count - 1
    while index > 0, places[index] < places[(index - 1) / 2] {
      places.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return newest
  }

  /// Takes one out; nil if it is not there.
  mutating func remove(_ number: Int) -> Item? {
    guard let item = items.removeValue(forKey: number) else { return nil }
    if places.count > 2 * items.count + 1 {
      // What is sorted is a heap.
      places = places.filter { items.keys.contains($0.number) }.sorted()
    }
    while let first = places.first, !items.keys.contains(first.number) { removeFirst() }
    return item
  }

  /// Takes all out.
  mutating func removeAll() -> [Item] {
    defer { (items, places) = ([:], []) }
    return Array(items.values)
  }

  private mutating func removeFirst() {
    places.swapAt(0, places.count - 1)
    places.removeLast()
    var index = 0
    while 2 * index + 1 < places.count {
      var child = 2 * index + 1
      if child + 1 < places.count, places[child + 1] < places[child] { child += 1 }
      guard places[child] < places[index] else { return }
      places.swapAt(index, child)
      index = child
    }
  }
}
