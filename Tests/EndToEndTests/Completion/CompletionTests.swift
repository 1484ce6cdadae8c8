import Foundation
import Testing

/// An editor's first suggestions while somebody writes an expectation.
///
/// The test asks the toolchain's language server in a package of its own. Building that takes time,
/// so only `.ci/full` sets the variable. There the test fails if the toolchain has no such server.
/// The order is that of one toolchain; a newer one may have another.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MOCKY_ASKS_EDITOR"] != nil))
struct CompletionTests {
  @Test func whatIsOfferedFirst() async throws {
    let build = await Command.run(
      ["swift", "build", "--build-tests", "--package-path", Place.package.path]
        + ["--scratch-path", Place.scratch.path])
    try #require(build.status == 0, "\(build.output)")
    let server = try LanguageServer(root: Place.package, scratch: Place.scratch)
    for (index, place) in Place.all.enumerated() {
      // Each on a line of its own: asked of the same place again, the server says the same again.
      let lines = String(repeating: "\n", count: index) + place.line
      let offered = try server.completions(
        in: Place.file, after: Place.beginning + lines, before: Place.end)
      let first = offered.prefix(place.offered.split(separator: "\n").count)
      #expect(first.joined(separator: "\n") == place.offered, "after \(place.line)")
    }
  }
}

/// A place in a test where somebody goes on writing.
private struct Place {
  /// The line that has been written so far.
  let line: String
  /// The first candidates, one a line: ten, or twenty on an empty line.
  let offered: String

  init(_ line: String, _ offered: String) {
    self.line = line
    self.offered = offered
  }

  static let package: URL = ScratchPackage.root.appending(path: "Editor")
  /// A file of the package, in whose place the test stands.
  static let file: URL = package.appending(path: "ShopTests/StoreTests.swift")
  static let scratch: URL = ScratchPackage.scratch.deletingLastPathComponent()
    .appending(path: "editor")

  static let beginning = """
    import Mocky
    import Shop
    import Testing

    @Suite struct StoreTests {
      let context = Mockery()

      @Test func saving() {
        let store = context.mock(MockStore.self)
        context.check {

    """

  static let end = """

        }
      }
    }

    """
}

extension Place {
  static let all: [Place] = [
    // An empty line of a block: what is in scope, then what a block takes, in the order of its names.
    Place(
      #""#,
      """
      self
      store
      context
      ExpectationGroup
      InvocationExpectation
      MethodsExpectation
      NotificationExpectation
      Receiver
      __Unavailable
      allowing(mock: AnyMock, methods: Matcher<String>)
      allowing(mock: Mock, methods: Matcher<String>)
      allowing(subject: Subject)
      anyOf(expectations: () -> ExpectationGroup)
      because(reason: String, expectations: () -> ExpectationGroup)
      expectNotification(named: Notification.Name)
      expectNotification(named: String)
      expectThat(mock: AnyMock, methods: Matcher<String>)
      expectThat(mock: Mock, methods: Matcher<String>)
      expectThat(subject: Subject)
      ignoring(mock: Mock)
      """),
    // Of a mock also what it has itself, as Swift looks up `receives` among its properties.
    Place(
      #"expectThat(store)."#,
      """
      self
      description
      mockObject
      name
      customMirror
      debugDescription
      playgroundDescription
      received
      receives
      """),
    // Of a type nothing: the server does not look through metatypes.
    Place(
      #"expectThat(MockClock.self)."#,
      """
      self
      """),
    // The members of the protocol, with plain values and with matchers.
    Place(
      #"expectThat(store).receives."#,
      """
      name
      load(id: Int)
      load(id: Matcher<Int>)
      save(text: Matcher<String>, at: Int)
      save(text: Matcher<String>, at: Matcher<Int>)
      save(text: String, at: Int)
      save(text: String, at: Matcher<Int>)
      self
      mockRecorder
      callAsFunction(count: CallCount)
      """),
    // How many calls.
    Place(
      #"expectThat(store).receives("#,
      """
      (count: CallCount)
      self
      store
      context
      0
      Cardinality
      Self
      (values)
      await
      consume
      """),
    // Actions: the common words first, those of `LessCommonActions` after them.
    Place(
      #"allowing(store).receives.load(1).then."#,
      """
      does(action: Action<Int, Never, String>)
      doesAllOf(collect: (Then<Int, Never, String, Synchronous, Void>) -> Void)
      forwards()
      onConsecutiveCalls(collect: (Then<Int, Never, String, Synchronous, Void>) -> Void)
      performs(body: (Int) -> String)
      returns(first: String, second: String, others: String...)
      returns(value: String)
      runs(body: (Int) -> Void)
      state(machine: StateMachine<Hashable & Sendable>, becomes: Hashable & Sendable)
      throws(error: Never)
      """),
    // Actions of a call that throws.
    Place(
      #"expectThat(store).receives.save("a", at: 1).then."#,
      """
      does(action: Action<(String, Int), any Error, Void>)
      doesAllOf(collect: (Then<(String, Int), any Error, Void, Synchronous, Void>) -> Void)
      forwards()
      onConsecutiveCalls(collect: (Then<(String, Int), any Error, Void, Synchronous, Void>) -> Void)
      performs(body: ((String, Int)) throws -> Void)
      returns(first: Void, second: Void, others: Void...)
      returns(value: Void)
      runs(body: ((String, Int)) throws -> Void)
      state(machine: StateMachine<Hashable & Sendable>, becomes: Hashable & Sendable)
      throws(error: any Error)
      """),
  ]
}
