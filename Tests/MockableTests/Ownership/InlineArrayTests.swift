import Mocky
import MockyTestSupport
import Testing

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@Mockable private protocol Dicebox {
  func roll(_ dice: InlineArray<2, Int>) -> InlineArray<2, Int>
  func shake(_ dice: [3 of Int], times: Int) -> [3 of Int]
  func stack(_ rows: [2 of [3 of Int]])
}

@Suite(.mockery)
struct InlineArrayTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func inlineArraysAreArgumentsAndResults() {
    let context = Mockery.current
    let box = context.mock(MockDicebox.self)
    context.check {
      expectThat(box).receives.roll(.any).then.performs { [$0[1], $0[0]] }
      expectThat(box).receives.shake(.matching("begins with 1") { $0[0] == 1 }, times: 2)
        .then.returns([4, 5, 6])
      expectThat(box).receives.stack(.matching("ends with 9") { $0[1][2] == 9 })
    }
    let dicebox: any Dicebox = box
    let rolled = dicebox.roll([1, 2])
    #expect(rolled[0] == 2 && rolled[1] == 1)
    #expect(dicebox.shake([1, 2, 3], times: 2)[2] == 6)
    dicebox.stack([[1, 2, 3], [7, 8, 9]])
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func messagesShowWhatOneIs() {
    let lines = headlines { context in
      context.mock(MockDicebox.self).stack([[1, 2, 3], [7, 8, 9]])
    }
    #expect(
      lines.first?.hasPrefix("dicebox.stack(InlineArray<2, ") == true,
      "\(lines)")
  }
}
