import Foundation
import Mocky
import MockyTestSupport
import Testing

/// A plain value also takes an equal value of another type, as from Objective-C: behind `Any`, the
/// type is not known. That does not depend on how many expectations or calls there are.
@Suite struct BridgedArgumentTests {
  private var (reporter, context, drawer) = recordedContext(MockDrawer.self)

  /// Few are compared with each call, and many are found by their arguments.
  static let counts: [Int] = [2, 40]

  /// A value for each number, and one that is equal to it.
  private typealias Pairs = @Sendable (Int) -> (value: Any, equal: Any)

  private static let pairs: [(name: String, of: Pairs)] = [
    ("a number of Foundation", { ($0, NSNumber(value: $0)) }),
    ("a number of Foundation is expected", { (NSNumber(value: $0), $0) }),
    ("a fraction", { (Double($0) + 0.5, NSNumber(value: Double($0) + 0.5)) }),
    ("a string of Foundation", { ("\($0)", NSString(string: "\($0)")) }),
    ("a string of Foundation is expected", { (NSString(string: "\($0)"), "\($0)") }),
    ("a wrapped value", { ($0, AnyHashable($0)) }),
    ("a wrapped value is expected", { (AnyHashable($0), $0) }),
    ("an array of anything", { ([$0], [$0] as [Any]) }),
    ("an array of Foundation", { ([$0], NSArray(array: [$0])) }),
    ("numbers in an array", { ([$0], [NSNumber(value: $0)]) }),
    ("numbers in a dictionary", { (["a": $0], ["a": NSNumber(value: $0)]) }),
    ("numbers in a mixed array", { (["a", $0] as [Any], ["a", NSNumber(value: $0)] as [Any]) }),
    ("a set", { (Set([$0]), Set([AnyHashable($0)])) }),
  ]

  @Test(arguments: counts, pairs.indices)
  func anEqualValueOfAnotherTypeIsTaken(count: Int, pair: Int) {
    let pair = Self.pairs[pair]
    context.check {
      for number in 0..<count { expectThat(drawer).receives.put(pair.of(number).value) }
    }
    for number in (0..<count).reversed() { drawer.put(pair.of(number).equal) }
    assertContextSatisfied(context)
    #expect(reporter.headlines == [], "\(pair.name)")
  }

  @Test(arguments: counts, pairs.indices)
  func anEqualValueOfAnotherTypeIsFound(count: Int, pair: Int) {
    let pair = Self.pairs[pair]
    context.check { ignoring(drawer) }
    for number in (0..<count).reversed() { drawer.put(pair.of(number).equal) }
    context.verify {
      for number in 0..<count { expectThat(drawer).received(1).put(pair.of(number).value) }
    }
    #expect(reporter.headlines == [], "\(pair.name)")
  }

  @Test(arguments: counts) func amongOthersTheFirstThatIsEqualTakesIt(count: Int) {
    context.check {
      for number in 0..<count {
        allowing(drawer).receives.count(of: Double(number)).then.returns(1)
        allowing(drawer).receives.count(of: number).then.returns(2)
      }
    }
    for number in 0..<count { #expect(drawer.count(of: NSNumber(value: number)) == 1) }
    for number in 0..<count { #expect(drawer.count(of: number) == 2) }
    #expect(reporter.headlines == [])
  }

  @Test(arguments: counts) func aNumberOfAnotherSwiftTypeIsNotTaken(count: Int) {
    context.check {
      for number in 0..<count { allowing(drawer).receives.put(number, beside: "\(number)") }
    }
    drawer.put(NSNumber(value: 1), beside: NSString(string: "1"))
    #expect(reporter.headlines == [])
    drawer.put(1.0, beside: "1")
    #expect(
      reporter.headlines == [
        #"drawer.put(1.0, beside: "1"): unexpected: expected 1 as argument 1"#
      ])
  }
}

@Mockable private protocol Drawer {
  func put(_ item: Any)
  func put(_ item: Any, beside other: Any)
  func count(of item: Any) -> Int
}
