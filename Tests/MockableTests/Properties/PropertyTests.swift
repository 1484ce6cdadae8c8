import Mocky
import MockyTestSupport
import Testing

@Mockable private protocol Player {
  var name: String { get }
  var volume: Int { get set }
  var track: String? { get set }
  var position: (minutes: Int, seconds: Int) { get set }
  var onEnd: (() -> Void)? { get set }
  var tags: [String: Int] { get nonmutating set }
  var rating: Int! { get set }
}

@Suite struct PropertyTests {
  @Test(.mockery) func aPropertyIsRead() {
    let player = Mockery.current.mock(MockPlayer.self)
    Mockery.current.check {
      allowing(player).receives.name.then.returns("Anna")
      allowing(player).receives.volume.then.returns(1, 2)
      allowing(player).receives.track.then.performs { "track" }
      allowing(player).receives.position.then.returns((minutes: 1, seconds: 2))
      allowing(player).receives.rating.then.returns(5)
    }
    #expect(player.name == "Anna")
    #expect(player.volume == 1)
    #expect(player.volume == 2)
    #expect(player.track == "track")
    #expect(player.position.seconds == 2)
    #expect(player.rating == 5)
  }

  @Test(.mockery) func aPropertyIsSet() {
    let mock = Mockery.current.mock(MockPlayer.self)
    var player: any Player = mock
    let ended = Captor<String>()
    Mockery.current.check {
      expectThat(mock).receives.volume(setTo: 5)
      expectThat(mock).receives.volume(setTo: .greaterThan(5))
      expectThat(mock).receives.track(setTo: "track")
      expectThat(mock).receives.track(setTo: nil)
      expectThat(mock).receives.position(setTo: .matching("1:02") { $0 == (1, 2) })
      expectThat(mock).receives.onEnd(setTo: .any).then.performs { $0?() }
      expectThat(mock).receives.tags(setTo: ["a": 1])
      expectThat(mock).receives.rating(setTo: 3)
    }
    player.volume = 6
    player.volume = 5
    player.track = nil
    player.track = "track"
    player.position = (minutes: 1, seconds: 2)
    player.onEnd = { ended.record("ended") }
    player.tags = ["a": 1]
    player.rating = 3
    #expect(ended.values == ["ended"])
  }

  @Test(.mockery) func aPropertyIsReadAndSet() {
    let player = Mockery.current.mock(MockPlayer.self)
    Mockery.current.check {
      expectThat(player).receives.volume.then.returns(1)
      expectThat(player).receives.volume(setTo: 3)
    }
    player.volume += 2
  }

  @Test(.mockery) func withoutAClauseItHasADefaultValue() {
    let player = Mockery.current.mock(MockPlayer.self, strictness: .nice)
    #expect(player.name == "")
    #expect(player.track == nil)
    #expect(player.position == (0, 0))
    #expect(player.onEnd == nil)
    #expect(player.tags == [:])
  }

  @Test func aWrongValueIsShownAsItWouldBeWritten() {
    let failures = headlines { context in
      let player = context.mock(MockPlayer.self)
      context.check { expectThat(player).receives.track(setTo: "one") }
      player.track = "two"
    }
    #expect(
      failures == [
        #"player.track = "two": unexpected: "#
          + #"expected "one" as new value"#
      ])
  }
}
