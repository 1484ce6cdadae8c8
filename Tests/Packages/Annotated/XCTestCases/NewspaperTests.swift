import Archive
import Mocky
import XCTest

@testable import Newspaper

final class NewspaperTests: MockeryTestCase {
  func testEverySubscriberReceivesTheMessage() throws {
    let one = context.mock(MockSubscriber.self, named: "one")
    let two = context.mock(MockUrgentSubscriber.self, named: "two")
    let newspaper = Newspaper()
    try newspaper.add(one)
    try newspaper.add(two)
    context.check {
      expectThat(one).receives.receive("hello", from: .any)
      expectThat(two).receives.receive("hello", from: .any)
      expectThat(two).receives.receive(urgent: "hurry")
    }
    newspaper.publish("hello")
    newspaper.publish(urgent: "hurry")
  }

  func testWhatOneProtocolInheritsFromTwoFiles() {
    let agency = context.mock(MockAgency.self)
    let subscriber = context.mock(MockSubscriber.self)
    context.check {
      expectThat(agency).receives.receive(urgent: "hello")
      expectThat(agency).receives.subscribers.then.returns([subscriber])
      expectThat(subscriber).receives.receive("hello", from: .any)
    }
    Relay(agency: agency).pass("hello")
  }

  func testWhatAProtocolInheritsFromAnotherModule() async throws {
    let archivist = context.mock(MockArchivist.self)
    context.check {
      expectThat(archivist).receives.find("1999").then.returns(["a", "b"])
      expectThat(archivist).receives.receive(urgent: "fire")
      expectThat(archivist).receives.receive("water", from: .any)
    }
    archivist.receive(urgent: "fire")
    archivist.receive("water", from: Newspaper())
    let hit = try await Reader().firstHit("1999", in: archivist)
    XCTAssertEqual(hit, "a")
  }
}
