/// A class that its module alone may inherit from, and one that does.
public class Typesetter {
  public enum Face: Sendable { case roman, italic }

  let columns: Int
  public private(set) var lines: [String] = []
  var face = Face.roman

  public init(columns: Int) { self.columns = columns }

  public func set(_ text: String) -> Int {
    for line in text.split(separator: "\n") { cast(String(line)) }
    return lines.count
  }
  func cast(_ line: String) { lines.append(line) }
  fileprivate func melt() { lines = [] }
}

class Linotype<Metal: Sendable>: Typesetter {
  func pour(_ metal: Metal) async throws -> Face { .italic }
}

/// A second protocol that a machine may conform to.
protocol Rentable {
  func rent(days: Int) -> Int
}
