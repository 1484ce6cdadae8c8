import Mocky
import Testing

// Types of the user's with the names of standard ones and of Mocky's: what is generated means the
// standard library's and Mocky's own all the same.

struct Error: Equatable { let text: String }
struct Result: Equatable { let value: Int }
struct Never: Equatable {}
struct Matcher: Equatable { let name: String }
struct Inout: Equatable {}
protocol MakeableMock {}
protocol Sendable {}
enum Synchronous { case now }
enum Asynchronous { case later }
struct InvocationExpectation {}
struct ArgumentList {}
struct ArgumentPlaceholder {}
struct ExpectationRecorder {}

@Mockable protocol Judge {
  func judge(_ error: Error) -> Result
  func match(_ matcher: Matcher, never: Never?) throws -> Result?
  func wait(_ synchronous: Synchronous, _ asynchronous: Asynchronous?) async throws -> Inout
  func bump(_ count: inout Int, _ body: () -> Int)
  func list<Value>(_ value: Value) async -> [Error]
  func stop() throws(StopError)
  var last: Error { get set }
  var next: Result { get async throws }
}

/// Its mock is called like the type that mocks hold.
@Mockable protocol Object { func mock(_ object: any Mock) -> MockMock? }

@Mockable protocol Mock { func mock() }

struct StopError: Swift.Error {}

@Suite struct ShadowingTests {
  private let context = Mockery()

  @Test func typesOfTheUsersShadowStandardOnes() async throws {
    let judge = context.mock(MockJudge.self)
    context.check {
      allowing(judge).receives.judge(Error(text: "a")).then.returns(Result(value: 1))
      allowing(judge).receives.match(Matcher(name: "m"), never: .any).then.throws(StopError())
      allowing(judge).receives.wait(.now, .any).then.returns(Inout())
      expectThat(judge).receives.bump(1, .any).then.performs { $0.value = $1() }
      allowing(judge).receives.list(.any).then.returns([Error(text: "b")])
      expectThat(judge).receives.stop().then.throws(StopError())
      expectThat(judge).receives.last(setTo: Error(text: "c"))
      allowing(judge).receives.next.then.returns(Result(value: 2))
    }
    #expect(judge.judge(Error(text: "a")) == Result(value: 1))
    #expect(throws: StopError.self) { try judge.match(Matcher(name: "m"), never: Never()) }
    #expect(try await judge.wait(.now, .later) == Inout())
    var count = 1
    judge.bump(&count) { 5 }
    #expect(count == 5)
    #expect(await judge.list("x") == [Error(text: "b")])
    #expect(throws: StopError.self) { try judge.stop() }
    judge.last = Error(text: "c")
    #expect(try await judge.next == Result(value: 2))
    assertContextSatisfied(context)
  }

  @Test func mocksShadowTypesOfMockysOwn() {
    let object = context.mock(MockObject.self)
    let mock = context.mock(MockMock.self)
    context.check {
      expectThat(object).receives.mock(mock).then.returns(mock)
      expectThat(mock).receives.mock()
    }
    object.mock(mock)?.mock()
    assertContextSatisfied(context)
  }
}
