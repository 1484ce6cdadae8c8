import Testing

@testable import MockyCore

struct DeadlineTests {
  @Test(arguments: [
    (Duration.zero, "0 seconds"), (.seconds(1), "1 second"), (.seconds(3), "3 seconds"),
    (.milliseconds(250), "0.25 seconds"), (.milliseconds(100), "0.1 seconds"),
    (.milliseconds(300), "0.3 seconds"), (.milliseconds(700), "0.7 seconds"),
    (.milliseconds(1100), "1.1 seconds"), (.milliseconds(1), "0.001 seconds"),
    (.seconds(3600), "3600 seconds"),
  ])
  func itSaysHowLongItIs(timeout: Duration, text: String) {
    #expect(Deadline(after: timeout).text == text)
  }

  @Test func manyMillisecondsAreWrittenAsShortAsTheyCan() {
    for count in 1..<1000 {
      let text = Deadline(after: .milliseconds(count)).text
      #expect(text == "\(Double(count) / 1000) seconds")
    }
  }

  @Test func itPasses() {
    #expect(Deadline(after: .zero).hasPassed)
    #expect(Deadline(after: .seconds(-1)).remainingSeconds == 0)
    #expect(!Deadline(after: .seconds(60)).hasPassed)
    #expect(Deadline(after: .seconds(60)).remainingSeconds > 30)
  }
}
