import Mocky
import MockyTestSupport
import Testing

/// Methods of a parent and a child that differ only by their types.
struct InheritedOverloadTests: RecordedSuite {
  var (reporter, context) = recordedContext()
  let mock: MockWideReader

  init() {
    mock = context.mock(named: "reader")
  }

  var reader: any WideReader { mock }

  @Test func anyValueOfOneTypeIsNoneOfAnother() {
    let numbers = Captor<Int>()
    let words = Captor<String>()
    context.check {
      allowing(mock).receives.read(Matcher<Int>.any).then.performs { numbers.record($0) }
      allowing(mock).receives.read(Matcher<String>.any).then.performs { words.record($0) }
    }
    reader.read("one")
    reader.read(2)
    #expect(numbers.values == [2])
    #expect(words.values == ["one"])
    expectNoFailure()
  }

  @Test func aMatcherOfOneTypeMatchesNoneOfAnother() {
    let optionals = Captor<Int?>()
    let plains = Captor<Int>()
    context.check {
      allowing(mock).receives.skip(Matcher<Int?>.matching("a number") { $0 != nil })
        .then.performs { optionals.record($0) }
      allowing(mock).receives.skip(.lessThan(9)).then.performs { plains.record($0) }
    }
    reader.skip(1)
    reader.skip(.some(2))
    #expect(plains.values == [1])
    #expect(optionals.values == [2])
    expectNoFailure()
  }

  @Test(arguments: [true, false])
  func anOptionalIsNotTheValueInside(isOptionalFirst: Bool) {
    let optionals = Captor<Int?>()
    let plains = Captor<Int>()
    context.check {
      if isOptionalFirst {
        allowing(mock).receives.skip(Matcher<Int?>.any).then.performs { optionals.record($0) }
      }
      allowing(mock).receives.skip(Matcher<Int>.any).then.performs { plains.record($0) }
      if !isOptionalFirst {
        allowing(mock).receives.skip(Matcher<Int?>.any).then.performs { optionals.record($0) }
      }
    }
    reader.skip(1)
    reader.skip(.some(2))
    reader.skip(Int?.none)
    #expect(plains.values == [1])
    #expect(optionals.values == [2, nil])
    expectNoFailure()
  }

  @Test func aPlainValueIsComparedWithOnesOfItsTypeOnly() {
    let optionals = Captor<Int?>()
    let plains = Captor<Int>()
    context.check {
      allowing(mock).receives.skip(3 as Int?).then.performs { optionals.record($0) }
      allowing(mock).receives.skip(3).then.performs { plains.record($0) }
    }
    reader.skip(3)
    reader.skip(3)
    reader.skip(.some(3))
    #expect(plains.values == [3, 3])
    #expect(optionals.values == [3])
    expectNoFailure()
  }

  @Test func nilOfOneTypeIsNotNilOfAnother() {
    context.check {
      allowing(mock).receives.skip(Int?.none)
      expectThat(mock).receives.skip(String?.none)
    }
    reader.skip(Int?.none)
    #expect(!context.isSatisfied)
    reader.skip(String?.none)
    expectNoFailure()
  }

  @Test func aListIsNotTakenForAListOfAnotherType() {
    let numbers = Captor<[Int]>()
    let things = Captor<[Any]>()
    context.check {
      allowing(mock).receives.list(Matcher<[Any]>.any).then.performs { things.record($0) }
      allowing(mock).receives.list([1]).then.performs { numbers.record($0) }
    }
    reader.list([1])
    reader.list([1 as Any])
    #expect(numbers.values == [[1]])
    #expect(things.values.count == 1)
    expectNoFailure()
  }

  @Test func whateverConformsIsTakenForAProtocol() {
    let other = context.mock(MockWideReader.self, named: "other")
    context.check {
      expectThat(mock).receives.meet(other)
      expectThat(mock).receives.meet(.any)
      expectThat(mock).receives.meet(.ofType(MockWideReader.self))
    }
    for _ in 1...3 { reader.meet(other) }
    expectNoFailure()
  }

  @Test func calledAfterwardsAreOnlyThoseOfTheType() {
    let nice = context.mock(MockWideReader.self, strictness: .nice)
    nice.skip(1)
    nice.skip(Int?.none)
    nice.read("one")
    context.verify {
      expectThat(nice).received(.exactly(1)).skip(Matcher<Int?>.any)
      expectThat(nice).received(.exactly(1)).skip(Matcher<Int>.any)
      expectThat(nice).received(.never).skip(Matcher<String?>.any)
      expectThat(nice).received(.never).read(Matcher<Int>.any)
    }
    expectNoFailure()
  }

  @Test func theMessageNamesTheTypeThatCame() {
    context.check { expectThat(mock).receives.skip(3) }
    reader.skip(.some(3))
    #expect(
      reporter.closestArguments == ["1         ✗ expected 3 (Int)", "got 3 (Optional<Int>)"])
  }
}
