/// The number of letters to change, add or leave out to make one word from another.
enum EditDistance {
  /// - Parameter most: the greatest distance that matters.
  static func between(_ one: String, _ other: String, most: Int) -> Int {
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    guard abs(one.count - other.count) <= most else { return most + 1 }
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let changed = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
