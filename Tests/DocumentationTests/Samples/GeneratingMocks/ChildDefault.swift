import Mocky

@Mockable protocol Recorder: Reader {
  func record(_ text: String)
}

extension Recorder {
  func read() -> String { "nothing" }
}

/// The failures of a test that expects a member for which the extension has a default.
enum ChildDefault {
  static func failures() -> [String] {
    let reporter = RecordingReporter()
    let context = Mockery(reporter: reporter)
    let recorder = context.mock(MockRecorder.self)
    let player: any Reader = recorder
    expect(recorder, context)
    _ = player.read()
    context.assertSatisfied()
    return reporter.failures.map(\.message)
  }

  #sourceLocation(file:"PlayerTests.swift",line:12)
  private static func expect(_ recorder: MockRecorder, _ context: Mockery) {
    context.check {
      expectThat(recorder).receives.read().then.returns("text")
    }
  }
  #sourceLocation()
}
