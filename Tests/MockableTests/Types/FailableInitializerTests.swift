import Mocky
import Testing

@Mockable private protocol Parser {
  init?(reading next: () throws -> Int)
  init!(each: (Int) -> Void, count: inout Int)
  func parse() -> Int
}

private func make<Made: Parser>(_ type: Made.Type) -> Made? { type.init(reading: { 3 }) }

@Suite struct FailableInitializerTests {
  @Test(.mockery) func oneWithAClosureReturnsAMock() {
    let parser = Mockery.current.mock(MockParser.self)
    Mockery.current.check {
      expectThat(MockParser.self).receives.`init`(reading: .any).then.returns(parser)
      expectThat(parser).receives.parse().then.returns(7)
    }
    #expect(make(MockParser.self)?.parse() == 7)
  }

  @Test(.mockery) func oneWithAClosureMayFail() {
    Mockery.current.check {
      expectThat(MockParser.self).receives.`init`(reading: .any).then.returns(nil)
      expectThat(MockParser.self).receives.`init`(each: .any, count: .any).then.returns(nil)
    }
    var count = 1
    #expect(make(MockParser.self) == nil)
    #expect(MockParser(each: { _ in }, count: &count) == nil)
  }
}

extension MockParser: Equatable {}
