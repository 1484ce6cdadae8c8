import Foundation
import Mocky
import MockyTestSupport
import Testing

/// The report on a call out of a long sequence lists the members around it.
struct LongSequenceTests {
  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  private func expectCalls(_ count: Int) {
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) { for step in 1...count { expectThat(turtle).receives.say("\(step)") } }
    }
  }

  /// The lines about the members.
  private var lines: [String] {
    let lines = reporter.messages[0].components(separatedBy: "\n")
    let below = lines.drop { !$0.hasPrefix("  sequence ") }.dropFirst()
    return below.prefix { $0.hasPrefix("      ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var members: [String] { lines.map { $0.components(separatedBy: "   ")[0] } }

  @Test func tooEarly() {
    expectCalls(1_000)
    for step in 1...10 { turtle.say("\(step)") }
    turtle.say("500")
    #expect(reporter.messages[0].utf8.count < 2_000)
    #expect(
      members == [
        "… 8 more", #"✓ turtle.say("9")"#, #"✓ turtle.say("10")"#, #"→ turtle.say("11")"#,
        #"turtle.say("12")"#, #"turtle.say("13")"#, "… 484 more", #"turtle.say("498")"#,
        #"turtle.say("499")"#, #"✗ turtle.say("500")"#, #"turtle.say("501")"#,
        #"turtle.say("502")"#, "… 498 more",
      ])
  }

  @Test func membersWithoutCalls() {
    expectCalls(3)
    turtle.say("1")
    turtle.say("3")
    #expect(lines.contains { $0.hasPrefix(#"✓ turtle.say("1")"#) && $0.contains("called once") })
    #expect(!reporter.messages[0].contains("called never"))
  }

  @Test func aMemberThatNeedNotBeCalled() {
    let walk = context.sequence("walk")
    context.check {
      inSequence(walk) {
        allowing(turtle).receives.down()
        expectThat(turtle).receives.up()
        expectThat(turtle).receives.say("a")
      }
    }
    turtle.say("a")
    #expect(
      lines.contains {
        $0.contains("turtle.down()") && $0.hasSuffix("never called")
      })
  }

  @Test func theReportOnASequenceOfThousandsIsShort() {
    expectCalls(4_000)
    turtle.say("2")
    #expect(reporter.messages[0].utf8.count < 2_000)
  }
}
