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
