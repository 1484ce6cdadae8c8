import Mocky
import MockyTestSupport
import Testing

@Suite struct LogMockTests: RecordedSuite {
  @Test func aValueOfTheWrongTypeForAGenericCallIsMisuse() {
    let (reporter, context, log) = recordedContext(MockLog.self)
    let line = #line + 2
    context.check {
      allowing(log).receives.decode(.any, from: .any).then.performs { _, _ -> Any in 5 }
    }
    _ = try? log.decode(String.self, from: "a")
    #expect(
      reporter.failures.map(\.message) == [
        #"log.decode(String.self, from: "a"): returns String, but was given 5 (Int)"#
      ])
    #expect(reporter.failures.map(\.line) == [line])
  }

  var (reporter, context) = recordedContext()
  private let mock: MockLog
  private var log: any Log { mock }

  init() {
    mock = context.mock(MockLog.self)
  }

  @Test func anyTakesValuesOfAllTypes() {
    let seen = Captor<Any>()
    context.check {
      expectThat(mock).receives.log("first").then.performs { seen.record("first: \($0)") }
      expectThat(mock).receives(3).log(.any).then.performs { seen.record($0) }
      expectThat(mock).receives.log(.ofType(Bool.self))
    }
    log.log("first")
    log.log(2)
    log.log("second")
    log.log([3])
    log.log(true)
    #expect(seen.values.map { "\($0)" } == ["first: first", "2", "second", "[3]"])
    expectNoFailure()
  }

  @Test func aMatcherWithItsTypeTakesValuesOfThatTypeOnly() {
    let numbers = Captor<Int>()
    let texts = Captor<String>()
    context.check {
      expectThat(mock).receives.log(Matcher<Int>.greaterThan(3)).then.performs {
        numbers.record($0)
      }
      expectThat(mock).receives.log(Matcher<String>.startingWith("a"))
      expectThat(mock).receives.log(.capturing(into: numbers))
      expectThat(mock).receives.log(.capturing(into: texts))
    }
    log.log("apple")
    log.log("banana")
    log.log(4)
    log.log(1)
    #expect(numbers.values == [4, 1])
    #expect(texts.values == ["banana"])
    expectNoFailure()
  }

  @Test func aMetatypeSaysWhichTypeIsReturned() throws {
    context.check {
      allowing(mock).receives.decode(Int.self, from: "1").then.returns(1)
      allowing(mock).receives.decode(Int.self, from: .containing("x")).then.throws(StoreError.full)
      allowing(mock).receives.decode(String.self, from: .any).then.performs { type, text in
        "\(type) \(text)"
      }
      allowing(mock).receives.decode([Bool].self, from: .any).then.performs { _, text in
        text.map { $0 == "t" }
      }
    }
    #expect(try log.decode(Int.self, from: "1") == 1)
    #expect(throws: StoreError.full) { try log.decode(Int.self, from: "0x1") }
    #expect(try log.decode(String.self, from: "text") == "String text")
    #expect(try log.decode([Bool].self, from: "tf") == [true, false])
    expectNoFailure()
  }

  @Test func anyTypeIsDecodedToWhatTheClosureMakes() throws {
    context.check {
      expectThat(mock).receives(2).decode(.any, from: .any).then.performs { type, text -> Any in
        type is Int.Type ? text.count : text
      }
    }
    #expect(try log.decode(Int.self, from: "four") == 4)
    #expect(try log.decode(String.self, from: "four") == "four")
    expectNoFailure()
  }

  @Test func theResultSaysWhichTypeIsMeantByAny() throws {
    context.check {
      allowing(mock).receives.decode(.any, from: "1").then.returns(1)
      allowing(mock).receives.decode(.any, from: "1").then.performs { _, text in "text \(text)" }
    }
    #expect(try log.decode(Int.self, from: "1") == 1)
    #expect(try log.decode(String.self, from: "1") == "text 1")
    expectNoFailure()
  }

  @Test func aResultOnlySaysWhichTypeIsMeant() {
    context.check {
      expectThat(mock).receives.make().then.returns(5)
      expectThat(mock).receives.make().then.returns("five")
      expectThat(mock).receives.make().then.performs { [5.5] }
      expectThat(mock).receives.make().then.performs { () -> Bool in
        let result = true
        return result
      }
    }
    let text: String = log.make()
    let number: Int = log.make()
    let list: [Double] = log.make()
    let truth: Bool = log.make()
    #expect(text == "five")
    #expect(number == 5)
    #expect(list == [5.5])
    #expect(truth)
    expectNoFailure()
  }

  @Test func aParameterOfTypeAnyTakesEverything() {
    let seen = Captor<Any>()
    context.check {
      expectThat(mock).receives.note(1)
      expectThat(mock).receives.note("one")
      expectThat(mock).receives(2).note(.capturing(into: seen))
    }
    log.note("one")
    log.note(1)
    log.note(2)
    log.note(Int?.none as Any)
    #expect(seen.values.count == 2)
    expectNoFailure()
  }

  @Test func whatWasLoggedIsVerifiedAfterwards() {
    let nice = context.mock(MockLog.self, named: "nice", strictness: .nice)
    nice.log(1)
    nice.log("two")
    context.verify {
      inOrder {
        expectThat(nice).received.log(1)
        expectThat(nice).received.log("two")
      }
      expectThat(nice).received(.never).log(3)
    }
    context.verifyNoMoreInteractions()
    expectNoFailure()
  }

  @Test func aValueOfTheWrongTypeIsShownWithItsType() {
    context.check {
      expectThat(mock).receives.log(Matcher<Int>.greaterThan(1))
      allowing(mock).receives.make().then.returns(5)
      allowing(mock).receives.decode(.any, from: .any)
    }
    let number: Int = log.make()
    let called = #line + 1
    log.log("number \(number)")
    #expect(
      reporter.headlines == [
        #"log.log("number 5"): unexpected: "#
          + #"argument 1 is "number 5" (String), expected greater than 1"#
      ])
    #expect(reporter.lines == [called])
    #expect(
      reporter.closestArguments == [
        "1         ✗ expected greater than 1",
        #"got "number 5" (String)"#,
      ])
  }
}
