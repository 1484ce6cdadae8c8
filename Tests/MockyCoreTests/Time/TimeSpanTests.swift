import Testing

@testable import MockyCore

struct TimeSpanTests {
  @Test(arguments: [
    (TimeSpan.zero, "0 seconds"), (.seconds(1), "1 second"), (.seconds(3), "3 seconds"),
    (.milliseconds(250), "0.25 seconds"), (.milliseconds(100), "0.1 seconds"),
    (.milliseconds(300), "0.3 seconds"), (.milliseconds(700), "0.7 seconds"),
    (.milliseconds(1100), "1.1 seconds"), (.milliseconds(1), "0.001 seconds"),
    (.seconds(3600), "3600 seconds"), (.seconds(0.5), "0.5 seconds"),
    (.milliseconds(2.5), "0.0025 seconds"), (.microseconds(1500), "0.0015 seconds"),
    (.nanoseconds(500_000_000), "0.5 seconds"), (-1, "-1 seconds"),
  ])
  func itSaysHowLongItIs(time: TimeSpan, text: String) {
    #expect("\(time)" == text)
  }

  @Test func manyMillisecondsAreWrittenAsShortAsTheyCan() {
    for count in 1..<1000 {
      #expect("\(TimeSpan.milliseconds(count))" == "\(Double(count) / 1000) seconds")
    }
  }

  @Test func plainNumbersAreSeconds() {
    #expect(TimeSpan.seconds(3) == 3)
    #expect(TimeSpan.milliseconds(500) == 0.5)
  }

  @Test func itIsAsLongAsADuration() {
    #expect(TimeSpan(Duration.milliseconds(250)) == .milliseconds(250))
    #expect(TimeSpan(Duration.seconds(-2)) == -2)
  }

  @Test func timesAddUpAndAreCompared() {
    #expect(TimeSpan.seconds(1) + .milliseconds(500) == 1.5)
    #expect(TimeSpan.milliseconds(999) < .seconds(1))
  }

  @Test(arguments: [
    (TimeSpan.seconds(.nan), 0.0), (.seconds(.infinity), 1e9), (.seconds(Int.max), 1e9),
    (.seconds(Int.min), 0), (.seconds(2), 2),
  ])
  func whatNoClockCanCountIsCutOff(time: TimeSpan, seconds: Double) {
    #expect(time.countableSeconds == seconds)
    #expect(time.countableNanoseconds == UInt64(seconds) * 1_000_000_000)
  }
}
