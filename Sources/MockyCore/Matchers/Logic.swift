/// Matchers, or conditions on states, that `&&`, `||` and `!` combine.
///
/// A loop can combine 100,000 of them. Nothing here recurses, not even the release, because each of
/// them would take its part of the stack.
///
/// `@unchecked Sendable`: it changes only while it is released.
final class Logic<Leaf>: @unchecked Sendable {
  enum Kind {
    case leaf(Leaf)
    case not, all, any
  }

  let kind: Kind
  private(set) var parts: [Logic]

  init(_ kind: Kind, _ parts: [Logic] = []) {
    self.kind = kind
    self.parts = parts
  }

  deinit {
    var rest = parts
    parts = []
    while var part = rest.popLast() {
      guard isKnownUniquelyReferenced(&part) else { continue }
      rest += part.parts
      part.parts = []
    }
  }

  /// The leaves in their order.
  var leaves: [Leaf] {
    var leaves: [Leaf] = []
    var rest = [self]
    while let part = rest.popLast() {
      if case .leaf(let leaf) = part.kind { leaves.append(leaf) }
      rest += part.parts.reversed()
    }
    return leaves
  }

  /// True if it holds. It asks the leaves in their order, and no more of them than necessary.
  func holds(_ test: (Leaf) -> Bool) -> Bool {
    if case .leaf(let leaf) = kind { return test(leaf) }
    return decide(test).holds
  }

  /// Returns the answer and the leaves that decide: all by which it holds, or the one by which it
  /// fails.
  ///
  /// There is no such leaf if several alternatives fail, or if `!` decides.
  func decide(_ test: (Leaf) -> Bool) -> (holds: Bool, leaves: [Leaf]) {
    var (holds, leaves) = (true, [Leaf]())
    var open = [Asked(whole: self)]
    while var asked = open.popLast() {
      switch asked.whole.kind {
      case .leaf(let leaf):
        holds = test(leaf)
        leaves.append(leaf)
      case .all where asked.count == 0: holds = true
      case .any where asked.count == 0: holds = false
      case .not where asked.count == 1:
        holds.toggle()
        leaves.removeLast(leaves.count - asked.start)
      case .all where !holds:
        leaves.removeSubrange(asked.start..<asked.lastStart)
        continue
      case .any where holds: continue
      case .any: leaves.removeLast(leaves.count - asked.start)
      case .not, .all: break
      }
      guard let part = asked.next(after: leaves.count) else { continue }
      open += [asked, Asked(whole: part, start: leaves.count)]
    }
    return (holds, leaves)
  }

  /// The number of parts of a whole that were asked.
  private struct Asked {
    let whole: Logic
    var count: Int = 0
    /// The number of leaves before it, and before the part that was asked last.
    var start: Int = 0
    var lastStart: Int = 0

    mutating func next(after leaves: Int) -> Logic? {
      guard count < whole.parts.count else { return nil }
      defer { count += 1 }
      lastStart = leaves
      return whole.parts[count]
    }
  }

  /// A piece of the text.
  enum Piece {
    case words(String)
    case part(Logic)
  }

  /// Returns its text.
  ///
  /// - Parameter pieces: returns the pieces of a part's text.
  func text(_ pieces: (Logic) -> [Piece]) -> String {
    var text = ""
    var rest = [Piece.part(self)]
    while let piece = rest.popLast() {
      switch piece {
      case .words(let words): text += words
      case .part(let part): rest += pieces(part).reversed()
      }
    }
    return text
  }

  /// The pieces of several parts, with a word between them.
  static func pieces(of parts: [[Piece]], joinedBy word: String) -> [Piece] {
    Array(parts.joined(separator: [.words(" \(word) ")]))
  }
}
