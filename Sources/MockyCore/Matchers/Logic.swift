/// Matchers, or conditions on states, that `&&`, `||` and `!` combine.
indirect enum Logic<Leaf> {
  case leaf(Leaf)
  case not(Logic)
  case all([Logic])
  case any([Logic])

  /// The leaves in their order.
  var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf): [leaf]
    case .not(let part): part.leaves
    case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
    }
  }

  /// True if it holds. It asks the leaves in their order, and no more of them than necessary.
  func holds(_ test: (Leaf) -> Bool) -> Bool {
    switch self {
    case .leaf(let leaf): test(leaf)
    case .not(let part): !part.holds(test)
    case .all(let parts): parts.allSatisfy { $0.holds(test) }
    case .any(let parts): parts.contains { $0.holds(test) }
    }
  }

  /// Returns the leaves by which it holds; nil if it doesn't. `!` holds by none.
  func leaves(holding test: (Leaf) -> Bool) -> [Leaf]? {
    switch self {
    case .leaf(let leaf): return test(leaf) ? [leaf] : nil
    case .not(let part): return part.holds(test) ? nil : []
    case .all(let parts):
      var leaves: [Leaf] = []
      for part in parts {
        guard let found = part.leaves(holding: test) else { return nil }
        leaves += found
      }
      return leaves
    case .any(let parts):
      for part in parts {
        if let leaves = part.leaves(holding: test) { return leaves }
      }
      return nil
    }
  }
}

extension Logic: Sendable where Leaf: Sendable {}
