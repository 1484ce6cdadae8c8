import Mocky
import MockyTestSupport
import Testing

/// `.identical(to:)` with overloads, some of which take no objects.
struct IdentityOfOverloadTests {
  final class Parcel: Sendable {}

  let reporter = RecordingReporter()
  let context: Mockery
  let post: MockPostOffice
  let parcel = Parcel()

  init() {
    context = Mockery(reporter: reporter)
    post = context.mock()
  }

  @Test func theOverloadThatTakesObjectsIsMeant() {
    context.check { expectThat(post).receives.send(.identical(to: parcel)) }
    post.send(parcel)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }

  @Test func aValueThatIsNoObjectIsAMistake() {
    context.check {
      expectThat(post).receives.weigh(.identical(to: parcel))
      expectThat(post).receives.label(.identical(to: parcel))
    }
    #expect(
      reporter.messages
        == ["Int", "Optional<String>"].map {
          "identical(to:) compares objects, and \($0) isn't a class: write the plain value, or name "
            + "the argument's type, as in Matcher<Store>.identical(to: store)"
        })
  }

  @Test func objectsMayBeHidden() {
    context.check {
      expectThat(post).receives.keep(.identical(to: parcel))
      expectThat(post).receives.hide(.identical(to: parcel))
      expectThat(post).receives.hide(.identical(to: nil))
    }
    post.keep(parcel)
    post.hide(parcel)
    post.hide(nil)
    context.assertSatisfied()
    #expect(reporter.messages == [])
  }
}

@Mockable protocol PostOffice {
  func send(_ count: Int)
  func send(_ object: AnyObject)
  func weigh(_ weight: Int)
  func label(_ text: String?)
  func keep(_ item: any Sendable)
  func hide(_ item: Any?)
}
