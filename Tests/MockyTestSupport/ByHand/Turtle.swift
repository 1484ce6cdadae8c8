import MockyCore

// Each file here holds a protocol and, by hand, the three pieces that @Mockable is to write for it:
// an extension for the mocks of protocols that inherit from it, a builder of expectations, and a
// class with the protocol's own members.

/// The protocol of most tests: plain methods.
public protocol Turtle {
  func up()
  func down()
  func forward(_ steps: Int, why: String)
  func say(_ words: String?)
  func name() -> String
  func count() -> Int
  func list() -> [String]
  func map() -> [String: Int]
  func child() -> any Turtle
  func maybe() -> Int?
  func odd() -> NoDefault
  func pair() -> (Int, String)
  func take(_ other: any Turtle)
  func fetch(_ id: Int) async throws -> String
  func each(_ body: (Int) -> Void)
}

/// A type of which no value can be made out of nothing.
public final class NoDefault: Sendable {
  public let id: Int
  public init(id: Int) { self.id = id }
}

extension Turtle where Self: Mock {
  public nonisolated var receives: TurtleExpectations<Self> { TurtleExpectations(.receives(self)) }
  public nonisolated var received: TurtleExpectations<Self> { TurtleExpectations(.received(self)) }

  public func up() { mockObject.call("up()") }
  public func down() { mockObject.call("down()") }
  public func forward(_ steps: Int, why: String) {
    mockObject.call("forward(_:why:)", [steps, why])
  }
  public func say(_ words: String?) { mockObject.call("say(_:)", .one(words as Any)) }
  public func name() -> String { mockObject.call("name()", returning: String.self) }
  public func count() -> Int { mockObject.call("count()", returning: Int.self) }
  public func list() -> [String] { mockObject.call("list()", returning: [String].self) }
  public func map() -> [String: Int] { mockObject.call("map()", returning: [String: Int].self) }
  public func child() -> any Turtle { mockObject.call("child()", returning: (any Turtle).self) }
  public func maybe() -> Int? { mockObject.call("maybe()", returning: Int?.self) }
  public func odd() -> NoDefault { mockObject.call("odd()", returning: NoDefault.self) }
  public func pair() -> (Int, String) {
    mockObject.call(
      "pair()", returning: (Int, String).self,
      fallback: { $0.tuple(Int.self, String.self) })
  }
  public func take(_ other: any Turtle) { mockObject.call("take(_:)", .one(other)) }
  public func fetch(_ id: Int) async throws -> String {
    try await mockObject.call(
      "fetch(_:)", .one(id), throwing: (any Error).self, returning: String.self)
  }
  public func each(_ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      mockObject.call("each(_:)", .one(body), recording: [ArgumentPlaceholder.nonEscapingClosure])
    }
  }
}

