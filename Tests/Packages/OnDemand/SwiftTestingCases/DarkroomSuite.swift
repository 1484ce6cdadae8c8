import Mocky
import Testing

@testable import Newsroom

/// The facts about a negative.
private struct Negatives {
  var frames: Int

  init?(_ film: consuming Film?) {
    guard let film else { return nil }
    frames = film.frames
  }
}

/// Several protocols at once.
protocol Reporter: Walker, Photographer where Subject == String {}

/// Mocks of what cannot be copied, with nothing written for them.
@Suite struct DarkroomSuite {
  let context = Mockery()

  @Test func whatCannotBeCopiedIsReturned() async throws {
    let darkroom = context.mock(MockDarkroom.self)
    context.check {
      expectThat(darkroom).receives.load(24).then.performs { Film(frames: $0) }
      expectThat(darkroom).receives.develop(.any).then.performs { film in
        let frames = film.borrow { $0.frames } ?? 0
        return .init { Film(frames: frames + 1) }
      }
      expectThat(darkroom).receives.tray().then.returns(.init { Tray(Film(frames: 7)) })
      expectThat(darkroom).receives.prints(of: .any).then.returns(Tray(["a", "b"]))
    }
    let film = darkroom.load(24)
    #expect(darkroom.prints(of: film).content == ["a", "b"])
    let negative = try #require(await Negatives(darkroom.develop(film)))
    #expect(negative.frames == 25)
    let tray = darkroom.tray().content.frames
    #expect(tray == 7)
    assertContextSatisfied(context)
  }

  @Test func whatCannotBeCopiedIsLent() throws {
    let darkroom = context.mock(MockDarkroom.self)
    context.check {
      expectThat(darkroom).receives.rewind(.any).then.performs { film in
        film.mutate { $0.frames = 36 }
      }
      expectThat(darkroom).receives.print(.matching("whole") { $0.frames == 36 }).then.returns(5)
    }
    var film = Film(frames: 0)
    darkroom.rewind(&film)
    #expect(try darkroom.print(film) == 5)
    assertContextSatisfied(context)
  }

  @Test func whatCannotBeCopiedIsKept() {
    let darkroom = context.mock(MockDarkroom.self)
    context.check {
      expectThat(darkroom).receives.spare.then.returns(.init { Film(frames: 12) })
      expectThat(darkroom).receives.spare(setTo: .any)
    }
    let frames = darkroom.spare.frames
    #expect(frames == 12)
    darkroom.spare = Film(frames: 1)
    assertContextSatisfied(context)
  }

  @Test func aClassThatHandsItOut() {
    let camera = context.mock { MockCamera($0) }
    context.check {
      expectThat(camera).receives.unload().then.returns(.init { Film(frames: 3) })
      expectThat(camera).receives.wind(.any).then.performs { film in
        film.mutate { $0.frames = 1 }
      }
    }
    var film = camera.unload()
    camera.wind(&film)
    let frames = film.frames
    #expect(frames == 1)
    assertContextSatisfied(context)
  }

  @Test func severalProtocolsAtOnce() throws {
    let reporter = context.mock(MockReporter.self)
    let order = context.sequence("journey")
    context.check {
      inSequence(order) {
        expectThat(reporter).receives.walk(3).then.returns(4)
        expectThat(reporter).receives.shoot("the mayor")
      }
    }
    #expect(try Journey(traveller: reporter).travel(to: "the mayor") == 4)
    assertContextSatisfied(context)
  }
}
