import Mocky
import Testing

/// A default is for those who conform without saying more; a mock says it.
@Mockable protocol Cellar<Bottle> {
  associatedtype Bottle = String
  associatedtype Label: Equatable = Bottle where Label: Sendable
  func lay(_ bottle: Bottle, label: Label) -> Bool
}

@Suite(.mockery) struct AssociatedTypeDefaultTests {
  private let context = Mockery.current

  @Test func aMockIsMadeForTheDefault() {
    let mock = context.mock(MockCellar<String, String>.self)
    let cellar: any Cellar<String> = mock
    context.check { expectThat(mock).receives.lay("port", label: .any).then.returns(true) }
    #expect(cellar is MockCellar<String, String>)
    #expect(mock.lay("port", label: "1963"))
  }

  @Test func aMockIsMadeForAnotherType() {
    let mock = context.mock(MockCellar<Int, String>.self)
    context.check { expectThat(mock).receives.lay(1, label: "one") }
    #expect(!mock.lay(1, label: "one"))
  }
}
