import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol ServiceDesk {
  func none() -> String
  func one(_ a: Int) -> String
  func two(_ a: Int, b: String) -> String
  func three(_ a: Int, b: String, c: Double?) -> String
  func four(_ a: Int, b: String, c: Double?, d: [Int]) -> String
  func five(_ a: Int, b: String, c: Double?, d: [Int], e: Any) -> String
  func six(_ a: Int, b: String, c: Double?, d: [Int], e: Any, f: Bool) -> String
  func post(_ a: Int, b: String, c: Bool)
  func open(_ a: Int, b: String) throws -> String
  func seal(_ a: Int, b: String) throws(ServiceError) -> String
  func send(_ a: Int, b: String) async -> String
  func fetch(_ a: Int, b: String, c: Bool) async throws(ServiceError) -> String
  func sort(_ a: inout [Int], b: Bool) -> Int
  func call(_ a: Int, done: @escaping (Int, String) -> Void) -> String
  func generic<T: Equatable>(_ a: T, b: Int) -> T
}

@Mockable @MainActor private protocol ServiceWindow {
  func show(_ a: Int, b: String) -> String
  func close(_ a: Int, b: String, c: Bool)
}

private enum ServiceError: Error, Equatable { case shut }

/// The object whose methods answer.
private final class RealServiceDesk: Sendable {
  let posted = Captor<String>()

  func none() -> String { "none" }
  func one(_ a: Int) -> String { "\(a)" }
  func two(_ a: Int, b: String) -> String { "\(a) \(b)" }
  func three(_ a: Int, b: String, c: Double?) -> String { "\(a) \(b) \(c ?? 0)" }
  func four(_ a: Int, b: String, c: Double?, d: [Int]) -> String { "\(a) \(b) \(c ?? 0) \(d)" }
  func five(_ a: Int, b: String, c: Double?, d: [Int], e: Any) -> String {
    "\(a) \(b) \(c ?? 0) \(d) \(e)"
  }
  func six(_ a: Int, b: String, c: Double?, d: [Int], e: Any, f: Bool) -> String {
    "\(a) \(b) \(c ?? 0) \(d) \(e) \(f)"
  }
  func post(_ a: Int, b: String, c: Bool) { posted.record("\(a) \(b) \(c)") }
  func open(_ a: Int, b: String) throws -> String { throw ServiceError.shut }
  func seal(_ a: Int, b: String) throws(ServiceError) -> String { throw .shut }
  func send(_ a: Int, b: String) async -> String { "\(a) \(b)" }
  func fetch(_ a: Int, b: String, c: Bool) async throws(ServiceError) -> String { throw .shut }
  func sort(_ a: Inout<[Int]>, b: Bool) -> Int {
    a.value.sort()
    return a.value.count
  }
  func call(_ a: Int, done: @escaping (Int, String) -> Void) -> String {
    done(a, "done")
    return "called"
  }
  func generic(_ a: Int, b: Int) -> Int { a + b }
}

@MainActor private final class RealServiceWindow {
  var closed: [String] = []
  func show(_ a: Int, b: String) -> String { "\(a) \(b)" }
  func close(_ a: Int, b: String, c: Bool) { closed.append("\(a) \(b) \(c)") }
}

/// Swift converts a function of several parameters to one of a tuple, which actions take.
@Suite(.mockery) struct FunctionsAsActionsTests {
  private let context = Mockery.current
  private let real = RealServiceDesk()

  @Test(arguments: 0...6) func aMethodAnswersWhateverTheNumberOfItsParameters(_ count: Int) {
    let desk = context.mock(MockServiceDesk.self)
    context.check {
      allowing(desk).receives.none().then.performs(real.none)
      allowing(desk).receives.one(.any).then.performs(real.one)
      allowing(desk).receives.two(.any, b: .any).then.performs(real.two)
      allowing(desk).receives.three(.any, b: .any, c: .any).then.performs(real.three)
      allowing(desk).receives.four(.any, b: .any, c: .any, d: .any).then.performs(real.four)
      allowing(desk).receives.five(.any, b: .any, c: .any, d: .any, e: .any)
        .then.performs(real.five)
      allowing(desk).receives.six(.any, b: .any, c: .any, d: .any, e: .any, f: .any)
        .then.performs(real.six(_:b:c:d:e:f:))
    }
    let answer =
      switch count {
      case 0: desk.none()
      case 1: desk.one(1)
      case 2: desk.two(1, b: "b")
      case 3: desk.three(1, b: "b", c: 2)
      case 4: desk.four(1, b: "b", c: 2, d: [3])
      case 5: desk.five(1, b: "b", c: 2, d: [3], e: "e")
      default: desk.six(1, b: "b", c: 2, d: [3], e: "e", f: true)
      }
    let texts = ["1", "b", "2.0", "[3]", "e", "true"]
    #expect(answer == (count == 0 ? "none" : texts.prefix(count).joined(separator: " ")))
  }

