import Mocky

#if !WRITTEN_BY_MACROS
  @testable import CorpusProtocols
#endif

func useClosures(_ context: Mockery) {
  let board = context.mock(MockSwitchboard.self)
  context.check {
    expectThat(board).receives.whenCalled(.any).then.performs { body in body(1) }
    expectThat(board).receives.whenSent(.isNil)
    expectThat(board).receives.both(.any, .any).then.returns(3)
    expectThat(board).receives.onMain(.any)
    expectThat(board).receives.nonsending(.any).then.performs { body in await body() * 2 }
    expectThat(board).receives.concurrent(.any)
    expectThat(board).receives.queue(.any, on: .main)
    expectThat(board).receives.post(.where(\.text, .equal(to: "a")))
    expectThat(board).receives.adopt(.count(1), .any).then.performs { bodies, _ in _ = bodies[0](1)
    }
    expectThat(board).receives.change(.any)
    allowing(board).receives.handlers().then.returns([{ "\($0)" }])
  }
}

// Function types that only newer systems know at run time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func useNewerClosures(_ context: Mockery) {
  let board = context.mock(MockSwitchboard.self)
  context.check {
    expectThat(board).receives.typed(.any).then.performs { body in _ = try? body(1) }
    expectThat(board).receives.typedLater(.any).then.performs { body in _ = try? await body() }
    expectThat(board).receives.briefly(.any).then.throws(.closed)
    expectThat(board).receives.isolated(.any).then.performs { body in _ = body.isolation }
    expectThat(board).receives.later(.any).then.performs { body in await body() + 1 }
    allowing(board).receives.handler(for: .containing("a"))
  }
}
