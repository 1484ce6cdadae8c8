/// A list of things that happen at moments. Of equal moments the one that was added first comes first.
///
/// The results of its methods are to be released outside the lock that it is behind.
struct Agenda<Moment: Comparable, Item> {
  /// In reverse order, so that what comes next is taken from the end.
  private var entries: [(due: Moment, number: Int, item: Item)] = []
  private var moments: [Int: Moment] = [:]
  /// The number of what was added last.
  private(set) var newest: Int = 0

  /// The next entry; nil if there is none.
  var next: (due: Moment, number: Int, item: Item)? { entries.last }

  /// All of them, in their order.
  var all: [Item] { entries.reversed().map(\.item) }

  /// - Returns: its number.
  mutating func add(_ item: Item, at due: Moment) -> Int {
    newest += 1
    moments[newest] = due
    entries.insert((due, newest, item), at: index(of: newest, at: due))
    return newest
  }

  /// Takes one out; nil if it is not there.
  mutating func remove(_ number: Int) -> Item? {
    guard let due = moments.removeValue(forKey: number) else { return nil }
    return entries.remove(at: index(of: number, at: due)).item
  }

  var count: Int { entries.count }

  /// Takes all out.
  mutating func removeAll() -> [Item] {
    defer { (entries, moments) = ([], [:]) }
    return all
  }

  /// The index of an entry that is there, or that is to be added.
  private func index(of number: Int, at due: Moment) -> Int {
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      let entry = entries[middle]
      let isLater = entry.due == due ? entry.number > number : entry.due > due
      if isLater { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