  @Test func aMethodRunsForItsSideEffect() {
    let desk = context.mock(MockServiceDesk.self)
    context.check {
      expectThat(desk).receives.post(1, b: "b", c: true).then.runs(real.post)
      expectThat(desk).receives.post(2, b: .any, c: .any).then.performs(real.post)
    }
    desk.post(1, b: "b", c: true)
    desk.post(2, b: "c", c: false)
    #expect(real.posted.values == ["1 b true", "2 c false"])
  }

  @Test func aMethodThrows() {
    let desk = context.mock(MockServiceDesk.self)
    context.check {
      allowing(desk).receives.open(.any, b: .any).then.performs(real.open)
      allowing(desk).receives.seal(.any, b: .any).then.performs(real.seal)
    }
    #expect(throws: ServiceError.shut) { try desk.open(1, b: "b") }
    #expect(throws: ServiceError.shut) { try desk.seal(1, b: "b") }
  }

  @Test func aMethodSuspends() async {
    let desk = context.mock(MockServiceDesk.self)
    context.check {
      allowing(desk).receives.send(.any, b: .any).then.performs(real.send)
      allowing(desk).receives.fetch(.any, b: .any, c: .any).then.performs(real.fetch)
    }
    #expect(await desk.send(1, b: "b") == "1 b")
    await #expect(throws: ServiceError.shut) { try await desk.fetch(1, b: "b", c: true) }
  }

  @Test func aMethodThatDoesNotSuspendAnswersForOneThatMay() async {
    let desk = context.mock(MockServiceDesk.self)
    context.check { allowing(desk).receives.send(.any, b: .any).then.performs(real.two) }
    #expect(await desk.send(1, b: "b") == "1 b")
  }

  @Test @MainActor func aMethodOfTheMainActorAnswers() {
    let window = context.mock(MockServiceWindow.self)
    let real = RealServiceWindow()
    context.check {
      allowing(window).receives.show(.any, b: .any).then.performs(real.show)
      allowing(window).receives.close(.any, b: .any, c: .any).then.runs(real.close)
    }
    #expect(window.show(1, b: "b") == "1 b")
    window.close(2, b: "c", c: true)
    #expect(real.closed == ["2 c true"])
  }

  @Test func aMethodChangesAnArgument() {
    let desk = context.mock(MockServiceDesk.self)
    context.check { allowing(desk).receives.sort(.any, b: .any).then.performs(real.sort) }
    var numbers = [2, 1]
    #expect(desk.sort(&numbers, b: true) == 2)
    #expect(numbers == [1, 2])
  }

  @Test func aMethodCallsAClosure() {
    let desk = context.mock(MockServiceDesk.self)
    context.check { allowing(desk).receives.call(.any, done: .any).then.performs(real.call) }
    let done = Captor<String>()
    #expect(desk.call(1) { done.record("\($0) \($1)") } == "called")
    #expect(done.values == ["1 done"])
  }

  @Test func aFunctionAndAClosureInAVariableAnswer() {
    let desk = context.mock(MockServiceDesk.self)
    let closure: @Sendable (Int, String) -> String = { "closure \($0) \($1)" }
    @Sendable func function(_ a: Int, _ b: String) -> String { "function \(a) \(b)" }
    context.check {
      expectThat(desk).receives.two(.any, b: .any).then.performs(closure)
      expectThat(desk).receives.two(.any, b: .any).then.performs(function)
      allowing(desk).receives.two(.any, b: .any).then.onConsecutiveCalls {
        $0.performs(real.two)
        $0.performs(closure)
      }
    }
    let answers = [1, 2, 3, 4].map { desk.two($0, b: "b") }
    #expect(answers == ["closure 1 b", "function 2 b", "3 b", "closure 4 b"])
  }

  @Test func aMethodAnswersForAGenericMember() {
    let desk = context.mock(MockServiceDesk.self)
    context.check {
      allowing(desk).receives.generic(.any as Matcher<Int>, b: .any).then.performs(real.generic)
    }
    #expect(desk.generic(1, b: 2) == 3)
  }
}
