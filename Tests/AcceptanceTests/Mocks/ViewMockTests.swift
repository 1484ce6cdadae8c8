import Mocky
import MockyTestSupport
import Testing

@MainActor @Suite struct ViewMockTests: RecordedSuite {
  var (reporter, context) = recordedContext()
  private let mock: MockView
  private let screen = Screen()

  init() {
    mock = context.mock(MockView.self)
  }

  @Test func aMainActorProtocolIsMockedLikeAnyOther() async throws {
    var view: any View = mock
    context.check {
      expectThat(mock).receives.title.then.returns("a title")
      expectThat(mock).receives.title(setTo: .endingWith("!"))
      expectThat(mock).receives(1...2).show("hello")
      expectThat(mock).receives.choose(["a", "b"], preferred: .any).then.returns(1)
      expectThat(mock).receives.choose(.isEmpty, preferred: 0).then.throws(StoreError.full)
      expectThat(mock).receives.ask(.any).then.returns("an answer")
    }
    view.title = view.title + "!"
    view.show("hello")
    #expect(try view.choose(["a", "b"], preferred: 0) == 1)
    #expect(throws: StoreError.full) { try mock.choose([], preferred: 0) }
    #expect(try await view.ask("why") == "an answer")
    expectNoFailure()
  }

  @Test func closuresTouchStateOfTheMainActor() throws {
    context.check {
      allowing(mock).receives.title.then.performs { screen.lines.joined(separator: "/") }
      allowing(mock).receives.title(setTo: .any).then.performs { screen.lines = [$0] }
      allowing(mock).receives.show(.any).then.performs { text in
        screen.lines.append(text)
        screen.lines.append(text.uppercased())
      }
      allowing(mock).receives.choose(.any, preferred: .any).then.performs { options, preferred in
        guard options.indices.contains(preferred) else { throw StoreError.missing("option") }
        screen.lines.append(options[preferred])
        return screen.lines.count
      }
    }
    mock.title = "title"
    mock.show("text")
    #expect(try mock.choose(["a", "b"], preferred: 1) == 4)
    #expect(throws: StoreError.missing("option")) { try mock.choose([], preferred: 1) }
    #expect(mock.title == "title/text/TEXT/b")
    expectNoFailure()
  }

  @Test func aClosureForItsSideEffectsGoesWithAValue() throws {
    context.check {
      allowing(mock).receives.choose(.any, preferred: .any).then.runs { options, _ in
        screen.lines += options
      }.then.returns(5)
      allowing(mock).receives.show(.any).then.onConsecutiveCalls {
        $0.performs { screen.lines.append("first \($0)") }
        $0.doesAllOf {
          $0.performs { screen.lines.append("second \($0)") }
          $0.performs { screen.lines.append("again \($0)") }
        }
        $0.doesNothing()
      }
    }
    #expect(try mock.choose(["a"], preferred: 0) == 5)
    mock.show("x")
    mock.show("y")
    mock.show("z")
    #expect(screen.lines == ["a", "first x", "second y", "again y"])
    expectNoFailure()
  }

  @Test func anAsynchronousClosureMayGoToTheMainActor() async throws {
    context.check {
      allowing(mock).receives.ask("hop").then.performs { question in
        await MainActor.run { screen.lines.append(question) }
        return await screen.last
      }
      allowing(mock).receives.ask("stay").then.performs { @MainActor question in
        screen.lines.append(question)
        await Task.yield()
        return screen.last
      }
      allowing(mock).receives.ask("fail").then.performs { _ in throw StoreError.full }
    }
    #expect(try await mock.ask("hop") == "hop")
    #expect(try await mock.ask("stay") == "stay")
    await #expect(throws: StoreError.full) { try await mock.ask("fail") }
    #expect(screen.lines == ["hop", "stay"])
    expectNoFailure()
  }

  @Test func aCallTakesTheTimeThatWasSaid() {
    let clock = ContinuousClock()
    context.check { expectThat(mock).receives.show("slow").then.waits(for: .milliseconds(5)) }
    #expect(clock.measure { mock.show("slow") } >= .milliseconds(5))
    expectNoFailure()
  }

  @Test func aMockOfTheMainActorIsMadeAndExpectedAnywhere() async {
    await Task.detached { [context] in
      let view = context.mock(MockView.self, named: "detached")
      context.check { expectThat(view).receives.show(.any) }
      await view.show("from elsewhere")
    }.value
    expectNoFailure()
  }

  @Test func aCallInTheWrongStateIsReported() {
    let window = context.states("window").startsAs("closed")
    context.check {
      allowing(mock).receives.show(.any).then.performs { screen.lines.append($0) }.whenState(
        window.equals("open"))
    }
    let called = #line + 1
    mock.show("hello")
    #expect(screen.lines == [])
    #expect(
      reporter.headlines == [
        #"view.show("hello"): called while window is "closed", expected when window is "open""#
      ])
    #expect(reporter.lines == [called])
    #expect(
      reporter.section(.change) == [
        "no expectation leads there"
      ])
  }
}

/// State of the main actor that closures of a test touch.
@MainActor private final class Screen {
  var lines: [String] = []
  var last: String { lines.last ?? "" }
}
