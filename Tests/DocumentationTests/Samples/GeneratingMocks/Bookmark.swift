import Mocky
import Testing

protocol Bookmark: Encodable {
  var title: String { get }
  func open(in browser: String) -> Bool
}

final class MockBookmark: Bookmark, MakeableMock {
  let mockObject: MockObject
  init(_ mockObject: MockObject) { self.mockObject = mockObject }

  var title: String { mockObject.call(.getter("title"), returning: String.self) }
  func open(in browser: String) -> Bool {
    mockObject.call("open(in:)", .one(browser), returning: Bool.self)
  }
  func encode(to encoder: any Encoder) throws {}

  var receives: BookmarkExpectations { BookmarkExpectations(mockRecorder: .receives(self)) }
  var received: BookmarkExpectations { BookmarkExpectations(mockRecorder: .received(self)) }
}

struct BookmarkExpectations: MockExpectations {
  var mockRecorder: ExpectationRecorder

  var title: InvocationExpectation<Void, Never, String, Synchronous> {
    mockRecorder.expectation(.getter("title"))
  }
  func open(
    in browser: Matcher<String>
  ) -> InvocationExpectation<String, Never, Bool, Synchronous> {
    mockRecorder.expectation("open(in:)", browser)
  }
  func open(in browser: String) -> InvocationExpectation<String, Never, Bool, Synchronous> {
    open(in: .value(browser))
  }
}

@Suite(.mockery) struct HandWrittenMockTests {
  @Test func aBookmarkIsOpened() {
    let bookmark = Mockery.current.mock(MockBookmark.self)
    Mockery.current.check {
      allowing(bookmark).receives.title.then.returns("Swift")
      expectThat(bookmark).receives.open(in: .any).then.returns(true)
    }
    #expect(bookmark.open(in: bookmark.title))
    Mockery.current.verify { expectThat(bookmark).received.open(in: "Swift") }
  }
}
