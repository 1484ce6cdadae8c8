import Mocky
import Testing

@MainActor @Mockable class Dialog {
  var text = ""
  init(text: String) { self.text = text }
  func show(_ times: Int) -> String { String(repeating: text, count: times) }
  func load() async throws -> String { text }
  nonisolated func kind() -> String { "dialog" }
}

@Suite @MainActor struct ClassIsolationTests {
  let context: Mockery = Mockery()

  @Test func aClassOnTheMainActorIsMockedThere() async throws {
    let dialog = context.mock { MockDialog($0, text: "a") }
    let shown = Captor<Int>()
    context.check {
      expectThat(dialog).receives.show(2).then.performs { times in
        MainActor.assertIsolated()
        shown.record(times)
        return "shown"
      }
      expectThat(dialog).receives.load().then.returns("loaded")
      expectThat(dialog).receives.kind().then.returns("mock")
    }
    #expect(dialog.show(2) == "shown")
    #expect(try await dialog.load() == "loaded")
    #expect(dialog.kind() == "mock")
    context.assertSatisfied()
  }

  @Test func itsSpyForwardsThere() async throws {
    let dialog = context.spy { MockDialog($0, text: "a") }
    #expect(dialog.show(2) == "aa")
    #expect(try await dialog.load() == "a")
    dialog.text = "b"
    #expect(dialog.text == "b")
  }
}
