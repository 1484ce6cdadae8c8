import HandWrittenMocks
import Mocky
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
