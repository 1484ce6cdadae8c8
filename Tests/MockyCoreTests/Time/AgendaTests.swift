import MockyTestSupport
import Testing

@testable import MockyCore

/// An agenda finds what happens next, with little work.
@Suite struct AgendaTests {
  private let work = WorkCounter()

  /// A moment that counts how often it is compared.
  private struct Moment: Comparable {
    let seconds: Int
    let work: WorkCounter

    static func == (one: Moment, other: Moment) -> Bool {
      one.work.add()
      return one.seconds == other.seconds
    }

    static func < (one: Moment, other: Moment) -> Bool {
      one.work.add()
      return one.seconds < other.seconds
    }
  }

  @Test func whatIsDueFirstComesFirstAndOfEqualMomentsWhatWasAddedFirst() {
    var agenda = Agenda<Int, String>()
    var numbers: [Int] = []
    for (index, due) in [3, 1, 2, 1, 3, 1].enumerated() {
      numbers.append(agenda.add("\(due) \(index)", at: due))
    }
    #expect(agenda.remove(numbers[1]) == "1 1")
    #expect(agenda.remove(numbers[1]) == nil)
    var order: [String] = []
    while let next = agenda.next {
      order.append(next.item)
      #expect(agenda.remove(next.number) == next.item)
    }
    #expect(order == ["1 3", "1 5", "2 2", "3 0", "3 4"])
  }

  @Test(arguments: ["forwards", "backwards", "at once", "mixed"])
  func twiceAsMuchIsLittleMoreThanTwiceTheWork(_ order: String) {
    func comparisons(of count: Int, _ end: (inout Agenda<Moment, Int>, [Int]) -> Void) -> Int {
      var agenda = Agenda<Moment, Int>()
      let numbers = (0..<count).map { index in
        let seconds = ["forwards": index, "backwards": -index, "at once": 0]
        return agenda.add(
          index, at: Moment(seconds: seconds[order] ?? index * 7919 % count, work: work))
      }
      end(&agenda, numbers)
      #expect(agenda.next == nil)
      return work.take()
    }
    let ends: [(inout Agenda<Moment, Int>, [Int]) -> Void] = [
      { agenda, _ in while let next = agenda.next { _ = agenda.remove(next.number) } },
      { agenda, numbers in for number in numbers { _ = agenda.remove(number) } },
      { agenda, numbers in for number in numbers.reversed() { _ = agenda.remove(number) } },
    ]
    for end in ends {
      let (once, twice) = (comparisons(of: 1000, end), comparisons(of: 2000, end))
      #expect(twice < 5 * once / 2)
    }
  }
}
