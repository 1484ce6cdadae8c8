import Foundation
import Mocky
import MockyTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A matcher of a part of a value reports that part as a plain argument would, with its path.
struct PartMatcherReportTests {
  /// The headline of the failure without the call, and the lines about the argument.
  private func difference<Value>(
    of value: Value, from matcher: Matcher<Value>
  ) -> (headline: String, lines: [String], parts: [MockFailure.Difference]) {
    let (reporter, context) = recordedContext()
    let store = context.mockFunction(as: ((Value) -> Void).self)
    context.check { expectThat(store).receives.call(matcher) }
    store.function(value)
    let lines = reporter.messages.last?.split(separator: "\n").map(String.init) ?? []
    let start = lines.firstIndex { $0.hasPrefix("      1  ") } ?? lines.endIndex
    let end = lines[start...].dropFirst().firstIndex { !$0.hasPrefix("          ") }
    let headline = lines[0].components(separatedBy: ": unexpected: ").last ?? ""
    let texts = lines[start..<(end ?? lines.endIndex)].map { String($0.dropFirst(16)) }
    return (headline, texts, reporter.failures[0].details.arguments[0].differences)
  }

  private struct Item {
    var sku = "A-1"
    var count = 2
  }
  private struct Order {
    var id = 7
    var items = [Item(), Item(sku: "B-2")]
    var note: String?
  }
  private enum Event {
    case arrived(Order, on: String)
    case named(String)
    case moved(from: Int, to: Int)
    case opened(Door)
  }
  private final class Door: Equatable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Door, right: Door) -> Bool { left.name == right.name }
  }

  @Test func wherePlainDictionary() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.setValue("Token t0k3n", forHTTPHeaderField: "Authorization")
    request.setValue("1", forHTTPHeaderField: "Retries")
    let expected = ["Authorization": "Bearer t0k3n", "Retries": "1"]
    let found = difference(of: request, from: .where(\.allHTTPHeaderFields, expected))
    #expect(found.headline.contains(#"allHTTPHeaderFields["Authorization"] of argument 1 is"#))
    #expect(found.headline.hasSuffix(#"is "Token t0k3n", expected "Bearer t0k3n""#))
    #expect(found.lines[0].hasPrefix(#"✗ allHTTPHeaderFields["Authorization"]"#))
  }

  @Test func whereWithAMatcher() {
    let found = difference(of: Order(), from: .where(\.items.count, .greaterThan(3)))
    #expect(found.headline == "items.count of argument 1 is 2, expected greater than 3")
    #expect(found.lines == ["✗ items.count  expected greater than 3, got 2"])
  }

  @Test func whereOfAPartOfAPart() {
    let item: Matcher<Item> = .where(\.sku, .startingWith("A"))
    let matcher: Matcher<Order> = .where(\.items, .everyElement(item))
    let found = difference(of: Order(), from: matcher)
    #expect(
      found.headline
        == #"items[1].sku of argument 1 is "B-2", expected a string starting with "A""#)
    #expect(
      found.lines == [#"✗ items[1].sku  expected a string starting with "A", got "B-2""#])
  }

  @Test func severalPartsThatDiffer() {
    let found = difference(of: Order(), from: .where(\.id, 8) && .where(\.items.count, 3))
    #expect(found.headline == "id of argument 1 is 7, expected 8, and 1 more part differs")
    #expect(
      found.lines == [
        "✗ id           expected 8, got 7", "  items.count  expected 3, got 2",
      ])
  }

  @Test func aClosureBehindAConditionThatFailsIsNotAsked() {
    let matcher: Matcher<Order> = .where(\.items.count, 3) && .matching { $0.items[2].sku == "C" }
    let found = difference(of: Order(), from: matcher)
    #expect(found.headline == "items.count of argument 1 is 2, expected 3")
    #expect(found.lines == ["✗ items.count  expected 3, got 2"])
  }

  @Test func capturedParts() {
    let captor = Captor<Order>()
    let found = difference(of: Order(), from: .capturing(into: captor, if: .where(\.id, 8)))
    #expect(found.lines == ["✗ id  expected 8, got 7"])
  }

  @Test func json() {
    let json = #"{"user": {"id": 7, "name": "Ann"}}"#
    let text = difference(of: #"{"user":{"name":"Bob","id":7}}"#, from: .json(equalTo: json))
    #expect(text.headline == #"["user"]["name"] of argument 1 is "Bob", expected "Ann""#)
    let data = difference(
      of: Data(#"{"user":{"name":"Ann","id":8}}"#.utf8), from: .json(equalTo: json))
    #expect(data.headline == #"["user"]["id"] of argument 1 is 8, expected 7"#)
    let other = difference(of: Data([255]), from: .json(equalTo: json))
    #expect(other.headline.hasPrefix(#"expected JSON equal to {"user":{"id":7,"name":"Ann"}}"#))
  }

  @Test func aCase() {
    let event = Event.arrived(Order(), on: "docks")
    let found = difference(of: event, from: .case(Event.arrived, .where(\.id, 8), "docks"))
    #expect(found.headline == "arrived.0.id is 7, expected 8")
    let both = difference(of: Event.moved(from: 1, to: 2), from: .case(Event.moved, 3, 4))
    #expect(
      both.lines == [
        "✗ moved.from  expected 3, got 1", "  moved.to    expected 4, got 2",
      ])
    let name = difference(of: Event.named("Ann"), from: .case(Event.named, "Anna"))
    #expect(name.headline == #"named of argument 1 is "Ann", expected "Anna""#)
  }

  @Test func anotherCase() {
    let found = difference(of: Event.named("x"), from: .case(Event.opened, Door("front")))
    #expect(found.headline.hasPrefix("expected .opened("))
    let part = difference(of: Event.named("x"), from: .case(Event.arrived, .where(\.id, 8)))
    #expect(part.headline == "expected .arrived(with id 8, on: any) as argument 1")
  }

  private enum Step {
    case made(Event)
    case undone(Event)
  }

  @Test func aCaseInACase() {
    let made: Matcher<Step> = .case(Step.made, .case(Event.arrived, .where(\.items[0].sku, "B")))
    let other = difference(of: .made(.named("x")), from: made)
    #expect(
      other.headline
        == #"made of argument 1 is .named("x"), expected .arrived(with items[…].sku "B", on: any)"#)
    let part = difference(of: .made(.arrived(Order(), on: "docks")), from: made)
    #expect(part.headline == #"made.arrived.0.items[…].sku is "A-1", expected "B""#)
    let undone = difference(of: .undone(.named("x")), from: .case(Step.made, .case(Event.named)))
    #expect(undone.headline == "expected .made(.named(any)) as argument 1")
  }

  @Test func aValueForAKey() {
    let expected = ["name": "Ann", "city": "Rome"]
    let matcher: Matcher<[String: [String: String]]> = .value(forKey: "user", expected)
    let found = difference(of: ["user": ["name": "Bob", "city": "Rome"]], from: matcher)
    #expect(found.headline == #"["user"]["name"] of argument 1 is "Bob", expected "Ann""#)
    #expect(found.lines == [#"✗ ["user"]["name"]  expected "Ann", got "Bob""#])
    let none = difference(of: ["owner": expected], from: matcher)
    #expect(none.headline.hasPrefix(#"["user"] of argument 1 is nil, expected ["city": "Rome""#))
  }

  @Test func theTypeOfAValue() {
    let found = difference(of: UInt16(8080) as Any, from: .ofType(Int.self))
    #expect(found.headline == "argument 1 is 8080 (UInt16), expected an Int")
    #expect(found.lines == ["✗ expected an Int", "       got 8080 (UInt16)"])
    let inside: Matcher<[String: Any]> = .value(forKey: "port", .ofType(Int.self))
    let part = difference(of: ["port": "8080"], from: inside)
    #expect(part.headline == #"["port"] of argument 1 is "8080" (String), expected an Int"#)
  }

  @Test func wordsOfAMatcherForTheDifference() {
    let even = Matcher<Int>(
      "an even number", mismatch: { "\($0), which is odd" }, matches: { $0.isMultiple(of: 2) })
    let found = difference(of: 3, from: even)
    #expect(found.headline == "argument 1 is 3, which is odd, expected an even number")
  }

  @Test func anOptional() {
    let found = difference(of: Order?.some(Order()), from: .where(\.id, 8))
    #expect(found.headline == "id of argument 1 is 7, expected 8")
    let none = difference(of: Order?.none, from: .where(\.id, 8))
    #expect(none.headline == "expected with id 8 as argument 1")
    let text = difference(of: String?.some("Ann"), from: .some("Anna"))
    #expect(text.headline == #"expected "Anna" as argument 1"#)
  }

  @Test func everyElement() {
    let found = difference(of: [1, 2, 3, 1], from: .everyElement(1))
    #expect(found.headline == "[1] of argument 1 is 2, expected 1, and 1 more part differs")
  }

  @Test func aCount() {
    let found = difference(of: [1, 2, 3], from: .count(2))
    #expect(found.headline == "count of argument 1 is 3, expected 2")
  }

  @Test func reportersGetTheParts() {
    let item: Matcher<Item> = .where(\.count, 3)
    let parts = difference(of: Order(), from: .where(\.items, .everyElement(item))).parts
    #expect(parts.map(\.path) == ["items[0].count", "items[1].count"])
    #expect(parts.map(\.expected) == ["3", "3"])
  }
}
