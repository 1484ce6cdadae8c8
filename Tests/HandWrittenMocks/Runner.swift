import MockyCore

/// Arguments that are closures or `inout`.
public protocol Runner {
  func later(_ job: @escaping (Int) -> Void)
  func background(_ job: @escaping @Sendable () -> Void, priority: Int)
  func now(_ job: (Int) -> String) -> String
  func check(_ condition: @autoclosure () -> Bool, _ message: String)
  func bump(_ counter: inout Int, by step: Int) -> Bool
  func append(to list: inout [String]) async throws
  func launch(_ job: @escaping @Sendable (Int) async throws -> String) async throws -> String
  func measure(_ job: () async -> Int) async -> Int
}

extension Runner where Self: Mock {
  public nonisolated var receives: RunnerExpectations<Self> { RunnerExpectations(.receives(self)) }
  public nonisolated var received: RunnerExpectations<Self> { RunnerExpectations(.received(self)) }

  public func later(_ job: @escaping (Int) -> Void) { mockObject.call("later(_:)", [job]) }
  public func background(_ job: @escaping @Sendable () -> Void, priority: Int) {
    mockObject.call("background(_:priority:)", [job, priority])
  }
  public func now(_ job: (Int) -> String) -> String {
    withoutActuallyEscaping(job) { job in
      mockObject.call(
        "now(_:)", [job], recording: [ArgumentPlaceholder.nonEscapingClosure],
        returning: String.self)
    }
  }
  public func check(_ condition: @autoclosure () -> Bool, _ message: String) {
    mockObject.call("check(_:_:)", [condition(), message])
  }
  public func bump(_ counter: inout Int, by step: Int) -> Bool {
    let counterArgument = Inout(counter)
    defer { counter = counterArgument.value }
    return mockObject.call("bump(_:by:)", [counterArgument, step], returning: Bool.self)
  }
  public func append(to list: inout [String]) async throws {
    let listArgument = Inout(list)
    defer { list = listArgument.value }
    return try await mockObject.call(
      "append(to:)", [listArgument], throwing: (any Error).self, returning: Void.self)
  }
  public func launch(
    _ job: @escaping @Sendable (Int) async throws -> String
  ) async throws -> String {
    try await mockObject.call(
      "launch(_:)", [job], throwing: (any Error).self, returning: String.self)
  }
  public func measure(_ job: () async -> Int) async -> Int {
    await withoutActuallyEscaping(job) { job in
      await mockObject.call(
        "measure(_:)", [job], recording: [ArgumentPlaceholder.nonEscapingClosure],
        throwing: Never.self, returning: Int.self)
    }
  }
}

