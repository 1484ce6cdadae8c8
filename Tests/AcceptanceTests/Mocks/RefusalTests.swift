import Mocky
import MockyTestSupport
import Testing

/// Types that refuse to be mocked, and say why.
struct RefusalTests {
  var (reporter, context) = recordedContext()

  @Test func aClassRefusesForItsMocks() {
    _ = context.mock { MockReactor($0) }
    reporter.expectMisuse("Reactor refuses to be mocked: simulate it with ReactorModel")
  }

  @Test func aProtocolRefusesForItsMocks() {
    _ = context.mock(MockVault.self, named: "vault")
    reporter.expectMisuse("Vault refuses to be mocked: InMemoryVault is as fast")
  }

  @Test func aMockRefusesForAProtocolThatCannot() {
    let _: MockSafe = context.mock(strictness: .nice)
    reporter.expectMisuse("Safe refuses to be mocked: its mock is too old")
  }

  @Test func aTypeIsAskedEachTime() {
    Weather.$refusal.withValue("not while it rains") { _ = context.mock(MockWeather.self) }
    reporter.expectMisuse("Weather refuses to be mocked: not while it rains")
    _ = context.mock(MockWeather.self)
    #expect(reporter.failures.count == 1)
  }

  @Test func aTypeRefusesThatItsStaticMembersAreExpected() {
    context.check { expectThat(MockVault.self).receives.open() }
    reporter.expectMisuse("Vault refuses to be mocked: InMemoryVault is as fast")
  }

  @Test func aTypeRefusesThatItsStaticMembersAreVerified() {
    context.verify { expectThat(MockVault.self).received(.never).open() }
    reporter.expectMisuse("Vault refuses to be mocked: InMemoryVault is as fast")
  }

  @Test func anObjectRefusesToBeSpiedOn() {
    _ = context.spy(MockSafe.self, on: RealSafe(), named: "spy")
    #expect(
      reporter.messages == [
        "Safe refuses to be mocked: its mock is too old",
        "RealSafe refuses to be mocked: it is locked",
      ])
    #expect(reporter.lines == [#line - 6, #line - 6])
  }

  @Test func aMockThatWasRefusedCanBeCalledAllTheSame() {
    let reactor = context.mock { MockReactor($0) }
    context.check { expectThat(reactor).receives.start().then.returns(true) }
    #expect(reactor.start())
    assertContextSatisfied(context)
    #expect(reporter.kinds == [.misuse])
  }
}

/// A class that cannot be mocked: its mock inherits the refusal.
private class Reactor: MockingRefusal {
  static var refusesMocking: String? { "simulate it with ReactorModel" }
  func start() -> Bool { false }
}

private final class MockReactor: Reactor, Mock, @unchecked Sendable {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  override func start() -> Bool { mockObject.call("start()", returning: Bool.self) }

  var receives: ReactorExpectations { ReactorExpectations(mockRecorder: .receives(self)) }
}

private struct ReactorExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  func start() -> InvocationExpectation<Void, Never, Bool, Synchronous> {
    mockRecorder.expectation("start()")
  }
}

/// A protocol that cannot be mocked, whatever its mock.
@Mockable private protocol Vault: MockingRefusal {
  static func open()
}

extension Vault {
  fileprivate static var refusesMocking: String? { "InMemoryVault is as fast" }
}

@Mockable private protocol Safe {
  func open()
}

private struct RealSafe: Safe, MockingRefusal {
  static var refusesMocking: String? { "it is locked" }
  func open() {}
}

extension MockSafe: MockingRefusal {
  fileprivate static var refusesMocking: String? { "its mock is too old" }
}

private enum Weather {
  @TaskLocal static var refusal: String?
}

private final class MockWeather: MakeableMock, MockingRefusal {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  static var refusesMocking: String? { Weather.refusal }
}
