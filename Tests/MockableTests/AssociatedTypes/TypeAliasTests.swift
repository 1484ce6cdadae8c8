import Mocky
import Testing

@Mockable protocol Heliograph {
  typealias Message = String
  typealias Receipt = @Sendable (Message) -> Void
  typealias Failure = HeliographError
  typealias Place = (line: Int, station: String)
  func send(_ message: Message, to stations: [Self.Message]) throws(Failure) -> Int
  func whenReceived(_ receipt: @escaping Receipt)
  func each(_ body: Body)
  func locate(_ message: Message) -> Place
  typealias Body = (Message) -> Void
}

enum HeliographError: Error, Equatable { case cut }

/// An alias that is made of an associated type.
@Mockable protocol Album<Picture> {
  associatedtype Picture: Equatable
  typealias Page = [Picture]
  typealias Spread<Caption> = (page: Page, caption: Caption)
  func add(_ page: Page) -> Page.Index
  var spread: Spread<String> { get }
}

@Suite(.mockery) struct TypeAliasTests {
  private let context = Mockery.current

  @Test func requirementsMayUseTheProtocolsAliases() throws {
    let mock = context.mock(MockHeliograph.self)
    let heliograph: any Heliograph = mock
    context.check {
      expectThat(mock).receives.send("stop", to: .count(.equal(to: 2))).then.returns(2)
      expectThat(mock).receives.send("go", to: []).then.throws(.cut)
      expectThat(mock).receives.locate(.any).then.returns((1, "York"))
    }
    #expect(try heliograph.send("stop", to: ["York", "Bath"]) == 2)
    #expect(throws: HeliographError.cut) { try heliograph.send("go", to: []) }
    #expect(heliograph.locate("?").station == "York")
  }

  @Test func closuresBehindAnAliasAreCalled() {
    let mock = context.mock(MockHeliograph.self)
    let seen = Captor<String>()
    context.check {
      expectThat(mock).receives.whenReceived(.any).then.performs { $0("received") }
      expectThat(mock).receives.each(.any).then.performs { $0("each") }
    }
    mock.whenReceived { seen.record($0) }
    mock.each { seen.record($0) }
    #expect(seen.values == ["received", "each"])
  }

  @Test func anAliasMayBeMadeOfAnAssociatedType() {
    let mock = context.mock(MockAlbum<String>.self)
    let album: any Album<String> = mock
    context.check {
      expectThat(mock).receives.add(["sea", "shore"]).then.returns(1)
      allowing(mock).receives.spread.then.returns((["sea"], "by the sea"))
    }
    #expect(album.add(["sea", "shore"]) == 1)
    #expect(mock.spread.caption == "by the sea")
  }
}
