import MockyTestSupport
import Testing

@testable import MockyCore

/// A row that members leave, and how much work that is.
@Suite struct RowTests {
  private final class Member {
    let number: Int
    var hasLeft = false
    init(_ number: Int) { self.number = number }
  }

  private let work = WorkCounter()

  private func row(of count: Int) -> (row: Row<Member>, members: [Member]) {
    var row = Row<Member> { [work] member in
      work.add()
      return member.hasLeft
    }
    let members = (0..<count).map(Member.init)
    for member in members { _ = row.append(member) }
    return (row, members)
  }

  private func leave(_ row: inout Row<Member>, _ member: Member) {
    member.hasLeft = true
    _ = row.noteLeaving()
  }

  @Test(arguments: 0..<6)
  func itHasThoseThatHaveNotLeftInTheOrderInWhichTheyCame(_ seed: Int) {
    var (row, members) = row(of: 50)
    for step in 0..<200 {
      let present = members.filter { !$0.hasLeft }
      if step % 5 == seed % 5 {
        members.append(Member(members.count))
        _ = row.append(members[members.count - 1])
      } else if !present.isEmpty {
        leave(&row, present[step * (seed + 1) % present.count])
      }
      if step % 3 == 0 {
        #expect(row.list().present.map(\.number) == members.filter { !$0.hasLeft }.map(\.number))
      }
      #expect(row.count == members.count { !$0.hasLeft })
    }
  }

  @Test func whoLeavesIsKeptOnlyAsLongAsAsManyStay() {
    var (row, members) = row(of: 9)
    weak var gone: Member?
    gone = members[4]
    leave(&row, members[4])
    members.remove(at: 4)
    for member in members.dropLast(2) { leave(&row, member) }
    #expect(gone == nil)
  }

  @Test func twiceAsManyAreTwiceTheWork() {
    /// Takes out one after the other: the first, the last, or those of a list in a mixed order.
    let ends: [(inout Row<Member>, [Member]) -> Void] = [
      { row, _ in while let first = row.list().present.first { leave(&row, first) } },
      { row, _ in while let last = row.list().present.last { leave(&row, last) } },
      { row, members in
        for index in members.indices { leave(&row, members[index * 7919 % members.count]) }
      },
    ]
    for end in ends {
      func steps(of count: Int) -> Int {
        var (row, members) = row(of: count)
        end(&row, members)
        #expect(row.count == 0)
        return work.take()
      }
      let (once, twice) = (steps(of: 1000), steps(of: 2000))
      #expect(twice <= 2 * once + 20)
    }
  }
}
