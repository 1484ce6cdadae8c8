import Foundation
import Mocky
import Testing
import Weather

@testable import Newsroom

/// A protocol of the test target itself.
protocol Listener {
  func hear(_ message: String) -> Bool
}

/// An annotated parent, whose mock `@Mockable` writes.
@Mockable protocol Reader {
  func read() -> String
}

protocol Reviewer: Reader {
  func review(_ text: String)
}

@Suite struct PublisherSuite {
  let context = Mockery()

  @Test func everySubscriberReceivesTheMessage() {
    let one = context.mock(MockSubscriber.self, named: "one")
    context.check { expectThat(one).receives.receive("hello") }
    Publisher(subscribers: [one]).publish("hello")
    assertContextSatisfied(context)
  }

  @Test func aProtocolOfAnotherPackage() async throws {
    let service = context.mock(MockWeatherService.self)
    context.check { expectThat(service).receives.temperature(at: .any).then.returns(21) }
    #expect(try await service.temperature(at: .now) == 21)
    assertContextSatisfied(context)
  }

  @Test func aProtocolOfTheTests() {
    let listener = context.mock(MockListener.self)
    context.check { expectThat(listener).receives.hear("hello").then.returns(true) }
    #expect(listener.hear("hello"))
    assertContextSatisfied(context)
  }

  @Test func anAnnotatedParent() {
    let reader = context.mock(MockReader.self)
    let reviewer = context.mock(MockReviewer.self)
    context.check {
      expectThat(reader).receives.read().then.returns("a book")
      expectThat(reviewer).receives.read().then.returns("a page")
      expectThat(reviewer).receives.review("a page")
    }
    #expect(reader.read() == "a book")
    reviewer.review(reviewer.read())
    assertContextSatisfied(context)
  }

  @Test func aProtocolUnderACondition() {
    let clock = context.mock(MockClock.self)
    context.check { allowing(clock).receives.now.then.returns(1.5) }
    #expect(clock.now == 1.5)
    assertContextSatisfied(context)
  }

  @MainActor @Test func aProtocolInAType() {
    let printer = context.mock(Press.MockPrinter.self)
    context.check { expectThat(printer).receives(2).print(.any) }
    printer.print(pages: 1...2)
    assertContextSatisfied(context)
  }

  @Test func anAssociatedType() throws {
    let archive = context.mock(MockArchive<Int>.self)
    context.check { expectThat(archive).receives.find(1, before: .any).then.returns([1, 2]) }
    #expect(try archive.find(1, before: .now) == [1, 2])
    assertContextSatisfied(context)
  }

  @Test func aCallPathWithoutWrittenFiles() {
    let reports = Reports()
    let context = Mockery(reporter: reports)
    let listener = context.mock(MockListener.self)
    let subscriber = context.mock(MockSubscriber.self)
    context.check {
      allowing(listener).receives.hear(.any).then.performs { message in
        subscriber.receive(message)
        return true
      }
    }
    _ = listener.hear("hello")
    #expect(reports.texts.count == 1)
    #expect(reports.texts.first?.contains("MockListener") == false)
  }
}

/// `@unchecked Sendable`: these tests have one thread.
private final class Reports: FailureReporter, @unchecked Sendable {
  var texts: [String] = []

  func report(_ failure: MockFailure) { texts.append(failure.message) }
}
