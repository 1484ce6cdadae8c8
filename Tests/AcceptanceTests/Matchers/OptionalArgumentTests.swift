import Foundation
import Mocky
import MockyTestSupport
import Testing

@Mockable protocol Pantry {
  func label(_ name: String?, size: Int?)
  func fill(_ items: [String]?)
  func paint(_ layers: [String?])
  func rename(_ name: String??)
  func keep(_ item: Any)
  func sort(_ names: [String??])
  var lock: Int?? { get set }
}

@Mockable protocol Crate {
  func send(_ data: Data?, note: String?)
  func weigh(_ weight: Int?)
  func name(_ name: String?)
  func tag(_ tags: [String: Int]?)
}

/// Arguments that may be nil take the matchers of what is inside, as they are.
@Suite struct OptionalArgumentTests {
  private let reporter = RecordingReporter()
  private let context: Mockery
  private let pantry: MockPantry

  init() {
    context = Mockery(reporter: reporter)
    pantry = context.mock()
  }

  @Test func matchersOfWhatIsInsideTakeIt() {
    context.check {
      expectThat(pantry).receives.label(.startingWith("a"), size: .greaterThan(3))
      expectThat(pantry).receives.label("b", size: .in(1...3) || .isNil)
      expectThat(pantry).receives.label(.some("c"), size: .some(.atMost(9)))
      expectThat(pantry).receives.fill(.containing("x") && .count(1))
      expectThat(pantry).receives.fill(.containing(.startingWith("y")))
      expectThat(pantry).receives.fill(.isEmpty)
      expectThat(pantry).receives.paint(.everyElement(.startingWith("z")))
      expectThat(pantry).receives.paint(.where(\.last, .some(nil)))
    }
    pantry.label("apple", size: 4)
    pantry.label("b", size: nil)
    pantry.label("c", size: 9)
    pantry.fill(["x"])
    pantry.fill(["w", "yy"])
    pantry.fill([])
    pantry.paint(["z1", "z2"])
    pantry.paint(["z", nil])
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func matchersOfDataAndDictionariesTakeIt() {
    let crate = context.mock(MockCrate.self)
    let (weights, names) = (Captor<Int>(), Captor<String>())
    context.check {
      expectThat(crate).receives.send(.json(equalTo: #"{"a": 1, "b": 2}"#), note: .any)
      expectThat(crate).receives.send(.any, note: .json(equalTo: "[1]"))
      expectThat(crate).receives(2).weigh(.capturing(into: weights))
      expectThat(crate).receives.name(.capturing(into: names, if: .startingWith("a")))
      expectThat(crate).receives.tag(.value(forKey: "a", 1))
      expectThat(crate).receives.tag(.value(forKey: "b", .greaterThan(1)))
    }
    crate.send(Data(#"{"b":2,"a":1}"#.utf8), note: nil)
    crate.send(nil, note: "[ 1 ]")
    crate.weigh(3)
    crate.weigh(4)
    crate.name("ann")
    crate.tag(["a": 1])
    crate.tag(["b": 2])
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
    #expect(weights.values == [3, 4])
    #expect(names.values == ["ann"])
  }

  @Test func nilIsNoneOfTheOthers() {
    let crate = context.mock(MockCrate.self)
    context.check {
      expectThat(crate).receives.weigh(.capturing(into: Captor<Int>()))
      expectThat(crate).receives.send(.json(equalTo: "1"), note: .any)
      expectThat(crate).receives.tag(.value(forKey: "a", 1))
    }
    crate.weigh(nil)
    context.assertSatisfied()
    #expect(
      reporter.headlines == [
        "crate.weigh(nil): unexpected: expected not nil as argument 1"
      ])
  }

  @Test func nilIsNoneOfThem() {
    context.check { expectThat(pantry).receives.label(.startingWith("a"), size: .greaterThan(3)) }
    pantry.label(nil, size: nil)
    #expect(
      reporter.headlines == [
        "pantry.label(nil, size: nil): unexpected: expected a string "
          + #"starting with "a" as argument 1 and greater than 3 as 'size'"#
      ])
    #expect(
      reporter.closestArguments == [
        #"1         ✗ expected a string starting with "a""#,
        "got nil",
        "size      ✗ expected greater than 3",
        "got nil",
      ])
  }

  @Test func nilIsNotNilInsideAnOptional() {
    context.check { expectThat(pantry).receives.rename(.value(.some(.none))) }
    pantry.rename(nil)
    #expect(
      reporter.headlines == [
        "pantry.rename(nil): unexpected: expected .some(nil) as argument 1"
      ])
  }

  @Test func nilInsideAnOptionalIsNotNil() {
    context.check { expectThat(pantry).receives.rename(.value(.none)) }
    pantry.rename(.some(nil))
    #expect(
      reporter.headlines == [
        "pantry.rename(.some(nil)): unexpected: expected nil as argument 1"
      ])
  }

  @Test func eachDepthOfNilIsTakenByItsOwnExpectation() {
    let other = Optional(Int?.none)
    context.check {
      expectThat(pantry).receives.rename(.value(.some(.none)))
      expectThat(pantry).receives.rename(.value(.none))
      expectThat(pantry).receives.keep(other as Any)
      expectThat(pantry).receives.keep(String?.none as Any)
      expectThat(pantry).receives.sort(["a", .some(.none)])
      expectThat(pantry).receives.sort(["a", .none])
      expectThat(pantry).receives.lock(setTo: .value(.some(.none)))
      expectThat(pantry).receives.lock(setTo: .value(.none))
    }
    for name: String?? in [.none, .some(.none)] {
      pantry.rename(name)
      pantry.keep(name as Any)
      pantry.sort(["a", name])
    }
    pantry.lock = .none
    pantry.lock = .some(.none)
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test(arguments: [1, 20]) func theDepthOfNilCountsAmongManyAndInVerifications(count: Int) {
    context.check {
      for number in 0..<count { allowing(pantry).receives.rename("\(number)") }
      allowing(pantry).receives.rename(.value(.some(.none)))
    }
    pantry.rename(.some(nil))
    context.verify { expectThat(pantry).received(.never).rename(.value(.none)) }
    #expect(reporter.messages == [])
    pantry.rename(nil)
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func theDepthOfNilIsShownWhereItIsInSomethingElse() {
    context.check {
      expectThat(pantry).receives.sort(["a", .some(.none)])
      expectThat(pantry).receives.keep(["a": Int??.none as Any])
    }
    pantry.sort(["a", nil])
    pantry.keep(["a": Int??.some(nil) as Any])
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        "pantry.sort([\"a\", nil]): unexpected: [1] of argument 1 is nil, expected .some(nil)"
      ])
    #expect(
      reporter.notes[0].contains(
        #"unexpected: ["a"] of argument 1 is .some(nil), expected nil"#))
  }

  @Test func matchersTellTheDepthsOfNilApart() {
    let line = #line + 2
    context.check {
      expectThat(pantry).receives.rename(.some(.isNil))
      expectThat(pantry).receives.lock(setTo: .isNil)
    }
    pantry.rename(nil)
    pantry.lock = .some(nil)
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        "pantry.rename(nil): unexpected: expected .some(nil) as argument 1"
      ])
    #expect(
      reporter.section(.otherExpectations) == [
        "✗ once, never called   pantry.lock = nil   :\(line + 1)"
      ])
    #expect(
      reporter.notes[0].contains(
        "pantry.lock = .some(nil): unexpected: expected nil as new value"))
  }
}
