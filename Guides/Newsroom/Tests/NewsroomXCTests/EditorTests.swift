import Mocky
import NewsroomTesting
import XCTest

@testable import Newsroom

final class EditorTests: MockeryTestCase {
  func testTellsItsDelegateInOrder() {
    let delegate = context.mock(MockEditorDelegate.self)
    let editor = Editor()
    editor.delegate = delegate
    let publishing = context.sequence("publishing")
    context.check {
      inSequence(publishing) {
        expectThat(delegate).receives.editor(shouldPublish: .flood).then.returns(true)
        expectThat(delegate).receives.editor(didPublish: .flood)
      }
    }
    editor.publish([.flood])
  }

  func testPublishesNothingThatItsDelegateRefuses() {
    let delegate = context.mock(MockEditorDelegate.self)
    let editor = Editor()
    editor.delegate = delegate
    context.check {
      allowing(delegate).receives.editor(shouldPublish: .any).then.returns(false)
      expectThat(delegate).receives(.never).editor(didPublish: .any)
    }
    editor.publish([.flood, .fair])
  }
}
