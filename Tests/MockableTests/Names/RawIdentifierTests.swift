import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Story {
  func `opens the book`(_ `the page`: Int, `at line` line: Int) -> String
  func `says "hello"`()
  var `is it open?`: Bool { get set }
}

@Mockable protocol `2nd story` {
  func tell(_ ending: String) -> Int
}

enum `Book case` {
  @Mockable protocol `top shelf` {
    func reach()
  }
}

@Suite struct RawIdentifierTests {
  @Test(.mockery) func aProtocolMayBeCalledByWords() {
    let story = Mockery.current.mock(`Mock2nd story`.self)
    let shelf = Mockery.current.mock(`Book case`.`Mocktop shelf`.self)
    Mockery.current.check {
      expectThat(story).receives.tell("well").then.returns(2)
      expectThat(shelf).receives.reach()
    }
    #expect(story.tell("well") == 2)
    shelf.reach()
  }

  @Test(.mockery) func namesOfSeveralWordsAreMocked() {
    let story = Mockery.current.mock(MockStory.self)
    Mockery.current.check {
      expectThat(story).receives.`opens the book`(1, `at line`: .any).then.performs { "\($1)" }
      expectThat(story).receives.`says "hello"`()
      allowing(story).receives.`is it open?`.then.returns(true)
      expectThat(story).receives.`is it open?`(setTo: false)
    }
    #expect(story.`opens the book`(1, `at line`: 5) == "5")
    story.`says "hello"`()
    #expect(story.`is it open?`)
    story.`is it open?` = false
  }

  @Test func messagesShowTheWords() {
    let failures = headlines { context in
      let story = context.mock(MockStory.self)
      context.check { expectThat(story).receives.`opens the book`(1, `at line`: 2) }
      _ = story.`opens the book`(1, `at line`: 3)
    }
    #expect(
      failures == ["story.opens the book(1, at line: 3): unexpected: expected 2 as at line"])
  }
}
