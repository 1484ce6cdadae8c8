import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

struct ValueTextOfObjectsTests {
  private struct Basket {
    let owner: any Turtle
  }

  private class Animal {
    let name = "Tom"
    weak var friend: Animal?
    var next: Animal?
  }

  private final class Dog: Animal {
    unowned let owner: Shop
    let age = 7
    init(_ owner: Shop) { self.owner = owner }
  }

  private actor Vault { let gold = 3 }

  @Test func objectsAreShownByTheirParts() {
    let shop = Shop()
    #expect(ValueText.of(shop) == #"Shop(name: "corner")"#)
    #expect(ValueText.of(Dog(shop)) == #"Dog(name: "Tom", next: nil, age: 7)"#)
  }

  @Test func whatAnObjectDoesNotHoldIsNotRead() {
    #expect(ValueText.of(Dog(Shop())) == #"Dog(name: "Tom", next: nil, age: 7)"#)
  }

  @Test func objectsThatHoldEachOtherAreWrittenOnce() {
    let (one, two) = (Animal(), Animal())
    (one.next, two.next) = (two, one)
    defer { one.next = nil }
    #expect(
      ValueText.of(one)
        == #"Animal(name: "Tom", next: Animal(name: "Tom", next: Animal(…)))"#)
  }

  @Test func whatAnActorHoldsIsNotRead() {
    #expect(ValueText.of(Vault()) == "Vault")
  }

  @Test func mocksAreShownByNameWhereverTheyAre() {
    let context = Mockery(reporter: RecordingReporter())
    let turtle = context.mock(MockTurtle.self, named: "bob")
    #expect(ValueText.of(turtle) == "bob")
    #expect(ValueText.of([turtle]) == "[bob]")
    #expect(ValueText.of(Basket(owner: turtle)) == "Basket(owner: bob)")
    #expect(ValueText.of((any Turtle)?.some(turtle) as Any) == "bob")
  }

  @Test func whatDescribesItselfIsNotOverruled() {
    final class Room: CustomStringConvertible { let description = "a room" }
    struct Flat: CustomDebugStringConvertible { let debugDescription = "a flat" }
    final class House: CustomDebugStringConvertible { let debugDescription = "a house" }
    enum Door: CustomStringConvertible {
      case front
      var description: String { "a door" }
    }
    #expect(ValueText.of(Room()) == "a room")
    #expect(ValueText.of(Flat()) == "a flat")
    #expect(ValueText.of(House()) == "a house")
    #expect(ValueText.of(Door.front) == "a door")
    #expect(ValueText.of([Door.front]) == "[a door]")
  }

  @Test func longTextsAreCutInTheMiddle() {
    let text = ValueText.of(String(repeating: "a", count: 500) + String(repeating: "b", count: 500))
    let half = ValueText.limit / 2 - 1
    #expect(
      text == "\"\(String(repeating: "a", count: half)) … \(String(repeating: "b", count: half))\" "
        + "(1002 characters)")
  }

  @Test func textsUpToTheLimitAreWhole() {
    func short(_ text: String) -> String {
      RenderedText(text: text, isWhole: true, showsObject: false).short
    }
    let text = String(repeating: "a", count: ValueText.limit)
    #expect(short(text) == text)
    #expect(short(text + "a") != text + "a")
    let wide = String(repeating: "ä", count: ValueText.limit)
    #expect(short(wide) == wide)
  }

  @Test func textsForComparingAreWhole() {
    let long = String(repeating: "a", count: 1000)
    #expect(ValueText.rendered(long).text == "\"\(long)\"")
  }
}

struct RenderingTests {
  /// Asks a mock for its text, as a user's type may do.
  private struct Label: CustomStringConvertible {
    let turtle: any Turtle
    var description: String { "label of \(turtle.count()) for \(turtle.name())" }
  }

  private var (reporter, context, turtle) = recordedContext(MockTurtle.self)

  @Test func aMockThatADescriptionCallsAnswersWithDefaults() {
    #expect(ValueText.of(Label(turtle: turtle)) == "label of 0 for ")
    #expect(!Rendering.isInProgress)
  }

  @Test func whatADescriptionCallsLeavesNoTrace() {
    context.check { expectThat(turtle).receives.count().then.returns(3) }
    _ = ValueText.of(Label(turtle: turtle))
    #expect(reporter.failures.isEmpty)
    #expect(!context.isSatisfied)
    #expect(turtle.count() == 3)
    context.verifyNoMoreInteractions()
    #expect(reporter.failures.isEmpty)
  }

  @Test func whatAMatcherCallsToDescribeLeavesNoTrace() {
    let turtle = turtle
    let matcher = Matcher<Int>(
      "small", mismatch: { "\($0), not \(turtle.count())" }, matches: { $0 < 3 })
    assertMismatchDescription(matcher, of: 5, "5, not 0")
    #expect(matcher.describedText == "small")
    #expect(reporter.failures.isEmpty)
  }

  @Test func partsThatDescribeThemselvesMayCallMocks() {
    struct Part: SelfDescribing {
      let turtle: any Turtle
      func describe(to description: inout Description) {
        description.append("part \(turtle.count())")
      }
    }
    #expect(Part(turtle: turtle).describedText == "part 0")
    #expect(reporter.failures.isEmpty)
  }
}
