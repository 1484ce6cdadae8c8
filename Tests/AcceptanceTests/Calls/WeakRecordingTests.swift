import Foundation
import Mocky
import MockyTestSupport
import Testing

/// Recording on request without keeping objects alive.
struct WeakRecordingTests {
  var (reporter, context) = recordedContext()
  let nest: MockEggNest

  init() {
    context.recordsArguments = .weakly
    nest = context.mock(strictness: .nice)
  }

  @Test func anObjectIsReleasedWithItsLastOwner() {
    weak var egg: Egg?
    do {
      let laid = Egg("blue")
      nest.lay(laid)
      nest.layAll(laid, laid)
      egg = laid
    }
    #expect(egg == nil)
  }

  @Test func aClosureIsNotKept() {
    weak var egg: Egg?
    do {
      let laid = Egg("blue")
      nest.hatch({ _ = laid.color }, later: { _ = laid.color })
      egg = laid
    }
    #expect(egg == nil)
    context.verify { expectThat(nest).received.hatch(.any, later: .any) }
    #expect(reporter.messages == [])
  }

  @Test func anObjectThatIsStillThereIsFound() {
    let (blue, white) = (Egg("blue"), Egg("white"))
    nest.lay(blue)
    nest.layAll(blue, .some(.some(white)))
    nest.layAll(nil, .some(.none))
    let captor = Captor<Egg>()
    context.verify {
      expectThat(nest).received.lay(.capturing(into: captor, if: .identical(to: blue)))
      expectThat(nest).received.layAll(blue, white)
      expectThat(nest).received.layAll(nil, .any)
    }
    #expect(reporter.messages == [])
    #expect(captor.last === blue)
  }

  @Test func anObjectThatHasGoneIsShownByItsDescription() {
    let line = #line + 1
    nest.lay(NamedEgg("goose"))
    context.verify { expectThat(nest).received.lay(NamedEgg("duck")) }
    #expect(reporter.headlines == ["eggNest.lay(duck): never called, expected at least once"])
    #expect(
      reporter.section(.calls) == [
        "1. eggNest.lay(goose (released))   → expected duck as argument 1; "
          + "from WeakRecordingTests.anObjectThatHasGoneIsShownByItsDescription() :\(line)"
      ])
    context.verify { expectThat(nest).received.lay(.any) }
    #expect(reporter.failures.count == 1)
  }

  @Test func anInoutArgumentIsKeptAsItWas() {
    let blue = Egg("blue")
    var egg = blue
    context.check { expectThat(nest).receives.swap(.any).then.performs { $0.value = Egg("new") } }
    nest.swap(&egg)
    #expect(egg.color == "new")
    context.verify { expectThat(nest).received.swap(blue) }
    #expect(reporter.messages == [])
  }

  @Test func anExpectationSeesTheObjectItself() {
    let captor = Captor<Egg>()
    context.check { expectThat(nest).receives.lay(.capturing(into: captor)) }
    nest.lay(Egg("blue"))
    #expect(captor.last?.color == "blue")
  }

  @Test func aDescriptionMayCallMocks() {
    let nosy = NosyEgg { [nest] in nest.lay(Egg("white")) }
    nest.lay(nosy)
    context.verify { expectThat(nest).received(1).lay(.any) }
    #expect(reporter.messages == [])
  }

  @Test func theArgumentsOfAStoppedMockAreNotKept() {
    weak var egg: Egg?
    context.stopMocking(nest)
    do {
      let laid = Egg("blue")
      nest.lay(laid)
      egg = laid
    }
    #expect(egg == nil)
    #expect(reporter.kinds == [.unexpectedCall])
  }

  @Test func whatANotificationCarriesIsNotKept() {
    weak var egg: Egg?
    let (center, laid) = (NotificationCenter(), Notification.Name("laid"))
    context.check { expectNotification(named: laid).via(center) }
    do {
      let blue = Egg("blue")
      center.post(name: laid, object: blue, userInfo: ["egg": blue])
      egg = blue
    }
    #expect(egg == nil)
    assertContextSatisfied(context)
    #expect(reporter.messages == [])
  }

  @Test func theSenderOfANotificationThatNobodyExpectsIsNotKept() {
    weak var egg: Egg?
    let (center, laid, hen) = (NotificationCenter(), Notification.Name("laid"), NamedEgg("hen"))
    context.check { expectNotification(named: laid).from(hen).via(center) }
    do {
      let goose = NamedEgg("goose")
      center.post(name: laid, object: goose, userInfo: ["egg": goose])
      egg = goose
    }
    let caller = "WeakRecordingTests.theSenderOfANotificationThatNobodyExpectsIsNotKept()"
    let line = #line - 4
    #expect(egg == nil)
    assertContextSatisfied(context)
    #expect(
      reporter.headlines == [
        #"notificationCenter.post(name: "laid", object: hen): never posted, expected once"#
      ])
    #expect(
      reporter.section(.calls) == [
        #"1. notificationCenter.post(name: "laid", object: goose (released))   → "#
          + "expected hen as 'object'; from \(caller) :\(line)"
      ])
  }

  @Test func theSenderOfANotificationThatIsStillThereIsShown() {
    let (center, laid, hen) = (NotificationCenter(), Notification.Name("laid"), NamedEgg("hen"))
    context.check { expectNotification(named: laid).from(NamedEgg("goose")).via(center) }
    center.post(name: laid, object: hen)
    assertContextSatisfied(context)
    #expect(reporter.messages[0].contains(#"post(name: "laid", object: hen)"#))
  }

  @Test func itIsAboutCallsFromNowOn() {
    weak var egg: Egg?
    context.recordsArguments = .strongly
    do {
      let laid = Egg("blue")
      nest.lay(laid)
      egg = laid
    }
    #expect(egg != nil)
  }
}

/// An egg that does something when it is described.
private final class NosyEgg: Egg, CustomStringConvertible, @unchecked Sendable {
  private let whenDescribed: @Sendable () -> Void

  init(whenDescribed: @escaping @Sendable () -> Void) {
    self.whenDescribed = whenDescribed
    super.init("nosy")
  }

  var description: String {
    whenDescribed()
    return color
  }
}
