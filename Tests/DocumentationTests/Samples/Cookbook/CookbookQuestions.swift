import Foundation
import Mocky
import Testing

@Mockable protocol Settings {
  func load<Value: Equatable>(_ type: Value.Type, for key: String) -> Value?
  func store<Value: Equatable>(_ value: Value, for key: String)
}

// In the tests: a subclass that overrides what the code under test calls.
@Mockable class Files: FileManager, @unchecked Sendable {
  override func fileExists(atPath path: String) -> Bool { super.fileExists(atPath: path) }
}

/// The cookbook: what people looked for.
@Suite struct CookbookQuestions {
  @Test(.mockery) func genericRequirements() {
    let context = Mockery.current
    let settings = context.mock(MockSettings.self)
    context.check {
      allowing(settings).receives.load(Int.self, for: "volume").then.returns(7)
      allowing(settings).receives.load(String.self, for: "name").then.returns("ann")
      expectThat(settings).receives.store(8, for: "volume")  // an Int
      expectThat(settings).receives.store(Matcher<String>.any, for: "name")  // any String
      expectThat(settings).receives.store(.any, for: "color")  // anything
    }

    #expect(settings.load(Int.self, for: "volume") == 7)
    #expect(settings.load(String.self, for: "name") == "ann")
    settings.store(8, for: "volume")
    settings.store("bob", for: "name")
    settings.store(true, for: "color")
  }

  @Test(.mockery) func classesOfTheSystem() {
    let context = Mockery.current
    let files = context.mock { MockFiles($0) }
    context.check {
      expectThat(files).receives.fileExists(atPath: .endingWith(".json")).then.returns(true)
    }

    let manager: FileManager = files
    #expect(manager.fileExists(atPath: "settings.json"))
  }

  @Test func twoMachinesOfOneName() {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let front = context.states("front door").startsAs("closed")
    let back = context.states("back door").startsAs("closed")
    #expect(front.currentState == back.currentState)

    _ = context.states("front door")  // fails: the name is used for a second state machine
    #expect(reporter.failures.map(\.kind) == [.misuse])
    #expect(reporter.failures[0].message.contains("is used for a second state machine"))
  }

  @Test func aMockAfterTheTestsEnd() {
    let reporter = RecordingReporter()
    var context = Optional(Mockery(reporter: reporter))
    let store = context!.mock(MockStore.self)
    context!.check { allowing(store).receives.close() }
    context = nil
    store.open()  // fails: called after its context has ended

    #expect(reporter.failures.count == 1)
    #expect(reporter.failures[0].message.hasPrefix("store.open(): called after its context"))
  }
}
