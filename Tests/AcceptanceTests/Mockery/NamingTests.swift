import Mocky
import MockyTestSupport
import Testing

/// Mocks have names: those of their protocols, or given ones.
struct NamingTests {
  var (reporter, context) = recordedContext()

  @Test func aMockIsCalledByItsNameEverywhere() {
    let first = context.mock(MockTurtle.self, named: "first")
    let second: MockTurtle = context.mock(named: "second")
    context.check { expectThat(second).receives(2).take(first) }
    second.take(first)
    first.up()
    #expect(reporter.headlines == ["first.up(): unexpected: no expectation mentions it"])
    #expect(reporter.messages[0].contains("✗ exactly 2 times, called once   second.take(first)"))
    #expect(reporter.messages[0].contains("1. second.take(first)"))
    #expect("\(first)" == "first")
  }

  @Test func aMockWithoutANameIsCalledLikeItsProtocol() {
    let turtles = (1...3).map { _ in context.mock(MockTurtle.self) }
    #expect(turtles.map { "\($0)" } == ["turtle", "turtle2", "turtle3"])
    #expect("\(context.mock(MockSubscriber.self))" == "subscriber")
  }

  @Test func aNestedOrGenericMockIsCalledLikeItsProtocolAlone() {
    #expect("\(context.mock(Zoo.MockKeeper<String>.self))" == "keeper")
    #expect("\(context.mock(Zoo.MockKeeper<[Nest.MockURLStore<Int>]>.self))" == "keeper2")
    #expect("\(context.mock(Nest.MockURLStore<Nest.Egg>.self))" == "urlStore")
    #expect("\(context.mock(Nest.Inner<Int>.MockBird.self))" == "bird")
  }

  @Test func aMockWhoseTypeIsNotCalledMockIsCalledLikeItsType() {
    #expect("\(context.mock(Nest.Spy<Int>.self))" == "spy")
    #expect("\(context.mock(Nest.Mock<Int>.self))" == "mock")
  }

  @Test func aDefaultNameAvoidsOneThatIsTaken() {
    _ = context.mock(MockTurtle.self, named: "turtle")
    let turtle: MockTurtle = context.mock()
    #expect("\(turtle)" == "turtle2")
    #expect(reporter.failures.isEmpty)
  }

  @Test func aNameGivenTwiceIsMisuse() {
    _ = context.mock(MockTurtle.self, named: "Tom")
    _ = context.mock(MockTurtle.self, named: "Tom")
    #expect(reporter.kinds == [.misuse])
    #expect(reporter.lines == [#line - 2])
  }
}

/// Mocks inside types, with arguments inside types.
private enum Nest {
  struct Egg: Equatable {}

  final class MockURLStore<Item>: MakeableMock, Equatable {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }
  }

  final class Spy<Item>: MakeableMock {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }
  }

  final class Mock<Item>: MakeableMock {
    let mockObject: MockObject
    init(_ mockObject: MockObject) { self.mockObject = mockObject }
  }

  enum Inner<Value> {
    final class MockBird: MakeableMock {
      let mockObject: MockObject
      init(_ mockObject: MockObject) { self.mockObject = mockObject }
    }
  }
}
