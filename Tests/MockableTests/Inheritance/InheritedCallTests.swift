import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Kiosk {
  var stock: Int { get set }
  var owner: String { get throws }
  subscript(_ shelf: String) -> [Int] { get set }
  subscript(first shelf: String, _ index: Int) -> Int { get }
  func sell(_ paper: String, copies: Int) throws(SoldOut) -> Int
  func order(_ papers: [String]) async throws -> Int
  func count(_ pile: inout [String], _ start: Int) -> Int
  func each(_ body: (String) throws -> Void)
  func later(_ body: @escaping @Sendable () -> Int) -> Int
  func choose(_ paper: @autoclosure () -> String) -> String
  func price<Paper: Hashable>(of paper: Paper, in places: some Sequence<Int>) -> Int
  func price(of paper: String) -> Int
  func price(of paper: Int) -> Double
  func `open`(`in` street: String, `for`: Int) -> Bool
  func rank(_ papers: String...) -> Int
  @MainActor func paint(_ color: String) -> String
  @discardableResult func sweep() -> Int
  static func found(in year: Int) -> String
}

private struct SoldOut: Error, Equatable { var paper: String }

/// A protocol whose mock gets the inherited calls from the extension of `Kiosk`.
@Mockable nonisolated private protocol LateKiosk: Kiosk { func close() }

private final class CornerKiosk: LateKiosk {
  nonisolated(unsafe) var stock = 3
  nonisolated(unsafe) private var shelves: [String: [Int]] = ["a": [1, 2]]
  var owner: String { get throws { throw SoldOut(paper: "owner") } }

  subscript(shelf: String) -> [Int] {
    get { shelves[shelf] ?? [] }
    set { shelves[shelf] = newValue }
  }
  subscript(first shelf: String, index: Int) -> Int { self[shelf][index] }

  func sell(_ paper: String, copies: Int) throws(SoldOut) -> Int {
    if copies > 9 { throw SoldOut(paper: paper) }
    return copies
  }
  func order(_ papers: [String]) async throws -> Int {
    if papers.isEmpty { throw SoldOut(paper: "none") }
    return papers.count
  }
  func count(_ pile: inout [String], _ start: Int) -> Int {
    pile.append("one more")
    return start + pile.count
  }
  func each(_ body: (String) throws -> Void) { try? body("each") }
  func later(_ body: @escaping @Sendable () -> Int) -> Int { body() + 1 }
  func choose(_ paper: @autoclosure () -> String) -> String { paper() + "!" }
  func price<Paper: Hashable>(of paper: Paper, in places: some Sequence<Int>) -> Int {
    places.reduce(0, +)
  }
  func price(of paper: String) -> Int { paper.count }
  func price(of paper: Int) -> Double { Double(paper) / 2 }
  func `open`(`in` street: String, `for`: Int) -> Bool { `for` > street.count }
  func rank(_ papers: String...) -> Int { papers.count }
  @MainActor func paint(_ color: String) -> String { "all \(color)" }
  func sweep() -> Int { 7 }
  static func found(in year: Int) -> String { "in \(year)" }
  func close() {}
}

/// A parent's extension makes each call as the parent's own mock does.
@Suite(.mockery) struct InheritedCallTests {
  private let context = Mockery.current

  @Test func valuesAndErrorsComeFromTheExpectations() async throws {
    let kiosk = context.mock(MockLateKiosk.self)
    context.check {
      expectThat(kiosk).receives.sell("Times", copies: 2).then.returns(4)
      expectThat(kiosk).receives.sell("Post", copies: .any).then.throws(SoldOut(paper: "Post"))
      expectThat(kiosk).receives.order(["a"]).then.returns(5)
      expectThat(kiosk).receives.owner.then.throws(SoldOut(paper: "o"))
      expectThat(kiosk).receives.price(of: "x").then.returns(6)
      expectThat(kiosk).receives.price(of: 1).then.returns(0.5)
      expectThat(kiosk).receives.price(of: "y", in: [1, 2]).then.returns(8)
      expectThat(kiosk).receives.rank("a", "b").then.returns(9)
      expectThat(kiosk).receives.sweep()
      expectThat(kiosk).receives.open(in: "High Street", for: 3).then.returns(true)
    }
    #expect(try kiosk.sell("Times", copies: 2) == 4)
    #expect(throws: SoldOut(paper: "Post")) { try kiosk.sell("Post", copies: 1) }
    #expect(try await kiosk.order(["a"]) == 5)
    #expect(throws: SoldOut(paper: "o")) { try kiosk.owner }
    #expect(kiosk.price(of: "x") == 6)
    #expect(kiosk.price(of: 1) == 0.5)
    #expect(kiosk.price(of: "y", in: [1, 2]) == 8)
    #expect(kiosk.rank("a", "b") == 9)
    kiosk.sweep()
    #expect(kiosk.open(in: "High Street", for: 3))
  }

