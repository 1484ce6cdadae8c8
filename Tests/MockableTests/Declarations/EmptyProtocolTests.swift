import Mocky
import Testing

@Mockable protocol Nothing {}

@Mockable
public protocol NothingAtAll {
  // Not even a requirement.
}

@Mockable protocol NothingButATypeOf<Thing> { associatedtype Thing }

@Suite(.mockery) struct EmptyProtocolTests {
  private let context = Mockery.current

  @Test func aProtocolWithoutRequirementsIsMocked() {
    let mock: any Nothing = context.mock(MockNothing.self)
    #expect("\(mock)" == "nothing")
    #expect("\(context.mock(MockNothingAtAll.self) as any NothingAtAll)" == "nothingAtAll")
  }

  @Test func aProtocolWithNothingButAnAssociatedTypeIsMocked() {
    let mock: any NothingButATypeOf<Int> = context.mock(MockNothingButATypeOf<Int>.self)
    #expect("\(mock)" == "nothingButATypeOf")
  }
}
