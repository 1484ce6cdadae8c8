import Mocky
import Testing

private final class Draft {
  let text: String
  init(_ text: String) { self.text = text }
}

private protocol Author { var name: String { get } }

private struct Ann: Author { let name = "Ann" }

@Mockable private protocol Editor: Actor {
  func check(_ draft: Draft) async -> Int
  func each(_ body: () -> Void) async
  func keep(_ body: @escaping () -> Int) async
  func change(_ draft: inout Draft) async
  func author() async -> any Author
  subscript(draft: Draft) -> Int { get async }
}

private actor RealEditor: Editor {
  func check(_ draft: Draft) async -> Int { draft.text.count }
  func each(_ body: () -> Void) async { body() }
  func keep(_ body: @escaping () -> Int) async {}
  func change(_ draft: inout Draft) async {}
  func author() async -> any Author { Ann() }
  subscript(draft: Draft) -> Int { get async { 0 } }
}

@Mockable private protocol Clerk {
  func file<Paper: AnyObject>(_ papers: sending (Paper, (by: any Author, page: Int))) -> Int
  func papers() -> sending (Draft, by: any Author)
}

private struct Beth: Clerk {
  func file<Paper: AnyObject>(_ papers: sending (Paper, (by: any Author, page: Int))) -> Int {
    papers.1.by.name.count + papers.1.page
  }
  func papers() -> sending (Draft, by: any Author) { (Draft("abcd"), Ann()) }
}

@MainActor @Mockable private protocol Desk {
  func hand(_ author: sending any Author) -> String
  func wait(for author: sending any Author) async
  func next() -> sending any Author
  func note() -> sending Void
  func sort(_ type: sending AnyClass) async
  func weigh(_ type: sending Any.Type) async -> sending any Sendable.Type
  func ask(_ editor: isolated RealEditor) -> Int
  func show(_ number: Int) -> Int
}

@Suite(.mockery) struct SentArgumentTests {
  @Test func anActorsMembersTakeWhatIsNotSendable() async {
    let editor = Mockery.current.mock(MockEditor.self)
    Mockery.current.check {
      expectThat(editor).receives.check(.where(\.text, .equal(to: "a"))).then.returns(1)
      expectThat(editor).receives.each(.any)
    }
    #expect(await editor.check(Draft("a")) == 1)
    await editor.each {}
  }

  @Test func aSpyHandsThemOn() async {
    let editor = Mockery.current.spy(MockEditor.self, on: RealEditor())
    #expect(await editor.check(Draft("abc")) == 3)
    Mockery.current.verify { expectThat(editor).received.check(.any) }
  }

  @Test func aSpySendsTuples() {
    let clerk = Mockery.current.spy(MockClerk.self, on: Beth())
    #expect(clerk.file((Draft("a"), (by: Ann(), page: 4))) == 7)
    #expect(clerk.papers().0.text == "abcd")
  }

  @Test @MainActor func theMainActorTakesWhatIsSent() async {
    let desk = Mockery.current.mock(MockDesk.self)
    Mockery.current.check {
      expectThat(desk).receives.hand(.any).then.returns("Ann")
      expectThat(desk).receives.wait(for: .any)
      expectThat(desk).receives.next().then.performs { Ann() }
      expectThat(desk).receives.note()
      expectThat(desk).receives.sort(.any)
      expectThat(desk).receives.weigh(.any).then.returns(Int.self)
    }
    desk.note()
    await desk.sort(Draft.self)
    #expect(await desk.weigh(String.self) == Int.self)
    #expect(desk.hand(Ann()) == "Ann")
    await desk.wait(for: Ann())
    #expect(desk.next().name == "Ann")
  }

  @Test func aMemberMayRunOnAnotherActorThanItsProtocol() async {
    let desk = Mockery.current.mock(MockDesk.self)
    Mockery.current.check { expectThat(desk).receives.ask(.any).then.returns(4) }
    #expect(await desk.ask(RealEditor()) == 4)
  }
}
