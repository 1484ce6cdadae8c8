import Mocky
import MockyTestSupport
import Testing

/// Rule 12: a call that an expectation would have taken, had that not been misuse, is a note on the
/// misuse, and no failure of its own.
struct Rule12ConsequenceTests {
  var (reporter, context, shop) = recordedContext(MockShop.self)
  private let other = Mockery(reporter: RecordingReporter())

  /// Expects the misuse alone, and a note for each call.
  private func expectMisuse(
    calls: [String], _ place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse], sourceLocation: sourceLocation)
    let lines = reporter.notes.joined().split(separator: "\n").dropFirst()
    let notes = lines.compactMap { $0.split(separator: ": ", maxSplits: 1).last }.map(String.init)
    #expect(
      notes == calls.map { "\($0): unexpected: the expectation at \(place) was refused" },
      sourceLocation: sourceLocation)
  }

  private func place(_ line: Int) -> String { "Rule12ConsequenceTests.swift:\(line)" }

  @Test func aValueThatIsNotEquatable() {
    let line = #line + 1
    context.check { expectThat(shop).receives.buy(Pouch(size: 1), 2) }
    shop.buy(Pouch(size: 1), 2)
    expectMisuse(calls: ["shop.buy(Pouch(size: 1), 2)"], place(line))
  }

  @Test func anotherCallIsAFailureOfItsOwn() {
    context.check { expectThat(shop).receives.buy(Pouch(size: 1), 2) }
    shop.buy(Pouch(size: 1), 3)
    #expect(reporter.kinds == [.misuse, .unexpectedCall])
    shop.open()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse, .unexpectedCall])
    #expect(reporter.notes.count == 1)
  }

  @Test func forwardingByAMockThatIsNoSpy() {
    let line = #line + 1
    context.check { allowing(shop).receives.price().then.forwards() }
    #expect(shop.price() == 0)
    #expect(shop.price() == 0)
    expectMisuse(calls: ["shop.price()", "shop.price()"], place(line))
  }

  @Test func aNumberOfCallsThatIsNone() {
    let line = #line + 1
    context.check { expectThat(shop).receives(-1).open() }
    shop.open()
    expectMisuse(calls: ["shop.open()"], place(line))
  }

  @Test func anActionOfANever() {
    let line = #line + 1
    context.check { expectThat(shop).receives(.never).price().then.returns(1) }
    _ = shop.price()
    expectMisuse(calls: ["shop.price()"], place(line))
  }

  @Test func whatIsAskedAfterwards() {
    let line = #line + 1
    context.check { expectThat(shop).received.open() }
    shop.open()
    expectMisuse(calls: ["shop.open()"], place(line))
  }

  @Test func aDemandInDefaults() {
    let line = #line + 1
    context.byDefault { expectThat(shop).receives.open() }
    shop.open()
    expectMisuse(calls: ["shop.open()"], place(line))
  }

  @Test func aGroupUnderAForeignState() {
    let door = other.states("door")
    let line = #line + 3
    context.check {
      whenState(door.equals("open")) {
        expectThat(shop).receives.open()
        allowing(shop).receives.price().then.returns(1)
      }
    }
    shop.open()
    _ = shop.price()
    expectMisuse(calls: ["shop.open()", "shop.price()"], place(line))
  }

  @Test func aVerificationInACheck() {
    let line = #line + 2
    context.check {
      inOrder {
        expectThat(shop).received.open()
      }
    }
    shop.open()
    expectMisuse(calls: ["shop.open()"], place(line))
  }

  @Test func whatIsDeclaredTwice() {
    let opening = expectThat(shop).receives.open()
    context.check { opening }
    context.check { opening }
    shop.open()
    shop.open()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.notes.count == 1)
  }

  @Test func aMockOfAnotherContext() {
    let reporter = RecordingReporter()
    let foreign = Mockery(reporter: reporter).mock(MockShop.self)
    context.check { expectThat(foreign).receives.open() }
    foreign.open()
    #expect(self.reporter.kinds == [.misuse])
    #expect(reporter.failures.isEmpty)
  }

  @Test func whatAnotherExpectationTakesIsNoNote() {
    context.check {
      expectThat(shop).receives(-1).open()
      expectThat(shop).receives.open()
    }
    shop.open()
    expectMisuse(calls: [], "")
  }

  @Test func aNiceMockIsStrictAboutNothing() {
    let (reporter, context, shop) = recordedContext(MockShop.self, strictness: .nice)
    context.check { expectThat(shop).receives(-1).open() }
    shop.open()
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.notes.isEmpty)
  }

  @Test func aNiceMockIsNotStrictAboutOtherArguments() {
    let matchers: [Matcher<Int>] = [.value(2), !.value(3), .matching { $0 == 2 }]
    for count in matchers {
      let (reporter, context, shop) = recordedContext(MockShop.self, strictness: .nice)
      context.check { expectThat(shop).receives(-1).buy(.any, count) }
      shop.buy(Pouch(size: 1), 3)
      assertContextSatisfied(context)
      #expect(reporter.kinds == [.misuse])
      #expect(reporter.notes.isEmpty)
    }
  }

  @Test func whatIsForgottenExplainsNothing() {
    context.check { expectThat(shop).receives(-1).open() }
    assertContextSatisfied(context)
    context.check { allowing(shop).receives.price() }
    shop.open()
    #expect(reporter.kinds == [.misuse, .unexpectedCall])
  }

  #if compiler(>=6.3)
    @Test func misuseThatIsKnownExplainsNothing() {
      let issues = Captor<String>()
      withKnownIssue {
        let context = Mockery()
        let shop = context.mock(MockShop.self)
        withKnownIssue {
          context.check { expectThat(shop).receives(-1).open() }
        } matching: { _ in
          true
        }
        shop.open()
        assertContextSatisfied(context)
      } matching: { issue in
        issues.record(issue.text)
        return true
      }
      #expect(issues.values.count == 1)
      #expect(issues.values.first?.hasPrefix("shop.open(): unexpected: ") == true)
    }
  #endif
}

struct Pouch { let size: Int }

@Mockable protocol Shop {
  func buy(_ basket: Pouch, _ count: Int)
  func open()
  func price() -> Int
}
