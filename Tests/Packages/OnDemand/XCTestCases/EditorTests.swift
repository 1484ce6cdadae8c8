import Mocky
import XCTest

@testable import Newsroom

final class EditorTests: XCTestCase {
  private var context = Mockery()

  override func setUp() { context = Mockery() }
  override func tearDown() { assertContextSatisfied(context) }

  func testWhatAProtocolInherits() throws {
    let editor = context.mock(MockEditor.self)
    context.check {
      expectThat(editor).receives.receive("hello")
      expectThat(editor).receives.find("hello", before: .any).then.returns(["hello, world"])
      expectThat(editor).receives.sign("hello").then.returns("hello, E.")
      allowing(editor).receives.name.then.returns("Eve")
    }
    Publisher(subscribers: [editor]).publish("hello")
    XCTAssertEqual(try editor.find("hello", before: .now), ["hello, world"])
    XCTAssertEqual(editor.sign("hello"), "hello, E.")
    XCTAssertEqual(editor.name, "Eve")
    XCTAssert(MockEditor.hasInheritedMembers)
  }
}
