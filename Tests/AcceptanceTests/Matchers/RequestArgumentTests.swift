import Foundation
import Mocky
import MockyTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Arguments that are or hold a `URLRequest`, whose own `==` ignores headers and body.
struct RequestArgumentTests {
  let reporter = RecordingReporter()
  let context: Mockery
  let mail: MockMailRoom

  init() {
    context = Mockery(reporter: reporter)
    mail = context.mock()
  }

  private static func request(
    _ method: String = "POST", token: String? = "Bearer t0k3n", body: String = #"{"id": 1}"#
  ) -> URLRequest {
    var request = URLRequest(url: URL(string: "https://example.com/orders?page=1")!)
    request.httpMethod = method
    request.setValue(token, forHTTPHeaderField: "Authorization")
    request.httpBody = Data(body.utf8)
    return request
  }

  /// Requests that differ from the one that is expected.
  static let others = [
    request("PUT"), request(token: nil), request(token: "Token t0k3n"), request(body: ""),
    request(body: #"{"id": 2}"#),
  ]

  private static let expected = request()

  /// A way to pass a request: the call, and its expectation.
  private struct Way: Sendable {
    let call: @Sendable (MockMailRoom, URLRequest) -> Void
    let expectation: @Sendable (MockMailRoom) -> ExpectationGroup

    init(
      _ call: @escaping @Sendable (MockMailRoom, URLRequest) -> Void,
      @ExpectationBuilder expecting expectation:
        @escaping @Sendable (MockMailRoom) -> ExpectationGroup
    ) { (self.call, self.expectation) = (call, expectation) }

    /// Passes a value with the request inside.
    init(in value: @escaping @Sendable (URLRequest) -> Any) {
      self.init(
        { $0.sendAny(value($1)) },
        expecting: { expectThat($0).receives.sendAny(value(RequestArgumentTests.expected)) })
    }
  }

  private static let ways = [
    "plain": Way({ $0.send($1) }, expecting: { expectThat($0).receives.send(expected) }),
    "equal": Way(
      { $0.send($1) }, expecting: { expectThat($0).receives.send(.equal(to: expected)) }),
    "one of several": Way(
      { $0.send($1) }, expecting: { expectThat($0).receives.send(.oneOf(expected, expected)) }),
    "optional": Way(
      { $0.sendIfThere($1) }, expecting: { expectThat($0).receives.sendIfThere(expected) }),
    "equal to an optional": Way(
      { $0.sendIfThere($1) },
      expecting: { expectThat($0).receives.sendIfThere(.equal(to: expected)) }),
    "existential": Way(
      { $0.sendItem($1) }, expecting: { expectThat($0).receives.sendItem(expected) }),
    "Any": Way(in: { $0 }),
    "AnyHashable": Way(in: { AnyHashable($0) }),
    "list": Way(in: { [$0] }),
    "list of lists": Way(in: { [[], [$0, $0]] }),
    "list of optionals": Way(in: { [nil, $0] as [URLRequest?] }),
    "list of hashable values": Way(in: { [1, $0] as [AnyHashable] }),
    "list of any values": Way(in: { [1, $0] as [Any] }),
    "slice": Way(in: { [expected, $0].dropFirst() }),
    "set": Way(in: { [$0] as Set<URLRequest> }),
    "dictionary": Way(in: { ["a": $0] }),
    "key": Way(in: { [$0: 1] }),
    "dictionary of lists": Way(in: { ["a": [$0], "b": []] }),
    "tuple": Way(in: { (1, request: $0) }),
    "result": Way(in: { Result<URLRequest, any Error>.success($0) }),
    "comparable result": Way(in: { Result<URLRequest, URLError>.success($0) }),
    "hidden list": Way(in: { AnyHashable([AnyHashable([$0])]) }),
  ]

  @Test(arguments: ways.keys.sorted())
  func anEqualRequestIsExpected(way: String) throws {
    let way = try #require(Self.ways[way])
    context.check { way.expectation(mail) }
    way.call(mail, Self.request())
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test(arguments: ways.keys.sorted(), others.indices)
  func aRequestThatDiffersIsNot(way: String, other: Int) throws {
    let way = try #require(Self.ways[way])
    context.check { way.expectation(mail) }
    way.call(mail, Self.others[other])
    #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
  }

  @Test(arguments: others.indices)
  func aVerificationComparesThemToo(other: Int) {
    let nice = context.mock(MockMailRoom.self, named: "nice", strictness: .nice)
    nice.send(Self.others[other])
    nice.sendAny([Self.others[other]])
    context.verify {
      expectThat(nice).received(.never).send(Self.expected)
      expectThat(nice).received(.never).sendAny([Self.expected])
      expectThat(nice).received(1).send(Self.others[other])
      expectThat(nice).received(1).sendAny([Self.others[other]])
    }
    #expect(reporter.messages == [])
  }

  @Test func elementsAreComparedInAnyOrder() {
    context.check {
      expectThat(mail).receives.sendAll(.inAnyOrder([Self.expected, Self.others[0]]))
    }
    mail.sendAll([Self.others[0], Self.others[2]])
    #expect(reporter.failures.map(\.kind) == [.unexpectedCall])
  }

  @Test func theOrderAndTheCaseOfHeadersDoNotMatter() {
    var spelled = Self.request(token: nil)
    spelled.allHTTPHeaderFields = ["AUTHORIZATION": "Bearer t0k3n"]
    var (without, empty) = (Self.request(token: nil), Self.request(token: nil))
    (without.allHTTPHeaderFields, empty.allHTTPHeaderFields) = (nil, [:])
    context.check {
      expectThat(mail).receives.send(Self.expected)
      expectThat(mail).receives.send(without)
    }
    mail.send(spelled)
    mail.send(empty)
    #expect(reporter.messages == [])
  }

  /// A type whose own `==` is believed.
  struct Parcel: Equatable, Sendable {
    var id = 1
    var request = RequestArgumentTests.expected
    static func == (left: Parcel, right: Parcel) -> Bool { left.id == right.id }
  }

  /// A type whose `==` compares what is inside.
  struct Box<Content: Equatable & Sendable>: Equatable, Sendable { var content: Content }

  @Test func theEqualityOfAnotherTypeIsBelieved() {
    context.check {
      expectThat(mail).receives.sendAny(Parcel())
      expectThat(mail).receives.sendAny([Box(content: Self.expected)])
    }
    mail.sendAny(Parcel(request: Self.others[0]))
    mail.sendAny([Box(content: Self.others[2])])
    #expect(reporter.messages == [])
  }

  @Test func theReportNamesThePart() {
    context.check { expectThat(mail).receives.send(Self.expected) }
    mail.send(Self.others[2])
    #expect(
      reporter.headlines == [
        "mailRoom.send(https://example.com/orders?page=1): unexpected: "
          + #"allHTTPHeaderFields["Authorization"] of argument 1 is "Token t0k3n", "#
          + #"expected "Bearer t0k3n""#
      ])
  }

  /// Collections of requests, with the beginning of the difference.
  private static let collections: [(@Sendable (URLRequest) -> Any, String)] = [
    ({ [expected, $0] }, "[1]."), ({ ["a": $0] }, #"["a"]."#), ({ [$0] as Set }, ""),
    ({ (1, request: $0) }, "request."), ({ [expected, $0].dropFirst() }, "[0]."),
  ]

  @Test(arguments: collections.indices)
  func theReportNamesThePartOfAnElement(index: Int) {
    let (value, path) = Self.collections[index]
    context.check { expectThat(mail).receives.sendAny(value(Self.expected)) }
    mail.sendAny(value(Self.others[2]))
    let part = #"\#(path)allHTTPHeaderFields["Authorization"]"#
    let words = #" is "Token t0k3n", expected "Bearer t0k3n""#
    // The headline leaves out the name of an argument that it abridges.
    let ends = ["\(part)\(words)", "\(part) of argument 1\(words)"]
    let isNamed = reporter.headlines.map { line in ends.contains { line.hasSuffix(": \($0)") } }
    #expect(isNamed == [true])
  }
}

@Mockable protocol MailRoom {
  func send(_ request: URLRequest)
  func sendIfThere(_ request: URLRequest?)
  func sendItem(_ item: any Sendable)
  func sendAny(_ item: Any)
  func sendAll(_ requests: [URLRequest])
}