public nonisolated struct RunnerExpectations<M: Runner & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func later(
    _ job: Matcher<(Int) -> Void>
  ) -> InvocationExpectation<(Int) -> Void, Never, Void, Synchronous> {
    mockRecorder.expectation("later(_:)", job)
  }
  public func background(
    _ job: Matcher<@Sendable () -> Void>, priority: Int
  ) -> InvocationExpectation<(@Sendable () -> Void, Int), Never, Void, Synchronous> {
    background(job, priority: .value(priority))
  }
  public func background(
    _ job: Matcher<@Sendable () -> Void>, priority: Matcher<Int>
  ) -> InvocationExpectation<(@Sendable () -> Void, Int), Never, Void, Synchronous> {
    mockRecorder.expectation("background(_:priority:)", job, priority)
  }
  public func now(
    _ job: Matcher<(Int) -> String>
  ) -> InvocationExpectation<(Int) -> String, Never, String, Synchronous> {
    mockRecorder.expectation("now(_:)", job)
  }
  public func check(
    _ condition: Bool, _ message: String
  ) -> InvocationExpectation<(Bool, String), Never, Void, Synchronous> {
    check(.value(condition), .value(message))
  }
  public func check(
    _ condition: Bool, _ message: Matcher<String>
  ) -> InvocationExpectation<(Bool, String), Never, Void, Synchronous> {
    check(.value(condition), message)
  }
  public func check(
    _ condition: Matcher<Bool>, _ message: String
  ) -> InvocationExpectation<(Bool, String), Never, Void, Synchronous> {
    check(condition, .value(message))
  }
  public func check(
    _ condition: Matcher<Bool>, _ message: Matcher<String>
  ) -> InvocationExpectation<(Bool, String), Never, Void, Synchronous> {
    mockRecorder.expectation("check(_:_:)", condition, message)
  }
  public func bump(
    _ counter: Int, by step: Int
  ) -> InvocationExpectation<(Inout<Int>, Int), Never, Bool, Synchronous> {
    bump(.value(counter), by: .value(step))
  }
  public func bump(
    _ counter: Int, by step: Matcher<Int>
  ) -> InvocationExpectation<(Inout<Int>, Int), Never, Bool, Synchronous> {
    bump(.value(counter), by: step)
  }
  public func bump(
    _ counter: Matcher<Int>, by step: Int
  ) -> InvocationExpectation<(Inout<Int>, Int), Never, Bool, Synchronous> {
    bump(counter, by: .value(step))
  }
  public func bump(
    _ counter: Matcher<Int>, by step: Matcher<Int>
  ) -> InvocationExpectation<(Inout<Int>, Int), Never, Bool, Synchronous> {
    mockRecorder.expectation("bump(_:by:)", .inout(counter), step)
  }
  public func append(
    to list: [String]
  ) -> InvocationExpectation<Inout<[String]>, any Error, Void, Asynchronous> {
    append(to: .value(list))
  }
  public func append(
    to list: Matcher<[String]>
  ) -> InvocationExpectation<Inout<[String]>, any Error, Void, Asynchronous> {
    mockRecorder.expectation("append(to:)", .inout(list))
  }
  public func launch(
    _ job: Matcher<@Sendable (Int) async throws -> String>
  ) -> InvocationExpectation<
    @Sendable (Int) async throws -> String, any Error, String, Asynchronous
  > {
    mockRecorder.expectation("launch(_:)", job)
  }
  public func measure(
    _ job: Matcher<() async -> Int>
  ) -> InvocationExpectation<() async -> Int, Never, Int, Asynchronous> {
    mockRecorder.expectation("measure(_:)", job)
  }
}

public nonisolated final class MockRunner: Runner, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func later(_ job: @escaping (Int) -> Void) { mockObject.call("later(_:)", [job]) }
  public func background(_ job: @escaping @Sendable () -> Void, priority: Int) {
    mockObject.call("background(_:priority:)", [job, priority])
  }
  public func now(_ job: (Int) -> String) -> String {
    withoutActuallyEscaping(job) { job in
      mockObject.call(
        "now(_:)", [job], recording: [ArgumentPlaceholder.nonEscapingClosure],
        returning: String.self)
    }
  }
  public func check(_ condition: @autoclosure () -> Bool, _ message: String) {
    mockObject.call("check(_:_:)", [condition(), message])
  }
  public func bump(_ counter: inout Int, by step: Int) -> Bool {
    let counterArgument = Inout(counter)
    defer { counter = counterArgument.value }
    return mockObject.call("bump(_:by:)", [counterArgument, step], returning: Bool.self)
  }
  public func append(to list: inout [String]) async throws {
    let listArgument = Inout(list)
    defer { list = listArgument.value }
    return try await mockObject.call(
      "append(to:)", [listArgument], throwing: (any Error).self, returning: Void.self)
  }
  public func launch(
    _ job: @escaping @Sendable (Int) async throws -> String
  ) async throws -> String {
    try await mockObject.call(
      "launch(_:)", [job], throwing: (any Error).self, returning: String.self)
  }
  public func measure(_ job: () async -> Int) async -> Int {
    await withoutActuallyEscaping(job) { job in
      await mockObject.call(
        "measure(_:)", [job], recording: [ArgumentPlaceholder.nonEscapingClosure],
        throwing: Never.self, returning: Int.self)
    }
  }
}
