/// Members in the order in which they came. Any of them may leave, which takes few steps however
/// many stay: they are taken out together once they are half of all.
///
/// Release the results of its methods outside the lock that it is behind.
struct Row<Member> {
  private let hasLeft: (Member) -> Bool
  private var members: [Member] = []
  /// Before and behind these all have left.
  private var bounds: Range<Int> = 0..<0
  private var left: Int = 0

  init(hasLeft: @escaping (Member) -> Bool) { self.hasLeft = hasLeft }

  /// The number of those that have not left.
  var count: Int { members.count - left }

  mutating func append(_ member: Member) -> [Member] {
    let gone = Array(members[bounds.upperBound...])
    members.removeLast(gone.count)
    left -= gone.count
    members.append(member)
    bounds = bounds.lowerBound..<members.count
    return gone
  }

  /// One of them has left just now.
  mutating func noteLeaving() -> [Member] {
    left += 1
    while let first = bounds.first, hasLeft(members[first]) { bounds = bounds.dropFirst() }
    while let last = bounds.last, hasLeft(members[last]) { bounds = bounds.dropLast() }
    return left * 2 > members.count ? tidy() : []
  }

  /// Those that have not left.
  mutating func list() -> (present: ArraySlice<Member>, gone: [Member]) {
    let gone = left > members.count - bounds.count ? tidy() : []
    return (members[bounds], gone)
  }

  private mutating func tidy() -> [Member] {
    let all = members
    members = all.filter { !hasLeft($0) }
    (bounds, left) = (members.indices, 0)
    return all
  }
}
