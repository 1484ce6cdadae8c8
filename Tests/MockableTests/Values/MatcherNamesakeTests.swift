import Mocky
import MockyTestSupport
import Testing

/// A value whose type has static members that are called like matchers.
private struct Topic: Equatable, Sendable {
  var name: String
  static let any = Topic(name: "any topic")
  static let isEmpty = Topic(name: "")
  static func containing(_ word: String) -> Topic { Topic(name: "about \(word)") }
}

@Mockable private protocol Bulletin {
  func read(_ topic: Topic) -> Int
  func read(_ topic: Topic, page: Int) -> Int
  func follow(_ topic: Topic?) -> Int
  func find(_ id: Int) -> String
  func find(_ id: Any) -> String
  func note<T>(_ value: T) -> Int
}

@Suite(.mockery) struct MatcherNamesakeTests {
  private let bulletin = Mockery.current.mock(MockBulletin.self)

  @Test func aNameThatTheValueHasIsTheValue() {
    Mockery.current.check {
      allowing(bulletin).receives.read(.any).then.returns(1)
      allowing(bulletin).receives.read(.isEmpty).then.returns(2)
      allowing(bulletin).receives.read(.containing("cats")).then.returns(3)
      allowing(bulletin).receives.read(.where(\.name, .endingWith("dogs"))).then.returns(4)
    }
    #expect(bulletin.read(Topic(name: "any topic")) == 1)
    #expect(bulletin.read(Topic(name: "")) == 2)
    #expect(bulletin.read(Topic(name: "about cats")) == 3)
    #expect(bulletin.read(Topic(name: "about dogs")) == 4)
  }

  @Test func theMatcherIsWrittenWithItsType() {
    Mockery.current.check {
      allowing(bulletin).receives.read(Matcher.any, page: 3).then.returns(1)
      allowing(bulletin).receives.read(Matcher.any, page: .any).then.returns(2)
      allowing(bulletin).receives.read(!Matcher.equal(to: .any)).then.returns(3)
      allowing(bulletin).receives.read(Matcher.any).then.returns(4)
    }
    #expect(bulletin.read(.isEmpty, page: 3) == 1)
    #expect(bulletin.read(.isEmpty, page: 4) == 2)
    #expect(bulletin.read(.isEmpty) == 3)
    #expect(bulletin.read(.any) == 4)
  }

  @Test func optionalsHaveBoth() {
    Mockery.current.check {
      allowing(bulletin).receives.follow(.none).then.returns(1)
      allowing(bulletin).receives.follow(.some(.isEmpty)).then.returns(2)
      allowing(bulletin).receives.follow(.some(.where(\.name, .startingWith("a")))).then.returns(3)
      allowing(bulletin).receives.follow(.isNotNil).then.returns(4)
    }
    #expect(bulletin.follow(nil) == 1)
    #expect(bulletin.follow(.isEmpty) == 2)
    #expect(bulletin.follow(.any) == 3)
    #expect(bulletin.follow(Topic(name: "z")) == 4)
  }

  @Test func aMatcherIsNeverTakenForAValueOfAnyType() {
    let numbers = Matcher<Int>.greaterThan(4)
    Mockery.current.check {
      allowing(bulletin).receives.find(numbers).then.returns("number")
      allowing(bulletin).receives.find(Matcher<Any>.ofType(String.self)).then.returns("text")
      allowing(bulletin).receives.note(numbers).then.performs { $0 + 1 }
      allowing(bulletin).receives.note(.any).then.returns(0)
    }
    #expect(bulletin.find(5) == "number")
    #expect(bulletin.find("x" as Any) == "text")
    #expect(bulletin.note(5) == 6)
    #expect(bulletin.note("x") == 0)
  }
}
