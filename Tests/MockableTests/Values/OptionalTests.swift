import Mocky
import MockyTestSupport
import Testing

private typealias Maybe = String?
private typealias Perhaps<Value> = Value?
private struct Box<Value: Equatable>: Equatable { let value: Value }

@Mockable private protocol Letterbox {
  typealias Letter = String?

  func put(_ letter: String?)
  func long(_ letter: Int?) -> String?
  func nested(_ letter: Int??) -> Int??
  func alias(_ letter: Maybe, _ other: Perhaps<Int>) -> Maybe
  func own(_ letter: Letter) -> Letter
  func list(_ letters: [String?], _ byName: [String: Int?]) -> [Int?]
  func generic<Value>(_ value: Value?, _ box: Box<Int>?) -> Value?
  func forced(_ letter: String!, _ number: Int!) -> String!
  var latest: String! { get set }
  var maybe: Maybe { get set }
}

@Suite struct OptionalTests {
  @Test(.mockery) func optionalsAreArgumentsAndResults() {
    let box = Mockery.current.mock(MockLetterbox.self)
    Mockery.current.check {
      expectThat(box).receives.put(nil)
      expectThat(box).receives.put("a")
      expectThat(box).receives.put(.some(.startingWith("b")))
      allowing(box).receives.long(nil).then.returns("nothing")
      allowing(box).receives.long(.isNotNil).then.performs { $0.map { "\($0)" } }
      allowing(box).receives.nested(.some(nil)).then.returns(5)
      allowing(box).receives.list(["a", nil], ["b": nil]).then.returns([nil, 1])
      allowing(box).receives.generic("a", Box(value: 1)).then.returns("b")
      allowing(box).receives.generic(5, nil).then.returns(nil)
    }
    box.put("a")
    box.put("better")
    box.put(nil)
    #expect(box.long(nil) == "nothing")
    #expect(box.long(3) == "3")
    #expect(box.nested(.some(nil)) == 5)
    #expect(box.list(["a", nil], ["b": nil]) == [nil, 1])
    #expect(box.generic("a", Box(value: 1)) == "b")
    #expect(box.generic(5, nil) == nil)
  }

  @Test(.mockery) func aliasesOfOptionalsAreOptionals() {
    let box = Mockery.current.mock(MockLetterbox.self)
    Mockery.current.check {
      allowing(box).receives.alias(nil, 5).then.returns("five")
      allowing(box).receives.alias("a", nil).then.returns(nil)
      allowing(box).receives.own("own").then.performs { $0 }
      expectThat(box).receives.maybe(setTo: nil)
    }
    #expect(box.alias(nil, 5) == "five")
    #expect(box.alias("a", nil) == nil)
    #expect(box.own("own") == "own")
    box.maybe = nil
  }

  @Test(.mockery) func implicitlyUnwrappedOptionalsAreOptionals() {
    let box = Mockery.current.mock(MockLetterbox.self)
    Mockery.current.check {
      allowing(box).receives.forced("a", 1).then.returns("b")
      allowing(box).receives.forced(nil, .any).then.returns(nil)
      allowing(box).receives.latest.then.returns("latest")
      expectThat(box).receives.latest(setTo: nil)
    }
    let text: String = box.forced("a", 1)
    #expect(text == "b")
    #expect(box.forced(nil, nil) == nil)
    #expect(box.latest.count == 6)
    box.latest = nil
  }

  @Test func nilIsShown() {
    let failures = headlines { context in
      let box = context.mock(MockLetterbox.self)
      context.check { expectThat(box).receives.alias("a", nil) }
      _ = box.alias(nil, 5)
    }
    #expect(
      failures == [
        "letterbox.alias(nil, 5): unexpected: "
          + "expected \"a\" as argument 1 and nil as argument 2"
      ])
  }
}
