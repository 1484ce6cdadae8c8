/// A list of items with moments, in the order of their moments. Of equal moments, the item that was
/// added first comes first.
///
/// Release the results of its methods outside the lock that guards it.
struct Agenda<Moment: Comparable, Item> {
  /// In reverse order, so that the next entry is taken from the end.
  private var entries: [(due: Moment, number: Int, item: Item)] = []
  /// The number of the newest entry.
  private(set) var newest: Int = 0

  /// The next entry; nil if there is none.
  var next: (due: Moment, number: Int, item: Item)? { entries.last }

  /// All of them, in their order.
  var all: [Item] { entries.reversed().map(\.item) }

  /// Adds an item, and returns its number.
  mutating func add(_ item: Item, at due: Moment) -> Int {
    newest += 1
    entries.insert((due, newest, item), at: entries.endIndex { $0.due > due })
    return newest
  }

  /// Takes an item out, and returns it; nil if it is not there.
  mutating func remove(_ number: Int) -> Item? {
    entries.lastIndex { $0.number == number }.map { entries.remove(at: $0).item }
  }

  /// Takes all items out, and returns them.
  mutating func removeAll() -> [Item] {
    defer { entries = [] }
    return all
  }
}

extension Array {
  /// The end of the elements at its beginning that pass a test. No element behind them passes it.
  func endIndex(where passes: (Element) -> Bool) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if passes(self[middle]) { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