  @Test func propertiesAndSubscriptsAreReadAndSet() {
    let kiosk = context.mock(MockLateKiosk.self)
    context.check {
      expectThat(kiosk).receives.stock.then.returns(4)
      expectThat(kiosk).receives.stock(setTo: 5)
      expectThat(kiosk).receives.subscript("a").then.returns([1])
      expectThat(kiosk).receives.subscript("a", setTo: [1, 2])
      expectThat(kiosk).receives.subscript(first: "b", 2).then.returns(3)
    }
    kiosk.stock += 1
    kiosk["a"].append(2)
    #expect(kiosk[first: "b", 2] == 3)
  }

  @Test func whatACallChangesAndCallsGetsThrough() {
    let kiosk = context.mock(MockLateKiosk.self)
    var pile = ["a"]
    var seen: [String] = []
    context.check {
      expectThat(kiosk).receives.count(.equal(to: ["a"]), 1).then.performs { pile, start in
        pile.value.append("b")
        return start + 1
      }
      expectThat(kiosk).receives.each(.any).then.performs { body in try? body("called") }
      expectThat(kiosk).receives.later(.any).then.performs { body in body() }
      expectThat(kiosk).receives.choose("b").then.returns("c")
    }
    #expect(kiosk.count(&pile, 1) == 2)
    #expect(pile == ["a", "b"])
    kiosk.each { seen.append($0) }
    #expect(seen == ["called"])
    #expect(kiosk.later { 4 } == 4)
    #expect(kiosk.choose("b") == "c")
  }

  @Test @MainActor func itRunsWhereTheRequirementSays() {
    let kiosk = context.mock(MockLateKiosk.self)
    context.check { expectThat(kiosk).receives.paint("red").then.returns("blue") }
    #expect(kiosk.paint("red") == "blue")
  }

  @Test func aCallOfTheTypeIsOneOfTheChildsType() {
    context.check {
      expectThat(MockLateKiosk.self).receives.found(in: 1900).then.returns("long ago")
    }
    #expect(MockLateKiosk.found(in: 1900) == "long ago")
  }

  @Test func aSpyHandsAllOnThatNothingStubs() async throws {
    let spy = context.spy(MockLateKiosk.self, on: CornerKiosk())
    spy.stock += 1
    #expect(spy.stock == 4)
    spy["a"].append(3)
    #expect(spy["a"] == [1, 2, 3])
    #expect(spy[first: "a", 1] == 2)
    #expect(try spy.sell("a", copies: 2) == 2)
    #expect(throws: SoldOut(paper: "b")) { try spy.sell("b", copies: 10) }
    #expect(throws: SoldOut(paper: "owner")) { try spy.owner }
    #expect(try await spy.order(["a"]) == 1)
    var pile = ["a"]
    #expect(spy.count(&pile, 1) == 3)
    #expect(pile == ["a", "one more"])
    var seen: [String] = []
    spy.each { seen.append($0) }
    #expect(seen == ["each"])
    #expect(spy.later { 4 } == 5)
    #expect(spy.choose("b") == "b!")
    #expect(spy.price(of: "y", in: [1, 2]) == 3)
    #expect(spy.price(of: "xyz") == 3)
    #expect(spy.price(of: 3) == 1.5)
    #expect(spy.open(in: "a", for: 3))
    #expect(await spy.paint("red") == "all red")
    #expect(spy.sweep() == 7)
    context.verify { expectThat(spy).received(1).sweep() }
  }

  @Test func aCallOfNobodyIsSaidOfTheChild() {
    let (reporter, context, kiosk) = recordedContext(MockLateKiosk.self)
    _ = kiosk.price(of: "x")
    context.assertSatisfied()
    #expect(
      reporter.failures.map { $0.message.split(separator: "\n").first } == [
        "lateKiosk.price(of: \"x\"): unexpected: no expectations were declared"
      ])
  }
}
