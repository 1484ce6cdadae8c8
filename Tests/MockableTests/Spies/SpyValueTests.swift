import Mocky
import Testing

@Mockable private protocol Tally {
  var count: Int { get set }
  mutating func add(_ step: Int)
  func spend(_ budget: inout Int)
  func each(_ body: (Int) throws -> Void) throws
  func label<Tag: Equatable>(_ tag: Tag) -> [Tag]
  func limit() throws(Overflow) -> Int
  func note(_ text: @autoclosure () -> String) -> String
  subscript(index: Int) -> Int { get set }
}

private struct Overflow: Error, Equatable { var limit: Int }

private struct Counter: Tally {
  var count: Int = 0
  mutating func add(_ step: Int) { count += step }
  func spend(_ budget: inout Int) { budget -= count }
  func each(_ body: (Int) throws -> Void) throws { for number in 0..<count { try body(number) } }
  func label<Tag: Equatable>(_ tag: Tag) -> [Tag] { Array(repeating: tag, count: count) }
  func limit() throws(Overflow) -> Int { throw Overflow(limit: count) }
  func note(_ text: @autoclosure () -> String) -> String { text() }
  subscript(index: Int) -> Int {
    get { count + index }
    set { count = newValue - index }
  }
}

/// A spy of a value, and members of every kind.
@Suite struct SpyValueTests {
  let context: Mockery = Mockery()
  private let spy: MockTally

  init() { spy = context.spy(MockTally.self, on: Counter(count: 2)) }

  @Test func aValueChangesInTheSpy() {
    spy.add(3)
    #expect(spy.count == 5)
    spy.count = 7
    #expect(spy.count == 7)
  }

  @Test func inoutArgumentsAreWrittenBack() {
    var budget = 10
    spy.spend(&budget)
    #expect(budget == 8)
  }

  @Test func closuresThatDoNotEscapeArePassedOn() throws {
    var seen: [Int] = []
    try spy.each { seen.append($0) }
    #expect(seen == [0, 1])
    #expect(throws: Overflow(limit: 1)) { try spy.each { throw Overflow(limit: $0 + 1) } }
  }

  @Test func genericMembersAreForwarded() { #expect(spy.label("x") == ["x", "x"]) }

  @Test func typedErrorsAreForwarded() { #expect(throws: Overflow(limit: 2)) { try spy.limit() } }

  @Test func autoclosuresAreForwarded() { #expect(spy.note("a" + "b") == "ab") }

  @Test func subscriptsAreForwarded() {
    #expect(spy[1] == 3)
    spy[1] = 9
    #expect(spy.count == 8)
  }
}
