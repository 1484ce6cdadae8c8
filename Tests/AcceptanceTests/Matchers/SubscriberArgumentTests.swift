import Mocky
import MockyTestSupport
import Testing

/// Arguments with labels, overloads and `inout`.
struct SubscriberArgumentTests {
  var (reporter, context, subscriber) = recordedContext(MockSubscriber.self)

  @Test func aBooleanIsComparedByItsValue() {
    context.check { expectThat(subscriber).receives.receive("m", urgent: true) }
    subscriber.receive("m", urgent: true)
    assertContextSatisfied(context)
    #expect(reporter.failures.isEmpty)
  }

  @Test func overloadsAreDifferentMembers() {
    context.check { expectThat(subscriber).receives.receive(.any) }
    subscriber.receive("m", urgent: true)
    #expect(
      reporter.headlines == [
        #"subscriber.receive("m", urgent: true): this overload "#
          + "is not expected; subscriber.receive(any) is"
      ])
  }

  @Test func anInoutArgumentIsMatchedByTheValueAtTheCall() {
    context.check {
      allowing(subscriber).receives.sign("Dear").then.performs { $0.value = "Yours" }
      allowing(subscriber).receives.sign(.startingWith("Y")).then.performs { $0.value += "!" }
    }
    var letter = "Dear"
    subscriber.sign(&letter)
    #expect(letter == "Yours")
    subscriber.sign(&letter)
    #expect(letter == "Yours!")
    subscriber.sign(&letter)
    letter = "Dean"
    subscriber.sign(&letter)
    #expect(
      reporter.headlines == [
        #"subscriber.sign("Dean"): unexpected: "#
          + #"expected "Dear" as argument 1"#
      ])
    context.verify { expectThat(subscriber).received(2).sign(.startingWith("Y")) }
    #expect(reporter.failures.count == 1)
  }

  @Test func aCaptorKeepsArgumentsOfCallsThatMatchedAsAWhole() {
    let messages = Captor<String>()
    context.check {
      allowing(subscriber).receives.receive(.capturing(into: messages), urgent: true)
      allowing(subscriber).receives.receive(.any, urgent: false)
    }
    subscriber.receive("slow", urgent: false)
    subscriber.receive("fast", urgent: true)
    #expect(messages.values == ["fast"])
  }
}
