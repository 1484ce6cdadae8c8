import MockyCommand
import Testing

@testable import MockyGenerator

/// How members with the same name and labels are told apart in a mock's calls.
@Suite struct OverloadsTests {
  @Test func aMemberOfItsOwnIsCalledByItsNameOnly() {
    #expect(
      Self.names("func f(_ x: Int); func f(x: Int); func g() async throws; var v: Int { get }")
        == ["f(_:)", "f(x:)", "g()", "v"])
  }

  @Test func overloadsAreCalledByTheirTypes() {
    #expect(
      Self.names("func f(_ x: Int) -> Int; func f(_ x: Int) -> [String]; func f(_ x: Bool) async")
        == ["f(_:) (Int) -> Int", "f(_:) (Int) -> [String]", "f(_:) (Bool) async"])
  }

  @Test func genericOnesAreCalledByTheirConstraints() {
    #expect(
      Self.names("func f<T: P>(_ x: T); func f<T>(_ x: T) where T: Q; func f(_ x: some R)")
        == ["f(_:) <T: P>(T)", "f(_:) <T>(T) where T: Q", "f(_:) (some R)"])
  }

  @Test func theSameMemberUnderTwoConditionsIsOne() {
    #expect(
      Self.names("#if A\nfunc f(_ x: Int)\n#else\nfunc f(_ x: Int)\n#endif") == ["f(_:)", "f(_:)"])
  }

  @Test func genericOnesThatLookAlikeTakeNoValuesOfAllTypes() {
    let told = Self.told(
      "func f<T: P>(_ x: T); func f<T: Q>(_ x: T); func f<T>(_ x: T, y: T); func f(_ x: Int)")
    #expect(told.map(\.hasErasedTwin) == [true, true, false, false])
  }

  @Test func onlyTheAsynchronousOneOfTwinsGivesWay() {
    let told = Self.told("func f() -> Int; func f() async -> Int; func g() async")
    #expect(told.map(\.hasSynchronousTwin) == [false, true, false])
    #expect(told.map(\.hasAsynchronousTwin) == [true, false, false])
  }

  @Test func whereAValueMayHaveAnyTypeAMatcherIsOneToo() {
    let told = Self.told(
      "func f<T>(_ x: T?); func g(_ x: Any); func g(_ x: Int); func h(_ x: Any...)"
        + "; func i(_ x: [Any]); func j(_ x: any Sendable); func k(_ x: some P); func l(_ x: Int)")
    #expect(
      told.map(\.takesMatchersForValues)
        == [true, true, true, true, false, true, false, false])
  }

  @Test(
    arguments: [
      ("<T>(_ x: T)", true), ("<T: Sendable>(_ x: T)", true), ("<T: Equatable>(_ x: T)", false),
      ("<T: Codable & Sendable>(_ x: T)", false), ("<T>(_ x: T) where T: Hashable", false),
      ("<T>(_ x: T) where T: Sendable", true), ("<T: Sendable>(_ x: T) where T: Shape", false),
      ("<T: Shape>(_ x: T?)", false), ("<T>(_ x: T?)", true), ("<T>(_ x: [T])", false),
      ("<T, U: Equatable>(_ x: U, _ y: T)", true), ("<T: Equatable>(_ x: T...)", false),
      ("<T>(_ x: T...)", true), ("<each T: Equatable>(_ x: repeat each T)", false),
      ("<each T>(_ x: repeat each T)", true), ("(_ x: some Sendable)", true),
      ("(_ x: some Equatable & Sendable)", false), ("(_ x: any CustomStringConvertible)", true),
      ("(_ x: any Sendable & Shape)", false), ("<T: ~Copyable>(_ x: borrowing T)", false),
      ("<T: BaseView>(_ x: T)", false), ("<T: Swift.Sendable>(_ x: T)", true),
    ]) func aMatcherMeetsFewConstraints(_ parameters: String, _ isMatcher: Bool)
  {
    #expect(
      Self.told("func f\(parameters)").map(\.takesMatchersForValues) == [isMatcher],
      "\(parameters)")
  }

  private static func names(_ members: String) -> [String] {
    plan(members).flatMap { plan in
      plan.requirements.map { $0.fullName + plan.overloads.discriminator(of: $0) }
    }
  }

  private static func told(_ members: String) -> [Overloads.Told] {
    plan(members).flatMap { plan in plan.requirements.map(plan.overloads.told) }
  }

  private static func plan(_ members: String) -> [ProtocolPlan] {
    SourceFile(parsing: Array("protocol P { \(members) }".utf8)).protocols.map {
      ProtocolPlan($0)
    }
  }
}

extension ProtocolPlan {
  fileprivate var requirements: [CallablePlan] { items.members.flatMap(\.requirements) }
}
