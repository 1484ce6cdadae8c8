import Mocky
import Testing

struct Film: ~Copyable { var frames: Int }

@Mockable(noncopyable: Film.self) protocol Darkroom {
  func count(_ film: borrowing Film) -> Int
  func develop(_ film: consuming Film) async throws
  func rewind(_ film: inout Film)
  func load(_ frames: Int) -> Film
  func expose(_ pixels: Span<UInt8>) -> Bool
}

private struct Photographer {
  let darkroom: any Darkroom

  init(_ darkroom: any Darkroom) { self.darkroom = darkroom }

  func photograph() async throws {
    var film = darkroom.load(24)
    #expect(darkroom.count(film) == 24)
    darkroom.rewind(&film)
    #expect(darkroom.count(film) == 36)
    let isBright = darkroom.expose([200, 10].span)
    #expect(isBright)
    try await darkroom.develop(film)
  }
}

@Suite struct DarkroomSampleTests {
  @Test(.mockery) func filmsAreLent() async throws {
    let darkroom = Mockery.current.mock(MockDarkroom.self)

    Mockery.current.check {
      allowing(darkroom).receives.count(.any).then.performs { film in
        film.borrow { $0.frames } ?? 0
      }
      expectThat(darkroom).receives.develop(.any).then.performs { film in _ = film.take() }
      expectThat(darkroom).receives.rewind(.any).then.performs { film in
        film.mutate { $0.frames = 36 }
      }
      expectThat(darkroom).receives.load(24).then.performs { Film(frames: $0) }
      expectThat(darkroom).receives.expose(.matching("a bright row") { $0[0] > 100 })
        .then.returns(true)
    }

    try await Photographer(darkroom).photograph()
  }
}
