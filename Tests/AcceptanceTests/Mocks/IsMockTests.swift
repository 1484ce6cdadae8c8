import Mocky
import MockyTestSupport
import Testing

/// Asking of an object whether it is a mock.
struct IsMockTests {
  private class Engine {}

  private final class MockEngine: Engine, Mock, @unchecked Sendable {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }
  }

  let context = Mockery()

  @Test func aMockIsOneBehindWhateverType() {
    let turtle = context.mock(MockTurtle.self)
    #expect(isMock(turtle))
    #expect(isMock(turtle as any Turtle))
    #expect(isMock(turtle as AnyObject))
    #expect(isMock(Optional(turtle) as Any))
  }

  @Test func aMockOfAClassIsOne() {
    #expect(isMock(context.mock { MockEngine($0) } as Engine))
  }

  @Test func aSpyIsOneAndWhatItSpiesOnIsNone() {
    let real = Athlete()
    #expect(isMock(context.spy(MockSprinter.self, on: real)))
    #expect(!isMock(real))
  }

  @Test func aMockOfAFunctionIsOne() {
    #expect(isMock(context.mockFunction(named: "call", as: (() -> Void).self)))
  }

  @Test func aMocksTypeIsOne() {
    #expect(isMock(MockTurtle.self))
    #expect(isMock(MockEngine.self as Engine.Type))
  }

  @Test func whatIsRealIsNone() {
    #expect(!isMock(Engine()))
    #expect(!isMock(Engine.self))
    #expect(!isMock(Optional<MockTurtle>.none as Any))
    #expect(!isMock(7))
  }
}

@Mockable private protocol Sprinter {
  func sprint()
}

private struct Athlete: Sprinter {
  func sprint() {}
}
