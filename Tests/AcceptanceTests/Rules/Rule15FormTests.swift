import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Rack {
  func put(_ item: Int)
  var label: Int { get set }
  subscript(place: Int) -> Int { get set }
  static func make(_ item: Int)
}

/// Rule 15 for every form of a number, of a line, and of a member, compared with the rule's two sentences.
struct Rule15FormTests {
  /// A member that is called with a number.
  enum Member: CaseIterable, Sendable {
    case method, setter, subscriptGetter, subscriptSetter, type, function
  }

  /// The way in which a line selects its calls: a member with a plain value, or calls by name.
  enum Selection: CaseIterable, Sendable { case plain, matcher, byName }

  enum Group: CaseIterable, Sendable { case none, inOrder, anyOf }

  /// The calls that were verified before, and how.
  enum Before: CaseIterable, Sendable { case nothing, received, total, sameBlock }

  struct Count: CustomTestStringConvertible, Sendable {
    let name: String
    let cardinality: Cardinality?
    let minimum: Int
    let maximum: Int?

    var testDescription: String { name }

    init(_ name: String, _ cardinality: Cardinality?, _ minimum: Int, _ maximum: Int?) {
      (self.name, self.cardinality, self.minimum, self.maximum) = (
        name, cardinality, minimum, maximum
      )
    }
  }

  static let counts: [Count] = [
    Count("received", nil, 1, nil), Count(".atLeast(1)", .atLeast(1), 1, nil),
    Count("2...", (2...).__cardinality, 2, nil), Count("0...", (0...).__cardinality, 0, nil),
    Count(".never", .never, 0, 0), Count(".exactly(0)", .exactly(0), 0, 0),
    Count("...0", (...0).__cardinality, 0, 0), Count(".once", .once, 1, 1),
    Count("2", 2.__cardinality, 2, 2), Count("3", 3.__cardinality, 3, 3),
    Count("...1", (...1).__cardinality, 0, 1), Count("..<3", (..<3).__cardinality, 0, 2),
    Count("1...3", (1...3).__cardinality, 1, 3), Count("2..<4", (2..<4).__cardinality, 2, 3),
  ]

  /// A mock with one member, of which everything here is about.
  private struct Stage {
    let reporter = RecordingReporter()
    let context: Mockery
    let rack: MockRack
    let function: MockFunction<(Int) -> Void, Int, Never, Void, Synchronous>
    let member: Member

    init(_ member: Member) {
      context = Mockery(reporter: reporter, strictness: .nice)
      rack = context.mock(MockRack.self)
      function = context.mockFunction(as: ((Int) -> Void).self)
      self.member = member
    }

    func call(_ item: Int) {
      switch member {
      case .method: rack.put(item)
      case .setter: rack.label = item
      case .subscriptGetter: _ = rack[item]
      case .subscriptSetter: rack[item] = item
      case .type: context.run { MockRack.make(item) }
      case .function: function.function(item)
      }
    }

    /// A line about the calls with an item.
    func line(_ item: Int, _ selection: Selection, _ count: Cardinality?) -> any ExpectationPart {
      if selection == .byName, member != .type { return byName(item, count) }
      let matcher: Matcher<Int> = selection == .plain ? .value(item) : .in(item...item)
      switch member {
      case .method: return received(count).put(matcher)
      case .setter: return received(count).label(setTo: matcher)
      case .subscriptGetter: return received(count).subscript(matcher)
      case .subscriptSetter: return received(count).subscript(matcher, setTo: .any)
      case .type:
        let received = expectThat(MockRack.self).received
        return (count.map { received($0) } ?? received).make(matcher)
      case .function:
        let received = expectThat(function).received
        return (count.map { received($0) } ?? received).call(matcher)
      }
    }

    private func received(_ count: Cardinality?) -> RackExpectations {
      let received = expectThat(rack).received
      return count.map { received($0) } ?? received
    }

    private func byName(_ item: Int, _ count: Cardinality?) -> any ExpectationPart {
      let one =
        member == .function
        ? expectThat(function, methods: .any) : expectThat(rack, methods: .any)
      let calls = member == .subscriptSetter ? one.with(item, item) : one.with(item)
      return count.map { calls.times($0) } ?? calls
    }

    func block(_ group: Group, _ line: any ExpectationPart) -> ExpectationGroup {
      switch group {
      case .none: line.contents
      case .inOrder: inOrder { line }
      case .anyOf: anyOf { line }
      }
    }
  }

  /// The verdict by the two sentences of the rule.
  /// - Parameters:
  ///   - calls: the number of all calls.
  ///   - verified: the number of those that were verified before.
  ///   - taken: the number of those that another line of the block needs.
  private func passes(_ count: Count, _ calls: Int, verified: Int, taken: Int) -> Bool {
    guard let maximum = count.maximum else { return calls - verified - taken >= count.minimum }
    return (count.minimum...maximum).contains(calls)
  }

  @Test(arguments: Member.allCases, counts)
  func aLineIsJudgedByTheRule(_ member: Member, _ count: Count) async {
    for selection in Selection.allCases {
      for group in Group.allCases {
        for before in Before.allCases {
          for (first, later) in [(0, 0), (1, 0), (2, 0), (1, 1)] {
            // Without calls, nothing was verified before.
            if first == 0, before != .nothing { continue }
            await verify(member, count, selection, group, before, first, later)
          }
        }
      }
    }
  }

  private func verify(
    _ member: Member, _ count: Count, _ selection: Selection, _ group: Group, _ before: Before,
    _ first: Int, _ later: Int
  ) async {
    for waits in selection == .plain ? [false, true] : [false] {
      let stage = Stage(member)
      let context = stage.context
      // Calls with another item make no difference.
      stage.call(5)
      for _ in 0..<first { stage.call(7) }
      if first > 0, before == .received || before == .total {
        context.verify {
          stage.line(7, selection, before == .received ? nil : .exactly(first))
        }
      }
      for _ in 0..<later { stage.call(7) }
      #expect(stage.reporter.messages == [])
      let isBeside = before == .sameBlock && first > 0
      let block = ExpectationGroup {
        if isBeside { stage.line(7, .plain, nil) }
        stage.block(group, stage.line(7, selection, count.cardinality))
      }
      if waits {
        await context.verify(within: .zero) { block }
      } else {
        context.verify { block }
      }
      let verified = before == .received || before == .total ? first : 0
      let isMet = passes(
        count, first + later, verified: verified, taken: isBeside && group == .none ? 1 : 0)
      #expect(
        stage.reporter.failures.isEmpty == isMet,
        "\(member) \(selection) \(group) \(before) \(first)+\(later) \(waits): \(stage.reporter.headlines)"
      )
      // A met line has marked its calls, an unmet one has not.
      let marked = context.history.filter(\.isVerified).count
      let expected =
        isMet ? (count.maximum == nil || count.maximum! > 0 ? first + later : verified) : verified
      let other = isBeside && (isMet || !waits) ? first + later : 0
      #expect(
        marked == max(expected, other),
        "\(member) \(selection) \(group) \(before) \(first)+\(later) \(waits)")
    }
  }
}
