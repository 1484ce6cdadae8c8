import MockyGenerator

/// A source without its conditions, once for each choice of branches.
///
/// The compiler's dump leaves out everything between `#if` and `#endif`. For it, the directives and
/// the branches that do not count are overwritten with blanks; every offset stays the same.
struct Variants {
  private let lines: [ArraySlice<UInt8>]
  /// How many branches each condition has, in order of appearance.
  private var branches: [Int] = []
  /// How many branches the largest condition has.
  private var most = 1
  /// How many choices there are: one for each level of nesting, for two levels at most.
  private(set) var count = 1

  init(of source: [UInt8]) {
    lines = source.split(separator: 10, omittingEmptySubsequences: false)
    var open: [Int] = []
    var depth = 0
    for line in lines {
      switch Self.directive(line) {
      case "#if":
        open.append(branches.count)
        branches.append(1)
        depth = max(depth, open.count)
      case "#elseif", "#else":
        if let last = open.last { branches[last] += 1 }
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    most = branches.max() ?? 1
    count = depth > 1 ? most * most : most
  }

  /// The source for a choice of branches.
  subscript(number: Int) -> Variant {
    var open: [(chosen: Int, current: Int)] = []
    var conditions = 0
    var result = Variant()
    for (index, line) in lines.enumerated() {
      if index > 0 { result.bytes.append(10) }
      let directive = Self.directive(line)
      switch directive {
      case "#if":
        let choice = open.isEmpty ? number % most : number / most
        let outermost = count == most ? number : choice
        open.append((min(outermost, branches[conditions] - 1), 0))
        conditions += 1
      case "#elseif", "#else":
        if !open.isEmpty { open[open.count - 1].current += 1 }
      case "#endif": _ = open.popLast()
      default: break
      }
      let counts = open.allSatisfy { $0.chosen == $0.current }
      let isDirective = ["#if", "#elseif", "#else", "#endif"].contains(directive)
      if isDirective, counts, let sign = line.firstIndex(of: UInt8(ascii: "#")) {
        result.branches.insert(result.bytes.count + sign - line.startIndex)
      }
      result.bytes += counts && !isDirective ? Array(line) : line.map { $0 == 13 ? 13 : 32 }
    }
    return result
  }

  private static func directive(_ line: ArraySlice<UInt8>) -> String {
    let text = line.drop { $0 == 32 || $0 == 9 }
    guard text.first == UInt8(ascii: "#") else { return "" }
    return String(
      decoding: text.prefix { $0 == 35 || $0 >= 97 && $0 <= 122 }, as: UTF8.self)
  }
}

/// A source in which the branches that count stand alone.
struct Variant {
  var bytes: [UInt8] = []
  /// The places of those branches' directives.
  var branches: Set<Int> = []

  /// The members that count.
  func active(_ members: [Member]) -> [Member] {
    members.flatMap { member -> [Member] in
      if member.kind != .conditional { return [member] }
      let clause = member.clauses.first { branches.contains($0.range.start) }
      return active(clause?.members ?? [])
    }
  }
}
