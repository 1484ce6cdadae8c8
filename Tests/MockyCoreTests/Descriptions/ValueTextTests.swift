import Foundation
import MockyTestSupport
import Testing

@testable import MockyCore

struct ValueTextTests {
  enum Code: Equatable { case good, bad }

  enum Event {
    case started
    case failed(Code)
    case moved(from: Int, to: Int)
    case renamed(to: String)
    case sent(Circle?)
    indirect case after(Event)
  }

  struct Pair {
    let left: Any
    let right: Any
  }

  @Test(arguments: [
    ("some", "\"some\""), ("", "\"\""), (#"C:\a"#, #""C:\\a""#),
    (#"a "b""#, ##"#"a "b""#"##), (#"{"a": "\b"}"#, ##"#"{"a": "\b"}"#"##),
    ("a \"b\"\n", #""a \"b\"\n""#), (##"a "#b""##, ##""a \"#b\"""##), ("#\"", ##""#\"""##),
  ])
  func stringsAreQuoted(value: String, text: String) {
    #expect(ValueText.of(value) == text)
    #expect(ValueText.of(value[...]) == text)
  }

  @Test func charactersAreQuoted() {
    #expect(ValueText.of(Character("x")) == "\"x\"")
  }

  @Test func numbersAreAsTheyAreWritten() {
    #expect(ValueText.of(3) == "3")
    #expect(ValueText.of(1.5) == "1.5")
    #expect(ValueText.of(Float(1)) == "1.0")
    #expect(ValueText.of(true) == "true")
    #expect(ValueText.of(Decimal(string: "1.25") as Any) == "1.25")
  }

  @Test func optionalsAreShownByWhatIsInside() {
    #expect(ValueText.of(Int?.none as Any) == "nil")
    #expect(ValueText.of(Int??.some(.none) as Any) == ".some(nil)")
    #expect(ValueText.of(String???.some("x") as Any) == "\"x\"")
  }

  @Test func enumsAreShownByTheirCase() {
    #expect(ValueText.of(Event.started) == ".started")
    #expect(ValueText.of(Event.failed(.bad)) == ".failed(.bad)")
    #expect(ValueText.of(Event.moved(from: 1, to: 2)) == ".moved(from: 1, to: 2)")
    #expect(ValueText.of(Event.renamed(to: "x")) == ".renamed(to: \"x\")")
    #expect(ValueText.of(Event.sent(nil)) == ".sent(nil)")
    #expect(ValueText.of(Event.sent(Circle(radius: 1))) == ".sent(Circle(radius: 1))")
    #expect(ValueText.of(Event.after(.started)) == ".after(.started)")
  }

  @Test func structsAreShownByTheirParts() {
    #expect(ValueText.of(Circle(radius: 1)) == "Circle(radius: 1)")
    #expect(
      ValueText.of(Pair(left: Code.bad, right: ["x": 1])) == "Pair(left: .bad, right: [\"x\": 1])")
    struct Empty {}
    #expect(ValueText.of(Empty()) == "Empty()")
  }

  @Test func collectionsAreShownByTheirElements() {
    #expect(ValueText.of([Int]()) == "[]")
    #expect(ValueText.of(["a", "b"]) == "[\"a\", \"b\"]")
    #expect(ValueText.of([1, nil]) == "[1, nil]")
    #expect(ValueText.of([[1], []]) == "[[1], []]")
    #expect(ValueText.of([1, 2, 3][1...]) == "[2, 3]")
    #expect(ValueText.of([Code.good]) == "[.good]")
  }

  @Test func aCollectionThatDescribesItselfIsShownByItsDescription() {
    struct Headers: RandomAccessCollection, CustomStringConvertible {
      let names: [String]
      let startIndex: Int = 0
      var endIndex: Int { names.count }
      var description: String { names.joined(separator: "; ") }
      subscript(index: Int) -> String { names[index] }
    }
    #expect(ValueText.of(Headers(names: ["Accept", "Host"])) == "Accept; Host")
    #expect(ValueText.of([Headers(names: ["Host"])]) == "[Host]")
  }

  @Test func aCollectionWithAMirrorAndADescriptionIsShownByItsDescription() {
    struct Headers: CustomReflectable, CustomDebugStringConvertible {
      let names: [String]
      var debugDescription: String { names.joined(separator: "; ") }
      var customMirror: Mirror {
        Mirror(self, unlabeledChildren: names, displayStyle: .collection)
      }
    }
    #expect(ValueText.of(Headers(names: ["Accept", "Host"])) == "Accept; Host")
    #expect(ValueText.of(ContiguousArray(["a"])) == #"["a"]"#)
  }

  @Test func descriptionsOfSeveralLinesAreInOneLineAmongOthers() {
    struct Report: CustomStringConvertible { var description: String { "one\ntwo" } }
    #expect(ValueText.of(Report()) == "one\ntwo")
    #expect(ShortText.of(Report()) == "one two")
  }

  @Test func whatHasNoOrderIsShownInAStableOne() {
    #expect(ValueText.of(Set("dcba".map(String.init))) == #"["a", "b", "c", "d"]"#)
    #expect(ValueText.of([String: Int]()) == "[:]")
    let numbers = ["d": 4, "c": 3, "b": 2, "a": 1]
    let text = #"["a": 1, "b": 2, "c": 3, "d": 4]"#
    #expect(ValueText.of(numbers) == text)
    #expect(ValueText.of(Pair(left: numbers, right: 0)) == "Pair(left: \(text), right: 0)")
  }

  @Test func tuplesAreShownByTheirParts() {
    #expect(ValueText.of(()) == "()")
    #expect(ValueText.of((1, "x")) == "(1, \"x\")")
    #expect(ValueText.of((id: 1, Code.bad)) == "(id: 1, .bad)")
  }

  @Test func rangesAreAsTheyAreWritten() {
    #expect(ValueText.of(1...3) == "1...3")
    #expect(ValueText.of(1..<3) == "1..<3")
    #expect(ValueText.of(1...) == "1...")
    #expect(ValueText.of(...3) == "...3")
    #expect(ValueText.of(..<3) == "..<3")
    #expect(ValueText.of("a"..."c") == "\"a\"...\"c\"")
  }

  @Test func closuresHaveNoText() {
    let closure: (Int) -> Void = { _ in }
    let asynchronous: @Sendable () async throws -> Int = { 1 }
    #expect(ValueText.of(closure) == "a closure")
    #expect(ValueText.of(asynchronous) == "a closure")
    #expect(ValueText.of([closure]) == "[a closure]")
    #expect(ValueText.of(ArgumentPlaceholder.nonEscapingClosure) == "a closure")
  }

  @Test func typesAreShownByName() {
    #expect(ValueText.of(Int.self) == "Int.self")
    #expect(ValueText.of([String].self) == "[String].self")
    #expect(ValueText.of([Int: [String]].self) == "[Int: [String]].self")
    #expect(ValueText.of((any Shape).self) == "Shape.self")
    #expect(ValueText.of(Shop.self) == "Shop.self")
  }

  @Test func errorsAreShownAsWhatTheyAre() {
    #expect(ValueText.of(Trouble.small as any Error) == ".small")
    #expect(ValueText.of(Trouble.big(code: 3) as any Error) == ".big(code: 3)")
  }

  @Test func inoutArgumentsAreShownAsTheyCameIn() {
    let argument = Inout(1)
    argument.value = 2
    #expect(ValueText.of(argument) == "1")
  }

  @Test func hashablesWithoutATypeAreShownByWhatIsInside() {
    #expect(ValueText.of(AnyHashable("x")) == "\"x\"")
    #expect(ValueText.of(AnyHashable(Code.bad)) == ".bad")
  }
}
