/// The scenes of the tour. Their tests are in other files, so a failure shows the way to the test and no more.
let scenes: [Scene] = [
  Scene(
    "A test comes first",
    "A subscriber expects the published message. The publisher does nothing yet.",
    publisher: .declaration("final class Publisher", in: "Scenes/FirstTest.swift"),
    test: .body(of: "aSubscriberHandlesTheMessage", in: "Scenes/FirstTest.swift")
  ) { FirstTest.PublisherTests(context: $0.context).aSubscriberHandlesTheMessage() },
  Scene(
    "The test passes",
    "This is the simplest publisher that passes.",
    publisher: .declaration("final class Publisher", in: "Scenes/FirstPass.swift"),
    test: .body(of: "aSubscriberHandlesTheMessage", in: "Scenes/FirstPass.swift")
  ) { FirstPass.PublisherTests(context: $0.context).aSubscriberHandlesTheMessage() },
  Scene(
    "A second test",
    "Both subscribers expect the message. With names, the failure shows which one got none.",
    test: .body(of: "everySubscriberHandlesTheMessage", in: "Scenes/SecondTest.swift")
  ) { SecondTest.PublisherTests(context: $0.context).everySubscriberHandlesTheMessage() },
  Scene(
    "Every subscriber handles it",
    "Numbers define how often you expect a call, and matchers define its arguments.",
    publisher: .declaration("final class Publisher", in: "Publisher/Publisher.swift"),
    test: .body(of: "everySubscriberHandlesEachMessage", in: "Scenes/EverySubscriber.swift")
  ) { $0.everySubscriberHandlesEachMessage() },
  Scene(
    "A mistake in the publisher",
    "The publisher forgets a space. The call fails at once, and the failure shows where it was made.",
    publisher: .declaration("extension Publisher", in: "Publisher/Publisher+Signature.swift"),
    test: .body(of: "theAuthorComesBeforeTheMessage", in: "Scenes/Mistake.swift")
  ) { $0.theAuthorComesBeforeTheMessage() },
  Scene(
    "A conversation",
    "States define when a call may come. The publisher greets only after it knows the name.",
    publisher: .declaration("extension Publisher", in: "Publisher/Publisher+Greeting.swift"),
    test: .body(of: "greetsAfterItKnowsTheName", in: "Scenes/Conversation.swift")
  ) { $0.greetsAfterItKnowsTheName() },
  Scene(
    "Consecutive calls",
    "Each call does something else, and the last action repeats. A sequence defines the order.",
    test: .body(of: "greetsAStrangerWithoutAName", in: "Scenes/ConsecutiveCalls.swift")
  ) { $0.greetsAStrangerWithoutAName() },
  Scene(
    "Another thread",
    "A wait ends as soon as the state is reached, and fails if that takes too long.",
    publisher: .declaration("extension Publisher", in: "Publisher/Publisher+Background.swift"),
    test: .body(of: "publishesInTheBackground", in: "Scenes/AnotherThread.swift")
  ) { await $0.publishesInTheBackground() },
]
