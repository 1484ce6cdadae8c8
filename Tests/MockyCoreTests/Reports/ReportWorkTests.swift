import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

/// How much of large values, long lists and long histories a failure puts into words: no more of
/// twice as many.
@Suite struct ReportWorkTests {
  private var (reporter, context, turtle) = recordedContext(MockTurtle.self, strictness: .nice)
  private let work = WorkCounter()

  /// A value that counts how often it is put into words.
  private struct Word: Hashable, CustomStringConvertible, Sendable {
    let number: Int
    let work: WorkCounter
    /// Counts how often it is hashed, once for each look-up in a set. The number of comparisons
    /// then is a matter of chance. Nil if no test counts.
    var lookups: WorkCounter?

    var description: String {
      work.add()
      return "word \(number)"
    }

    static func == (left: Word, right: Word) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) {
      lookups?.add()
      hasher.combine(number)
    }
  }

  private var lastLines: [String] {
    reporter.failures.last.map { $0.message.split(separator: "\n").map(String.init) } ?? []
  }

  /// The lines of the last failure that show an argument that differs.
  private var difference: [String] {
    let lines = lastLines
    guard let index = lines.firstIndex(where: { $0.contains("✗ ") }) else { return [] }
    return lines[index...].prefix(3).map { line in
      String(line.drop { $0 != "✗" && $0 != "g" && $0 != "^" })
    }
  }

  @Test func ofALongListOnlyTheBeginningIsPutIntoWords() {
    func words(of count: Int) -> Int {
      let print = context.mockFunction(as: (([Word]) -> Void).self)
      let list = (0..<count).map { Word(number: $0, work: work) }
      context.check { expectThat(print).receives.call(list + [Word(number: -1, work: work)]) }
      print.function(list + [Word(number: -2, work: work)])
      context.reset()
      return work.take()
    }
    let (once, twice) = (words(of: 5_000), words(of: 10_000))
    #expect(once == twice)
    #expect(reporter.failures.count == 2)
  }

  @Test func ofTwoLongListsTheElementsAtTheFirstDifferenceAreShown() {
    let print = context.mockFunction(named: "print", as: (([String]) -> Void).self)
    let list = (0..<20_000).map { "string \($0)" }
    context.check { expectThat(print).receives.call(list + ["x"] + list) }
    print.function(list + ["y"] + list)
    #expect(difference.first == #"✗ [20000]  expected "x", got "y""#)
    #expect(
      lastLines.first
        == #"print([…]): unexpected: [20000] is "y", expected "x""#)
  }

  @Test func ofTwoLargeStringsOnlyTheDifferingPartIsPutIntoWords() {
    let text = String(repeating: "äbcdefghij", count: 100_000)
    context.check { expectThat(turtle).receives.say("\(text)x\(text)") }
    turtle.say("\(text)y\(text)")
    #expect(
      lastLines.first
        == #"turtle.say("…"): unexpected: "#
        + "argument 1 is …äbcdefghijyäbcdefghijäbcdefghi…, "
        + "expected …äbcdefghijxäbcdefghijäbcdefghi…")
    #expect(
      difference == [
        "✗ expected …äbcdefghijäbcdefghijxäbcdefghijäbcdefghijäbcdefghijäbcdefghi…",
        "got …äbcdefghijäbcdefghijyäbcdefghijäbcdefghijäbcdefghijäbcdefghi…", "^",
      ])
  }

  @Test func ofALargeSetOnlySomeElementsArePutIntoWordsAndEachIsLookedUpAFewTimes() {
    func work(of count: Int) -> (words: Int, lookups: Int) {
      let lookups = WorkCounter()
      let print = context.mockFunction(as: ((Set<Word>) -> Void).self)
      let set = Set((0..<count).map { Word(number: $0, work: self.work, lookups: lookups) })
      let sets = (-2..<0).map {
        set.union([Word(number: $0, work: self.work, lookups: lookups)])
      }
      context.check { expectThat(print).receives.call(sets[0]) }
      _ = lookups.take()
      print.function(sets[1])
      return (self.work.take(), lookups.take())
    }
    let much = work(of: 10_000)
    // The texts of some hundred elements, wherever the set begins; put into an order.
    #expect(much.words <= 2_000)
    // Each element is looked up once in the other set, and in some comparisons. Each comparison
    // ends at the first element that is missing.
    #expect(much.lookups <= 25 * 10_001)
    #expect(reporter.failures.count == 1)
  }

  @Test func aLargeSetIsWhatDiffersInFewWords() {
    let print = context.mockFunction(named: "print", as: ((Set<Int>) -> Void).self)
    context.check { expectThat(print).receives.call(Set(0..<20_000)) }
    print.function(Set(1...20_000))
    #expect(lastLines.first?.hasSuffix(" argument 1 lacks 0, and 1 more part differs") == true)
    #expect(difference.first == "✗ lacks 0")
    #expect(reporter.failures.last?.message.utf8.count ?? 0 < 3_000)
  }

  @Test func ofManyExpectationsOnlyThoseThatAreShownArePutIntoWords() {
    func words(of count: Int) -> Int {
      let print = context.mockFunction(as: ((Word) -> Void).self)
      context.check {
        for number in 0..<count {
          expectThat(print).receives.call(Word(number: number, work: work))
        }
      }
      print.function(Word(number: -1, work: work))
      _ = work.take()
      context.assertSatisfied()
      context.reset()
      return work.take()
    }
    let (once, twice) = (words(of: 500), words(of: 1_000))
    // A headline of each, and more of the first ones only.
    #expect(twice <= 2 * once)
    #expect(reporter.failures.count == 2)
  }

  @Test func ofManySimilarCallsOnlyThoseThatAreShownArePutIntoWords() {
    func words(of count: Int) -> Int {
      let print = context.mockFunction(as: ((Word) -> Void).self)
      context.check { allowing(print).receives.call(.any) }
      for number in 0..<count { print.function(Word(number: number, work: work)) }
      context.verify { expectThat(print).received.call(Word(number: -1, work: work)) }
      context.reset()
      return work.take()
    }
    let (once, twice) = (words(of: 1_000), words(of: 2_000))
    #expect(once == twice)
    #expect(reporter.failures.count == 2)
  }

  @Test func ofManyCallsThatAVerificationMissesOnlyTheFirstAreComparedWithOthers() {
    func words(of count: Int) -> Int {
      let print = context.mockFunction(as: ((Word) -> Void).self)
      context.check { allowing(print).receives.call(.any) }
      for number in 0..<300 { print.function(Word(number: number, work: work)) }
      context.verify {
        for number in 1...count {
          expectThat(print).received.call(Word(number: -number, work: work))
        }
      }
      context.reset()
      return work.take()
    }
    let (once, twice) = (words(of: 50), words(of: 100))
    // The missing calls, and the last calls of the history, in the text and as values.
    #expect(twice - once <= 50 * 30)
    #expect(reporter.failures.count == 150)
    let withOthers = reporter.failures.filter { $0.message.contains("similar calls") }
    #expect(withOthers.count == 40)
  }

  private indirect enum Nest: Equatable {
    case empty
    case inner(Nest)
  }

  @Test func aValueNestedDeeplyIsShownUpToADepth() {
    let context = context
    // Deep values need some room themselves: to be compared, and to go.
    SmallStack.run(size: 16 << 20) {
      let store = context.mockFunction(named: "store", as: ((Nest) -> Void).self)
      context.check { expectThat(store).receives.call(.empty) }
      store.function((0..<20_000).reduce(Nest.empty) { nest, _ in .inner(nest) })
    }
    let nest = ".inner(.inner(.inner(.inner(.inner(.inne…)))))"
    #expect(
      lastLines.first
        == "store(.inner(…)): unexpected: argument 1 is \(nest), expected .empty")
  }

  /// A list, each of whose elements holds the rest of it.
  private indirect enum List {
    case end
    case item(Int, List)
  }

  /// An object in an object, and so on.
  private final class Doll: CustomReflectable {
    let inner: Any?
    init(_ inner: Any?) { self.inner = inner }

    var customMirror: Mirror {
      Mirror(self, children: ["inner": inner as Any], displayStyle: .struct)
    }
  }

  private struct Shell { let inner: Any }

  /// Values that hold each other 20,000 deep, which `Any` hides.
  private static let deepValues: [String: @Sendable () -> Any] = [
    "optionals": { deep(1) { Optional<Any>.some($0) as Any } },
    "tuples": { deep(1) { ($0, 0) } },
    "arrays": { deep(1) { [$0] } },
    "dictionaries": { deep(1) { ["key": $0] } },
    "structs": { deep(1) { Shell(inner: $0) } },
    "objects": { deep(1) { Doll($0) } },
    "lists": { (0..<20_000).reduce(List.end) { List.item($1, $0) } },
    "hidden values": { deep(AnyHashable(1)) { AnyHashable([$0 as! AnyHashable]) } },
  ]

  private static func deep(_ core: Any, _ wrap: (Any) -> Any) -> Any {
    (0..<20_000).reduce(core) { value, _ in wrap(value) }
  }

  /// Only what Swift itself does with them needs a deep stack, which these values are spared: they are
  /// neither compared nor released.
  @Test(arguments: deepValues.keys.sorted())
  func valuesNestedDeeplyAreReportedOnASmallStack(kind: String) {
    let (context, make) = (context, Self.deepValues[kind])
    SmallStack.run(size: 64 << 20) {
      let value = Unmanaged.passRetained(Box(make?() as Any))
      SmallStack.run(size: 512 << 10) {
        let store = context.mockFunction(named: "store", as: ((Any) -> Void).self)
        context.check {
          expectThat(store).receives.call(.matching("a small value") { _ in false })
        }
        store.function(value.takeUnretainedValue().value)
        context.verify { expectThat(store).received(2).call(.matching("none") { _ in false }) }
      }
    }
    #expect(lastLines.first?.hasPrefix("store") == true)
    #expect(reporter.failures.count == 1)
  }

  private final class Box: @unchecked Sendable {
    // `@unchecked Sendable`: it does not change.
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  @Test func ofALongListOfAnythingTheDifferenceIsFoundAtItsEnd() {
    let print = context.mockFunction(named: "print", as: (([Any]) -> Void).self)
    let list = (0..<20_000).map { $0 as Any }
    context.check { expectThat(print).receives.call(.value(list + ["x"])) }
    print.function(list + ["y"])
    #expect(difference.first == #"✗ [20000]  expected "x", got "y""#)
  }

  @Test func ofALargeDictionaryOfAnythingTheDifferenceIsFound() {
    let print = context.mockFunction(named: "print", as: (([Int: Any]) -> Void).self)
    let entries = Dictionary(uniqueKeysWithValues: (0..<5_000).map { ($0, $0 as Any) })
    context.check { expectThat(print).receives.call(.value(entries)) }
    print.function(entries.filter { $0.key != 3 }.merging([7: "x", -1: 0]) { $1 })
    let words = "[-1] is not expected: 0, and 2 more parts differ"
    #expect(lastLines.first?.hasSuffix(words) == true)
  }

  @Test func ofTwoSlicesTheElementsThatDifferAreShown() {
    let print = context.mockFunction(named: "print", as: ((ArraySlice<Int>) -> Void).self)
    let list = Array(0..<1_000)
    context.check { expectThat(print).receives.call(.value((list + [1] + list)[5...])) }
    print.function((list + [2] + list)[5...])
    #expect(difference.first == "✗ [995]  expected 1, got 2")
  }

  @Test func aStringOfOneVeryLongCharacterIsBounded() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    context.check { expectThat(turtle).receives.say("a\(marks)") }
    turtle.say("b\(marks)")
    #expect(reporter.failures.first?.message.utf8.count ?? 0 < 20_000)
  }
}
