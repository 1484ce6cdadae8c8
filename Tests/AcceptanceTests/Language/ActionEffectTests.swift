import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Effects of a call besides its result: OCMock 2.3 to 2.14.
struct ActionEffectTests {
  struct Boom: Error, Equatable {}

  var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  // OCMock 2.3
  @Test func aCallIsHandedOnToAMethodWithSeveralParameters() {
    let scale = context.mockFunction(named: "scale", as: ((Int, String) throws -> Int).self)
    let journal = Journal()
    context.check {
      allowing(turtle).receives.forward(.any, why: .any).then.performs(journal.add)
      allowing(scale).receives.call(.any, "a").then.performs(Scale.weigh)
      allowing(scale).receives.call(.any, "b").then.performs { $0 + $1.count }
    }
    turtle.forward(7, why: "home")
    #expect(journal.entries.values == ["7 home"])
    #expect(throws: Boom()) { try scale.function(0, "a") }
    #expect((try? scale.function(1, "a")) == 2)
    #expect((try? scale.function(1, "b")) == 2)
    #expect(context.isSatisfied)
  }

  @Test func anAsyncCallIsHandedOnToAMethodWithSeveralParameters() async throws {
    let fetch = context.mockFunction(as: ((Int, String, Bool) async throws -> String).self)
    let printer = Printer()
    context.check { allowing(fetch).receives.call(.any, .any, .any).then.performs(printer.show) }
    #expect(try await fetch.function(1, "a", true) == "1 a true")
    #expect(try await fetch.function(2, "b", false) == "2 b false")
  }

  // OCMock 2.8
  @Test func aCallPostsANotification() {
    let center = NotificationCenter()
    let names = Captor<String>()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      names.record("\(notification.name.rawValue) \(notification.userInfo?["id"] ?? "")")
    }
    let saved = Notification(name: Notification.Name("saved"), userInfo: ["id": 7])
    context.check {
      expectThat(turtle).receives.count().then.posts(saved, via: center).then.returns(1)
    }
    #expect(turtle.count() == 1)
    #expect(names.values == ["saved 7"])
    center.removeObserver(token)
  }

  // OCMock 2.13
  @Test func aCallLogsALine() throws {
    context.check {
      expectThat(turtle).receives.name().then.logs("the name, please").then.returns("Tom")
      expectThat(turtle).receives.forward(.any, why: .any)
        .then.logs { steps, why in "\(steps) steps \(why)" }
    }
    let log = try standardError {
      #expect(turtle.name() == "Tom")
      turtle.forward(3, why: "home")
    }
    #expect(log.contains("the name, please\n"))
    #expect(log.contains("3 steps home\n"))
  }

  // OCMock 2.14. With a debugger the process stops; there is none in a test.
  @Test func withoutADebuggerABreakDoesNothing() {
    context.check { expectThat(turtle).receives.count().then.breaksInDebugger().then.returns(2) }
    #expect(turtle.count() == 2)
    #expect(context.isSatisfied)
  }

  // OCMock 2.9
  @Test func actionsAreChainedInOneExpectation() {
    let center = NotificationCenter()
    let done = Captor<String>()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
      done.record("posted")
    }
    context.check {
      expectThat(turtle).receives.each(.any).then.doesAllOf {
        $0.performs { _ in done.record("performed") }
        $0.posts(Notification(name: Notification.Name("moved")), via: center)
        $0.calls({ $0 }, with: 7)
        $0.doesNothing()
      }
    }
    turtle.each { done.record("called \($0)") }
    #expect(done.values == ["performed", "posted", "called 7"])
    center.removeObserver(token)
  }

  @Test func anActionThatCannotHappenIsNamed() {
    let center = NotificationCenter()
    let saved = Notification(name: Notification.Name("saved"))
    context.check {
      expectThat(turtle).receives(.never).up().then.posts(saved, via: center)
      expectThat(turtle).receives(.never).up().then.logs("up")
      expectThat(turtle).receives(.never).up().then.breaksInDebugger()
      expectThat(turtle).receives(.never).each(.any).then.calls({ $0 }, with: 1)
    }
    #expect(
      reporter.messages == [
        "a call that is expected never does nothing: "
          + "posts the notification \"saved\" can never happen",
        "a call that is expected never does nothing: logs can never happen",
        "a call that is expected never does nothing: breaks in the debugger can never happen",
        "a call that is expected never does nothing: calls a closure can never happen",
      ])
  }

  private enum Scale {
    static func weigh(_ weight: Int, _ unit: String) throws -> Int {
      if weight == 0 { throw Boom() }
      return weight * 2
    }
  }

  private struct Journal: Sendable {
    let entries = Captor<String>()

    func add(_ steps: Int, _ why: String) { entries.record("\(steps) \(why)") }
  }

  private struct Printer: Sendable {
    func show(_ number: Int, _ text: String, _ flag: Bool) async -> String {
      await Task.yield()
      return "\(number) \(text) \(flag)"
    }
  }

  /// The text written to the standard error meanwhile, including that of other tests.
  private func standardError(of body: () -> Void) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "mocky-\(UUID())")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let saved = dup(STDERR_FILENO)
    dup2(handle.fileDescriptor, STDERR_FILENO)
    body()
    dup2(saved, STDERR_FILENO)
    close(saved)
    try handle.close()
    defer { try? FileManager.default.removeItem(at: file) }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