public nonisolated struct TurtleExpectations<M: Turtle & Mock>: MockExpectations {
  public var mockRecorder: ExpectationRecorder
  init(_ mockRecorder: ExpectationRecorder) { self.mockRecorder = mockRecorder }

  public func up() -> InvocationExpectation<Void, Never, Void, Synchronous> {
    mockRecorder.expectation("up()")
  }
  public func down() -> InvocationExpectation<Void, Never, Void, Synchronous> {
    mockRecorder.expectation("down()")
  }
  public func forward(
    _ steps: Int, why: String
  ) -> InvocationExpectation<(Int, String), Never, Void, Synchronous> {
    forward(.value(steps), why: .value(why))
  }
  @_disfavoredOverload
  public func forward(
    _ steps: Int, why: Matcher<String>
  ) -> InvocationExpectation<(Int, String), Never, Void, Synchronous> {
    forward(.value(steps), why: why)
  }
  @_disfavoredOverload
  public func forward(
    _ steps: Matcher<Int>, why: String
  ) -> InvocationExpectation<(Int, String), Never, Void, Synchronous> {
    forward(steps, why: .value(why))
  }
  @_disfavoredOverload
  public func forward(
    _ steps: Matcher<Int>, why: Matcher<String>
  ) -> InvocationExpectation<(Int, String), Never, Void, Synchronous> {
    mockRecorder.expectation("forward(_:why:)", steps, why)
  }
  public func say(_ words: String?) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    say(.value(words))
  }
  @_disfavoredOverload
  public func say(
    _ words: Matcher<String?>
  ) -> InvocationExpectation<String?, Never, Void, Synchronous> {
    mockRecorder.expectation("say(_:)", words)
  }
  public func name() -> InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation("name()")
  }
  public func count() -> InvocationExpectation<Void, Never, Int, Synchronous> {
    mockRecorder.expectation("count()")
  }
  public func list() -> InvocationExpectation<Void, Never, [String], Synchronous> {
    mockRecorder.expectation("list()")
  }
  public func map() -> InvocationExpectation<Void, Never, [String: Int], Synchronous> {
    mockRecorder.expectation("map()")
  }
  public func child() -> InvocationExpectation<Void, Never, any Turtle, Synchronous> {
    mockRecorder.expectation("child()")
  }
  public func maybe() -> InvocationExpectation<Void, Never, Int?, Synchronous> {
    mockRecorder.expectation("maybe()")
  }
  public func odd() -> InvocationExpectation<Void, Never, NoDefault, Synchronous> {
    mockRecorder.expectation("odd()")
  }
  public func pair() -> InvocationExpectation<Void, Never, (Int, String), Synchronous> {
    mockRecorder.expectation("pair()")
  }
  public func take(
    _ other: any Turtle
  ) -> InvocationExpectation<any Turtle, Never, Void, Synchronous> {
    take(.value(other))
  }
  @_disfavoredOverload
  public func take(
    _ other: Matcher<any Turtle>
  ) -> InvocationExpectation<any Turtle, Never, Void, Synchronous> {
    mockRecorder.expectation("take(_:)", other)
  }
  public func fetch(
    _ id: Int
  ) -> InvocationExpectation<Int, any Error, String, Asynchronous> { fetch(.value(id)) }
  @_disfavoredOverload
  public func fetch(
    _ id: Matcher<Int>
  ) -> InvocationExpectation<Int, any Error, String, Asynchronous> {
    mockRecorder.expectation("fetch(_:)", id)
  }
  public func each(
    _ body: Matcher<(Int) -> Void>
  ) -> InvocationExpectation<(Int) -> Void, Never, Void, Synchronous> {
    mockRecorder.expectation("each(_:)", body)
  }
}

public nonisolated final class MockTurtle: Turtle, MakeableMock {
  public let mockObject: MockObject
  public init(_ mockObject: MockObject) { self.mockObject = mockObject }

  public func up() { mockObject.call("up()") }
  public func down() { mockObject.call("down()") }
  public func forward(_ steps: Int, why: String) {
    mockObject.call("forward(_:why:)", [steps, why])
  }
  public func say(_ words: String?) { mockObject.call("say(_:)", .one(words as Any)) }
  public func name() -> String { mockObject.call("name()", returning: String.self) }
  public func count() -> Int { mockObject.call("count()", returning: Int.self) }
  public func list() -> [String] { mockObject.call("list()", returning: [String].self) }
  public func map() -> [String: Int] { mockObject.call("map()", returning: [String: Int].self) }
  public func child() -> any Turtle { mockObject.call("child()", returning: (any Turtle).self) }
  public func maybe() -> Int? { mockObject.call("maybe()", returning: Int?.self) }
  public func odd() -> NoDefault { mockObject.call("odd()", returning: NoDefault.self) }
  public func pair() -> (Int, String) {
    mockObject.call(
      "pair()", returning: (Int, String).self,
      fallback: { $0.tuple(Int.self, String.self) })
  }
  public func take(_ other: any Turtle) { mockObject.call("take(_:)", .one(other)) }
  public func fetch(_ id: Int) async throws -> String {
    try await mockObject.call(
      "fetch(_:)", .one(id), throwing: (any Error).self, returning: String.self)
  }
  public func each(_ body: (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
      mockObject.call("each(_:)", .one(body), recording: [ArgumentPlaceholder.nonEscapingClosure])
    }
  }
}
