import Mocky
import MockyTestSupport
import Testing

/// Rule 9: values that a mock makes up, where no default value can be made.
struct Rule09MadeUpValueTests {
  let reporter = RecordingReporter()

  private func vault(_ strictness: Strictness) -> (Mockery, MockStrongroom) {
    let context = Mockery(reporter: reporter)
    return (context, context.mock(strictness: strictness))
  }

  @Test func aNiceMockReturnsOneWithoutAFailure() throws {
    let (context, vault) = vault(.nice)
    #expect(vault.padlock().code == 0)
    #expect(vault.padlock().shackle.depth == 1)
    #expect("\(vault.fault())" == "an error that Mocky made up")
    #expect(vault.keeper().turtle is MockTurtle)
    #expect(try vault.opening().get().code == 0)
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func anIgnoredMockReturnsOneAfterTheEnd() {
    let (context, vault) = vault(.strict)
    context.check { ignoring(vault) }
    context.assertSatisfied()
    #expect(vault.padlock().code == 0)
    #expect(reporter.messages == [])
  }

  @Test func anyOtherMockReportsThatTheValueIsMissing() {
    let (context, vault) = vault(.strict)
    context.check { ignoring(vault) }
    #expect(vault.padlock().code == 0)
    #expect(reporter.headlines == ["strongroom.padlock(): no value to return, of type Padlock"])
  }

  @Test func aTypeInsideItselfHasNone() {
    let (context, vault) = vault(.nice)
    #expect(throws: UnexpectedInvocation.self) { try vault.chain() }
    context.assertSatisfied()
    #expect(reporter.headlines == ["strongroom.chain(): no value to return, of type Chain"])
  }
}

struct Padlock: Sendable {
  let code: Int
  let shackle: Shackle
  init(_ code: Int, _ shackle: Shackle) { (self.code, self.shackle) = (code, shackle) }
}

indirect enum Shackle: Sendable {
  case inside(Shackle)
  case plain(Int)

  var depth: Int { if case .inside(let inner) = self { inner.depth + 1 } else { 1 } }
}

final class Chain: Sendable {
  let next: Chain
  init(_ next: Chain) { self.next = next }
}

final class VaultKeeper {
  let turtle: any Turtle
  init(_ turtle: any Turtle) { self.turtle = turtle }
}

/// A mock as the plugin writes it.
final class MockStrongroom: MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  func padlock() -> Padlock { mockObject.call("padlock()", returning: Padlock.self) }
  func fault() -> any Error { mockObject.call("fault()", returning: (any Error).self) }
  func opening() -> Result<Padlock, any Error> {
    mockObject.call("opening()", returning: Result<Padlock, any Error>.self)
  }
  func keeper() -> VaultKeeper { mockObject.call("keeper()", returning: VaultKeeper.self) }
  func chain() throws -> Chain {
    try mockObject.call("chain()", throwing: (any Error).self, returning: Chain.self)
  }

  static func mockValue(of type: Any.Type, _ part: MockParts) -> Any? {
    if type == Padlock.self { return try? Padlock(part(), part()) }
    if type == Shackle.self {
      return (try? Shackle.inside(part())) ?? (try? Shackle.plain(part()))
    }
    if type == Chain.self { return try? Chain(part()) }
    if type == VaultKeeper.self { return try? VaultKeeper(part()) }
    return nil
  }
}
