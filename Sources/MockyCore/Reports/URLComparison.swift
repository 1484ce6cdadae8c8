import Foundation

extension ValueComparison {
  /// Compares URLs by their parts. Returns false if only the spelling or the order of a query's
  /// items differs, or if they have no parts.
  mutating func compareURLs(_ left: URL, _ right: URL, at place: Place) -> Bool {
    let urls = [left, right].map { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    guard let expected = urls[0], let actual = urls[1] else { return false }
    let areUnique = expected.hasUniqueNames && actual.hasUniqueNames
    let before = differences.count
    for (left, right) in zip(expected.parts(areUnique), actual.parts(areUnique)) {
      compare(left.value, right.value, at: place.part(left.name))
    }
    return differences.count > before
  }
}

extension URLComponents {
  /// True if no name occurs twice in the query.
  fileprivate var hasUniqueNames: Bool {
    let names = (queryItems ?? []).map(\.name)
    return Set(names).count == names.count
  }

  /// Returns the parts, with the items of the query by their names, or the query as text.
  fileprivate func parts(_ byName: Bool) -> [(name: String, value: Any)] {
    let items = (queryItems ?? []).map { ($0.name, $0.value) }
    let query: Any = byName ? Dictionary(items) { $1 } : query as Any
    return [
      ("scheme", scheme as Any), ("user", user as Any), ("host", host as Any),
      ("port", port as Any), ("path", path), ("query", query), ("fragment", fragment as Any),
    ]
  }
}
